### Lo que dicen los rivales de vez en cuando, cada uno a su manera.

settings-phrases = Los rivales hablan

phrase-random-pleased-1 = Vueltas y vueltas, ¡y mira qué he cazado!
phrase-random-pleased-2 = El viento ha dicho que sí.
phrase-random-annoyed-1 = Era mía hasta que cambió el viento.
phrase-random-annoyed-2 = Bueno. Yo miraba hacia otro lado.
phrase-random-late-1 = ¿Por dónde se salía?
phrase-random-late-2 = El viento amaina. ¡Deprisa!

phrase-novice-pleased-1 = ¿Esta es buena? Parece buena.
phrase-novice-pleased-2 = ¡Mía! Creo.
phrase-novice-annoyed-1 = Ay. Esa la necesitaba, ¿verdad?
phrase-novice-annoyed-2 = Justo me estaba acostumbrando a esa carta.
phrase-novice-late-1 = ¿El final? ¿Ya?
phrase-novice-late-2 = Casi lo había entendido.

phrase-apprentice-pleased-1 = Página cuarenta y dos, tal como está escrito.
phrase-apprentice-pleased-2 = Con esto completo una columna.
phrase-apprentice-annoyed-1 = Eso no estaba en el libro.
phrase-apprentice-annoyed-2 = Tenía planes para esa.
phrase-apprentice-late-1 = Voy a necesitar otra vela.
phrase-apprentice-late-2 = Tan poco tiempo y tantas notas al pie.

phrase-greedy-pleased-1 = Quien lo encuentra se lo queda.
phrase-greedy-pleased-2 = Pérdida ajena, bien contada.
phrase-greedy-annoyed-1 = Esa la quiero de vuelta.
phrase-greedy-annoyed-2 = ¡Ladrón! Con todos los respetos.
phrase-greedy-late-1 = El tiempo es oro, y escasean los dos.
phrase-greedy-late-2 = Contad vuestras cartas. Yo ya lo he hecho.

phrase-bard-pleased-1 = ¡Faltaba esta estrofa!
phrase-bard-pleased-2 = ¡Y ahora el estribillo, todos!
phrase-bard-annoyed-1 = ¡Mi canción! Y encima la tarareas mal.
phrase-bard-annoyed-2 = Toda balada necesita una pérdida.
phrase-bard-late-1 = ¡Una estrofa más, os lo ruego!
phrase-bard-late-2 = Iba a rimar tan bien…

phrase-poacher-pleased-1 = No la estabas usando, ¿verdad?
phrase-poacher-pleased-2 = Huella fresca, presa fácil.
phrase-poacher-annoyed-1 = Alguien sigue mi rastro.
phrase-poacher-annoyed-2 = Era solo el cebo. De verdad.
phrase-poacher-late-1 = Hora de escabullirse.
phrase-poacher-late-2 = Hoy el bosque cierra temprano.

phrase-adept-pleased-1 = Las estrellas ya lo decían.
phrase-adept-pleased-2 = Una línea más del dibujo.
phrase-adept-annoyed-1 = Un error del almanaque. O mío.
phrase-adept-annoyed-2 = Así que ahí era su sitio.
phrase-adept-late-1 = La última hora es la más clara.
phrase-adept-late-2 = Desde aquí conozco el final.

phrase-master-pleased-1 = Como estaba escrito.
phrase-master-pleased-2 = Pudiste impedírmelo.
phrase-master-annoyed-1 = Interesante. ¿Y luego?
phrase-master-annoyed-2 = Puedo prescindir de ella.
phrase-master-late-1 = Hace rato que está decidido.
phrase-master-late-2 = ¿La oyes tú también? La última carta.
