### Lo que los mercaderes gritan en el mercado, cada uno a su manera; quien no tiene palabras propias usa las últimas.

floor-say-call-random = ¡{ $give }! Lo ha traído el viento.
floor-say-refuse-random = Con este viento, mejor no.
floor-say-deal-random = ¡Y vuelta a girar!
floor-say-late-random = ¡El viento afloja!

floor-say-call-novice = ¡{ $give }! Lo doy con gusto.
floor-say-refuse-novice = Perdona, la mía la necesito. Creo.
floor-say-deal-novice = ¡Gracias! ¿Ha sido justo?
floor-say-late-novice = ¿Ya? ¡Llevaos lo que sea!

floor-say-call-apprentice = ¡{ $give }! ¿Nadie? ¿Por favor?
floor-say-refuse-apprentice = Yo… mejor no. Perdón.
floor-say-deal-apprentice = Uf. Queda apuntado.
floor-say-late-apprentice = ¡Rápido, rápido, rápido!

floor-say-call-greedy = ¡{ $give }! Pero regalado, nada.
floor-say-refuse-greedy = Muy poco, lo siento.
floor-say-deal-greedy = Vendido. No hay devoluciones.
floor-say-late-greedy = ¡Últimos precios! Los míos no bajan.

floor-say-call-bard = ¡{ $give }! Casi por una canción.
floor-say-refuse-bard = Precioso, pero no es mi tono.
floor-say-deal-bard = ¡Un dueto! Encantado.
floor-say-late-bard = ¡Un último verso, un último trato!

floor-say-call-poacher = ¡{ $give }! Muy fresco, y sin preguntas.
floor-say-refuse-poacher = Muy amable. Ya llevo el saco lleno.
floor-say-deal-poacher = Buena pieza para los dos.
floor-say-late-poacher = ¡Antes de que lleguen los guardas!

floor-say-call-adept = ¡{ $give }! A alguien aquí le conviene.
floor-say-refuse-adept = Las cuentas dicen que no. Disculpa.
floor-say-deal-adept = Según lo calculado. Gracias.
floor-say-late-adept = La arena corre. ¡Decidid!

floor-say-call-master = ¡{ $give }! Más tarde hará falta.
floor-say-refuse-master = Bonito gesto. Pero no.
floor-say-deal-master = Ya lo sabíamos, ¿verdad?
floor-say-late-master = Ahora decide el tiempo.

floor-say-call = ¡{ $give }! ¿Quién da más?
floor-say-refuse = No, gracias.
floor-say-deal = ¡Un placer!
floor-say-late = ¡Deprisa, deprisa!
