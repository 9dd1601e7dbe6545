### Stimmungszeilen: eine je Karte, unter dem Effekt.

## Land

flavour-mountain = Feuer auf dem Haupt, Rauch im Bart und die Flut zu Füßen.
flavour-cavern = Wer da unten schnarcht, hat noch nie von Wetter gehört.
flavour-bell_tower = Eine Glocke für Bräute, eine für Zauberer, eine für Frühauferstehende.
flavour-forest = Zähl die Augen, teil durch zwei und zieh die Elbenschützen ab.
flavour-earth_elemental = Grüße den Hügel höflich, und er steht auf und grüßt zurück.

## Flut

flavour-fountain_of_life = Sie schmeckt nach dem Stärksten, was du besitzt.
flavour-swamp = Hier zog das dritte Regiment durch. Nicht über die Helme stolpern!
flavour-great_flood = Am Dienstag hatte nur noch das Gebirge eine eigene Meinung.
flavour-island = Zwei Palmen, ein Stuhl und beste Sicht auf den Untergang der anderen.
flavour-water_elemental = Schütte es in den Fluss, und es kommt mit Freunden wieder.

## Wetter

flavour-rainstorm = Erst gingen die Kerzen aus, dann die Straßen unter, dann die Keller.
flavour-blizzard = Selbst die Flüsse sind stehen geblieben und warten auf den Frühling.
flavour-smoke = Er hat sein Feuer verloren und fragt von Tür zu Tür danach.
flavour-whirlwind = Zuletzt gesehen: eine Scheune, zwei Kühe und Regen, der aufwärts fiel.
flavour-air_elemental = Wer hat die Tür zugeschlagen, wo doch gar keine da ist?

## Flamme

flavour-wildfire = Die Zauberer verschont es. Man munkelt, sie hätten es gelegt.
flavour-candle = Ein Glockenschlag, ein Blättern, und das kleinste Licht ist das größte.
flavour-forge = Hier bekommen Schwerter den letzten Schliff und erste Ambitionen.
flavour-lightning = Vom Regen geladen, blieb er einen Herzschlag lang und nahm die Eiche mit.
flavour-fire_elemental = Achtung: Diesem Gast bitte keinen Stuhl anbieten.

## Armee

flavour-knights = Blitzblank poliert und völlig verloren, wenn es keinen zu grüßen gibt.
flavour-elven_archers = Bei klarer Sicht suchen sie sich aus, welche Wimper es trifft.
flavour-light_cavalry = Schnell wie ein Gerücht, bis ihr jemand einen Hügel in den Weg stellt.
flavour-dwarvish_infantry = Sie teilen ihren Graben mit jedem, sofern er ein Zwerg ist.
flavour-rangers = Ein trockener Pfad durch den Sumpf? Kennen sie. Verraten sie nicht.

## Zauberer

flavour-collector = Vier von fünf Teelöffeln hat er schon. Seitdem schläft er nicht mehr.
flavour-beastmaster = Er pfeift zweimal, und etwas sehr Großes macht Sitz.
flavour-necromancer = In seinem Haus wird nichts weggeworfen, am wenigsten die Gäste.
flavour-warlock_lord = In seinem Ratssaal steht genau ein Stuhl.
flavour-enchantress = Sie trinkt Tee mit der Flut und rügt den Wind, weil er zu spät kommt.

## Anführer

flavour-king = Ist er allein, jubelt man. Ist die Königin dabei, folgt man ihm.
flavour-queen = Der König befehligt die Armee, sie kennt jeden Soldaten beim Namen.
flavour-princess = Generäle tragen ihr die Bücher, Zauberer lassen sie beim Schach gewinnen.
flavour-warlord = Gefragt, wie es ihm gehe, zählt er erst die Soldaten durch.
flavour-empress = Zwei Kronen in einem Raum? Aus der anderen lässt sie Löffel gießen.

## Bestie

flavour-unicorn = Neun Königen gab es einen Korb. Mit einem Mädchen ging es heim.
flavour-basilisk = So viele Statuen im Garten und weit und breit kein Bildhauer.
flavour-warhorse = Es verneigt sich vor Kronen, nickt Zauberern zu und beißt den Rest.
flavour-dragon = Halte einen Zauberer bereit oder einen Eimer. Lieber einen Zauberer.
flavour-hydra = Sieben Köpfe, ein Sumpf und ewig Streit ums Abendessen.

## Waffe

flavour-warship = An Land ist es vor allem ein sehr teurer Schuppen.
flavour-magic_wand = Ohne Zauberer dran kann man damit hervorragend Suppe rühren.
flavour-sword_of_keth = Ein halbes Versprechen, in Keth geschmiedet. Die andere Hälfte ist rund.
flavour-elven_longbow = Der Baum wurde gefragt. Er wollte bloß wissen, auf wen gezielt wird.
flavour-war_dirigible = Prächtig, unbesiegbar und bei Nieselregen leider abgesagt.

## Artefakt

