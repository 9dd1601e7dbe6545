### Was Gegner dann und wann am Spielplan sagen, jeder auf seine Art.

phrase-stories-random-pleased-1 = Der Wind hat mich hergeweht. Guter Wind!
phrase-stories-random-pleased-2 = Links, rechts, und sieh da: eine Geschichte!
phrase-stories-random-annoyed-1 = Die Würfel haben sich gedreht. Ich mich auch.
phrase-stories-random-annoyed-2 = Da wollte ich hin. Oder doch nicht?
phrase-stories-random-late-1 = Schon Schluss? Ich habe mich erst einmal gedreht.
phrase-stories-random-late-2 = Noch eine letzte Bö!

phrase-stories-novice-pleased-1 = Ich stehe auf einem Feld! Einem guten, glaube ich.
phrase-stories-novice-pleased-2 = War das gerade ich?
phrase-stories-novice-annoyed-1 = Keiner meiner Würfel hat Lust.
phrase-stories-novice-annoyed-2 = Genau die Geschichte habe ich geübt.
phrase-stories-novice-late-1 = Die letzte Runde? Ich habe doch eben erst die Burg gefunden!
phrase-stories-novice-late-2 = Sagt mir bitte jemand, was mir noch fehlt?

phrase-stories-apprentice-pleased-1 = Wie es die Karte vorhergesagt hat.
phrase-stories-apprentice-pleased-2 = Kapitel fertig. Nächste Seite.
phrase-stories-apprentice-annoyed-1 = Da haben sich die Würfel verlesen.
phrase-stories-apprentice-annoyed-2 = Dieses Ende stand in meinen Notizen.
phrase-stories-apprentice-late-1 = Nun beginnt also schon das Nachwort.
phrase-stories-apprentice-late-2 = Ein Kapitel werde ich überspringen müssen.

phrase-stories-master-pleased-1 = Das sah ich schon vor drei Zügen.
phrase-stories-master-pleased-2 = Alle Wege führen irgendwohin. Meine führen hierher.
phrase-stories-master-annoyed-1 = Ein kleiner Umweg. Auch der war eingeplant.
phrase-stories-master-annoyed-2 = Gut erzählt. Ich hätte es kürzer gemacht.
phrase-stories-master-late-1 = Die letzte Runde. Mal sehen, wer mitgezählt hat.
phrase-stories-master-late-2 = Jetzt zählen die Figuren auf dem Spielplan.
