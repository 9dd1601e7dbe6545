### Was Gegner dann und wann sagen, jeder auf seine Art.

settings-phrases = Gegner reden

phrase-random-pleased-1 = Rundherum, und sieh, was ich gefangen habe!
phrase-random-pleased-2 = Der Wind hat Ja gesagt.
phrase-random-annoyed-1 = Die war meine, bis der Wind gedreht hat.
phrase-random-annoyed-2 = Schon gut. Ich sah gerade woandershin.
phrase-random-late-1 = Wo ging es noch mal hinaus?
phrase-random-late-2 = Der Wind lässt nach. Schnell!

phrase-novice-pleased-1 = Ist die gut? Sie sieht gut aus.
phrase-novice-pleased-2 = Meine! Glaube ich.
phrase-novice-annoyed-1 = Oh. Die hätte ich gebraucht, oder?
phrase-novice-annoyed-2 = An die hatte ich mich gerade gewöhnt.
phrase-novice-late-1 = Das Ende? Schon?
phrase-novice-late-2 = Fast hätte ich es verstanden.

phrase-apprentice-pleased-1 = Seite zweiundvierzig, genau wie geschrieben.
phrase-apprentice-pleased-2 = Damit ist eine Spalte voll.
phrase-apprentice-annoyed-1 = Das stand nicht im Buch.
phrase-apprentice-annoyed-2 = Mit der hatte ich etwas vor.
phrase-apprentice-late-1 = Ich werde noch eine Kerze brauchen.
phrase-apprentice-late-2 = So wenig Zeit, so viele Fußnoten.

phrase-greedy-pleased-1 = Wer findet, der behält.
phrase-greedy-pleased-2 = Fremder Verlust, sorgfältig gezählt.
phrase-greedy-annoyed-1 = Die will ich zurück.
phrase-greedy-annoyed-2 = Dieb! Höflich gesagt.
phrase-greedy-late-1 = Zeit ist Geld, und beides ist knapp.
phrase-greedy-late-2 = Zählt eure Karten. Ich habe meine gezählt.

phrase-bard-pleased-1 = Diese Strophe hat gefehlt!
phrase-bard-pleased-2 = Und jetzt alle: der Refrain!
phrase-bard-annoyed-1 = Mein Lied! Und du summst es auch noch falsch.
phrase-bard-annoyed-2 = Jede Ballade braucht einen Verlust.
phrase-bard-late-1 = Noch eine Strophe, ich bitte euch!
phrase-bard-late-2 = Es hätte sich so schön gereimt.

phrase-poacher-pleased-1 = Die hast du doch nicht gebraucht, oder?
phrase-poacher-pleased-2 = Frische Spur, leichter Fang.
phrase-poacher-annoyed-1 = Da geht jemand meiner Fährte nach.
phrase-poacher-annoyed-2 = Das war nur der Köder. Ehrlich.
phrase-poacher-late-1 = Zeit, sich davonzumachen.
phrase-poacher-late-2 = Der Wald schließt heute früher.

phrase-adept-pleased-1 = Die Sterne haben es angekündigt.
phrase-adept-pleased-2 = Eine Linie mehr im Muster.
phrase-adept-annoyed-1 = Ein Fehler im Almanach. Oder meiner.
phrase-adept-annoyed-2 = Da gehörte sie also hin.
phrase-adept-late-1 = Die letzte Stunde ist die klarste.
phrase-adept-late-2 = Ab hier kenne ich das Ende.

phrase-master-pleased-1 = Wie geschrieben steht.
phrase-master-pleased-2 = Du hättest mich aufhalten können.
phrase-master-annoyed-1 = Bemerkenswert. Und dann?
phrase-master-annoyed-2 = Ich kann sie entbehren.
phrase-master-late-1 = Das ist längst entschieden.
phrase-master-late-2 = Hörst du sie auch? Die letzte Karte.