flavour-shield_of_keth = Verbeult von jeder Klinge der Welt, nur nicht von seinem Zwilling.
flavour-gem_of_order = Leg es ins Regal, und am Morgen stehen die Bücher der Größe nach.
flavour-world_tree = Auf jedem Ast ein anderer Vogel, und keine zwei pfeifen dasselbe Lied.
flavour-book_of_changes = Kapitel neun handelte von einem Fluss. Jetzt von einem General.
flavour-protection_rune = Eingeritzt in die Wiege eines Kindes, dem nie etwas zustieß.

## Joker

flavour-shapeshifter = Er saß eine Woche auf dem Thron, ehe jemandem der Schweif auffiel.
flavour-mirage = Zwei Tage lagerten wir an diesem See. Es gab gar keinen See.
flavour-doppelganger = Er hat dein Gesicht und deine Schulden, nur dein Glück nicht.

## Promos

flavour-jester = Drei Schellen, fünf Beulen, sieben Witze und kein einziges Paar Socken.
flavour-phoenix = Feuer fürchtet er nicht, er war selbst eins. Pfützen dagegen schon.

## Gebäude

flavour-dungeon = Hier unten tragen die Ratten Titel, und die Ketten haben Mieter.
flavour-castle = Den neunten Turm hat keiner bestellt, aber er passt zum Rest.
flavour-crypt = Die Kronen hängen drinnen am Haken. Abgeholt wurde noch keine.
flavour-chapel = Zwei dürfen hier knien. Der Dritte wartet bitte draußen.

## Land aus dem Verfluchten Schatz

flavour-garden = Rosen für die Königin, Klee fürs Einhorn, Salz für die Toten.

## Outsider

flavour-genie = Reib die Lampe nur vor Zeugen: Mit Publikum gibt er sich mehr Mühe.
flavour-judge = Die Sünden bitte in den Korb. Er wiegt gern jede einzeln.
flavour-angel = Unter diesen Flügeln ist Platz für genau einen.
flavour-leprechaun = Am Schluss drückt er dir etwas in die Hand. Danke ihm nicht zu früh.
flavour-demon = Er verspeist nur Gäste, die allein am Tisch sitzen.

## Untoter

flavour-dark_queen = Felder, Flüsse, ein totes Einhorn: Sie erbt, was du fallen lässt.
flavour-ghoul = „Nur nichts umkommen lassen“, murmelt er und bindet sich die Serviette um.
flavour-specter = Es trägt verlorene Ringe und hört auf den Namen eines toten Zauberers.
flavour-lich = Der Totenbeschwörer weckte ihn einst. Seitdem befiehlt der Lich.
flavour-death_knight = Reitet er vorbei, drehen sich die Schwerter im Gras nach ihm um.

## Verfluchte Gegenstände

flavour-spyglass = Entdecke die Geheimnisse der Nachbarn! Die Linse merkt sich deine.
flavour-sarcophagus = Fürs Probeliegen zahlen wir. Nur die eine Nacht, ganz bestimmt.
flavour-blindfold = Erst loslassen, dann gucken. Das Geld ist echt, wenigstens das.
flavour-book_of_prophecy = Es verrät dir, wie alles endet, und lässt dich nichts daran ändern.
flavour-crystal_ball = Der ganze Hof muss die Taschen leeren. Du musst nur zahlen.
flavour-market_wagon = Feilschen darfst du um alles, nur nicht um die Wagenmiete.
flavour-backpack = Platz für drei weitere Schnäppchen. Nur die Riemen werden enger.
flavour-shovel = Gräbt deiner Reue ein Grab und fängt schon mit dem zweiten an.
flavour-sealed_vault = Sicher vor jedem Dieb außer dem, der dir das Schloss verkauft hat.
flavour-crystal_lens = Erst spähen, dann wählen. Was zurückspäht, geht uns nichts an.
flavour-larcenous_gloves = Sie passen auf Anhieb und verschweigen, wessen Hände sie mal waren.
flavour-junkyard_map = Das X markiert, was ein anderer mit Freuden losgeworden ist.
flavour-winged_boots = Flink wie die Schwalben! Wo du landest, entscheiden die Stiefel.
flavour-staff_of_transmutation = Alte Sorgen in Zahlung geben, ebenso viele fabrikneue mitnehmen.
flavour-rake = Unterm Laub liegen hübsche Dinge. Und darunter ihre Besitzer.
flavour-treasure_chest = Öffnet sich gern, aber nur für dreifach Verfluchte.
flavour-fishhook = Gleich zwei an der Schnur, und die ist um dein Handgelenk geknotet.
flavour-repair_kit = Macht jeden alten Fluch wieder so gut wie neu.
flavour-hourglass = Ein Nachmittag extra, abgezwackt vom Ende deines Lebens.
flavour-gold_mirror = Der Müllberg sieht darin schöner aus. Du dafür etwas älter.
flavour-cauldron = Drei kosten, eins schlucken und nie nach den anderen beiden fragen.
flavour-lantern = Sie führt dich zu dem, was du nennst, vorbei an allerlei Namenlosem.
flavour-portal = Dahinter liegt ein Zimmer mehr. Von Miete war nie die Rede.
flavour-wishing_ring = Was immer du willst. Über den Finger reden wir hinterher.
