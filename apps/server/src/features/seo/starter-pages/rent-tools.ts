import type { SeoPageFields } from "../seo-store.ts";
import { toolPage } from "./tool-page.ts";

/** The yield and rent pages in languages other than English. */
export const rentTools: readonly SeoPageFields[] = [
  toolPage("rental_yield", "de", {
    title: "Mietrendite berechnen: brutto und netto",
    metaDescription:
      "Bruttorendite und Nettorendite einer vermieteten Wohnung, mit Kaufnebenkosten und jährlichen Kosten. Formel, Beispiel und was gern vergessen wird.",
    keywords: ["Mietrendite", "Bruttorendite", "Nettorendite", "Kapitalanlage Wohnung"],
    heroTitle: "Mietrendite: brutto, netto und was bleibt",
    heroSubtitle: "Die erste Zahl sieht am besten aus, die zweite ist ehrlich. Tragen Sie Ihre Wohnung ein.",
    answerTitle: "Kurz gesagt",
    answer: [
      "<strong>Bruttorendite = Jahresmiete ÷ Kaufpreis.</strong> Eine Wohnung für 210.000\u00a0€, die 950\u00a0€ im Monat bringt: 12 × 950\u00a0€ ÷ 210.000\u00a0€ = <strong>5,43\u00a0%</strong>.",
      "<strong>Nettorendite = (Jahresmiete − nicht umlegbare Kosten) ÷ (Kaufpreis + Kaufnebenkosten).</strong> Mit 26.000\u00a0€ Nebenkosten und 3.215\u00a0€ im Jahr sind es <strong>3,47\u00a0%</strong>.",
      "Die Zahlen sind erfunden. Gezeigt wird eine Rechnung, keine Empfehlung für einen Kauf.",
    ],
    watchTitle: "Was eine Rendite schöner macht, als sie ist",
    watch: [
      "Warmmiete statt Kaltmiete: Es zählt nur, was bei Ihnen bleibt.",
      "Zwölf volle Monate: Zwischen zwei Mietern steht auch eine gute Wohnung leer.",
      "Kaufpreis ohne Grunderwerbsteuer, Notar und Makler.",
      "Keine Rücklage: Ein Dach fragt nicht, in welchem Jahr es passt.",
    ],
    endTitle: "Mit der Miete rechnen, die wirklich kam",
    end: "Keystead hält für jede Immobilie fest, was fällig war, was bezahlt wurde und was offen ist.",
  }),
  toolPage("rental_yield", "es", {
    title: "Rentabilidad del alquiler: bruta y neta",
    metaDescription:
      "Rentabilidad bruta y neta de un piso alquilado, con gastos de compra y gastos anuales. La fórmula, un ejemplo y lo que se suele olvidar.",
    keywords: ["rentabilidad alquiler", "rentabilidad bruta", "rentabilidad neta", "invertir en vivienda"],
    heroTitle: "Rentabilidad del alquiler: bruta, neta y lo que queda",
    heroSubtitle: "La primera cifra es la que mejor luce; la segunda es la sincera. Escriba las de su piso.",
    answerTitle: "En pocas palabras",
    answer: [
      "<strong>Rentabilidad bruta = alquiler de un año ÷ precio.</strong> Un piso de 210.000\u00a0€ que da 950\u00a0€ al mes: 12 × 950\u00a0€ ÷ 210.000\u00a0€ = <strong>5,43\u00a0%</strong>.",
      "<strong>Rentabilidad neta = (alquiler de un año − gastos no repercutibles) ÷ (precio + gastos de compra).</strong> Con 26.000\u00a0€ de gastos de compra y 3.215\u00a0€ al año es <strong>3,47\u00a0%</strong>.",
      "Las cifras son inventadas. Es una cuenta, no un consejo de compra.",
    ],
    watchTitle: "Lo que embellece una rentabilidad",
    watch: [
      "Contar los gastos que paga el inquilino: solo vale lo que se queda usted.",
      "Doce meses llenos: entre dos inquilinos, también un buen piso está vacío.",
      "El precio sin impuestos, notaría ni agencia.",
      "Ninguna reserva para obras: un tejado no pregunta en qué año conviene.",
    ],
    endTitle: "Calcule con el alquiler que llegó de verdad",
    end: "Keystead guarda de cada propiedad qué vencía, qué se pagó y qué sigue pendiente.",
  }),
  toolPage("rental_yield", "fr", {
    title: "Rendement locatif\u00a0: brut et net, le calcul",
    metaDescription:
      "Rendement brut et net d’un logement loué, avec frais d’achat et charges annuelles. La formule, un exemple et ce que l’on oublie souvent.",
    keywords: ["rendement locatif", "rendement brut", "rendement net", "investissement locatif"],
    heroTitle: "Rendement locatif\u00a0: brut, net et ce qui reste",
    heroSubtitle:
      "Le premier chiffre est le plus flatteur, le second est honnête. Saisissez ceux de votre logement.",
    answerTitle: "En bref",
    answer: [
      "<strong>Rendement brut = loyers d’une année ÷ prix.</strong> Un logement à 210\u202f000\u00a0€ loué 950\u00a0€ par mois\u00a0: 12 × 950\u00a0€ ÷ 210\u202f000\u00a0€ = <strong>5,43\u00a0%</strong>.",
      "<strong>Rendement net = (loyers − charges non récupérables) ÷ (prix + frais d’achat).</strong> Avec 26\u202f000\u00a0€ de frais et 3\u202f215\u00a0€ par an, il est de <strong>3,47\u00a0%</strong>.",
      "Les chiffres sont inventés. C’est un calcul, pas un conseil d’achat.",
    ],
    watchTitle: "Ce qui embellit un rendement",
    watch: [
      "Un loyer charges comprises\u00a0: seul compte ce que vous gardez.",
      "Douze mois pleins\u00a0: entre deux locataires, un bon logement est vide lui aussi.",
      "Le prix sans les droits, le notaire et l’agence.",
      "Aucune provision\u00a0: une toiture ne demande pas quelle année vous convient.",
    ],
    endTitle: "Comptez avec les loyers réellement reçus",
    end: "Keystead garde pour chaque bien ce qui était dû, ce qui a été payé et ce qui reste ouvert.",
  }),
  toolPage("rental_yield", "it", {
    title: "Rendimento da affitto: lordo e netto",
    metaDescription:
      "Rendimento lordo e netto di un immobile affittato, con spese d’acquisto e spese annue. La formula, un esempio e ciò che spesso si dimentica.",
    keywords: ["rendimento da affitto", "rendimento lordo", "rendimento netto", "investimento immobiliare"],
    heroTitle: "Rendimento da affitto: lordo, netto e ciò che resta",
    heroSubtitle:
      "La prima cifra è la più bella, la seconda è quella onesta. Inserisca quelle del Suo immobile.",
    answerTitle: "In breve",
    answer: [
      "<strong>Rendimento lordo = canoni di un anno ÷ prezzo.</strong> Un appartamento da 210.000\u00a0€ che rende 950\u00a0€ al mese: 12 × 950\u00a0€ ÷ 210.000\u00a0€ = <strong>5,43%</strong>.",
      "<strong>Rendimento netto = (canoni − spese non recuperabili) ÷ (prezzo + spese d’acquisto).</strong> Con 26.000\u00a0€ di spese e 3.215\u00a0€ all’anno è <strong>3,47%</strong>.",
      "Le cifre sono inventate. È un calcolo, non un consiglio d’acquisto.",
    ],
    watchTitle: "Che cosa abbellisce un rendimento",
    watch: [
      "Il canone con le spese: conta solo ciò che resta a Lei.",
      "Dodici mesi pieni: tra due inquilini anche una buona casa resta vuota.",
      "Il prezzo senza imposte, notaio e agenzia.",
      "Nessun accantonamento: un tetto non chiede in quale anno fa comodo.",
    ],
    endTitle: "Conti con i canoni davvero incassati",
    end: "Keystead tiene per ogni immobile che cosa era dovuto, che cosa è stato pagato e che cosa è aperto.",
  }),
  toolPage("rent_index", "de", {
    title: "Indexmiete berechnen: die neue Miete",
    metaDescription:
      "Neue Miete aus zwei Indexwerten, auf den Cent: Formel, Beispiel und warum Punkte keine Prozente sind. Gezeigt wird die Rechnung, nicht das Recht.",
    keywords: ["Indexmiete", "Mieterhöhung", "Verbraucherpreisindex", "neue Miete"],
    heroTitle: "Indexmiete: die neue Miete, nachgerechnet",
    heroSubtitle: "Zwei Indexwerte und die Miete genügen. Das Ergebnis steht daneben, mit dem Rechenweg.",
    answerTitle: "Kurz gesagt",
    answer: [
      "<strong>Neue Miete = alte Miete × neuer Index ÷ alter Index.</strong> Bei 850\u00a0€, einem alten Wert von 112,6 und einem neuen von 118,4 sind es <strong>893,78\u00a0€</strong>, also 43,78\u00a0€ oder 5,15\u00a0% mehr.",
      "<strong>Diese Seite zeigt die Rechnung, nicht das Recht.</strong> Ob, wann und wie eine Miete steigen darf, sagen Vertrag und Gesetz.",
    ],
    watchTitle: "Was das Ergebnis ändert",
    watch: [
      "Punkte sind keine Prozente: 5,8 Punkte auf 112,6 sind 5,15\u00a0%.",
      "Nebenkosten sind keine Miete: Nur die Kaltmiete steigt mit dem Index.",
      "Der Monat zählt: Nehmen Sie beide Werte aus derselben Reihe und demselben Basisjahr.",
      "Einmal runden, am Ende, auf den Cent.",
    ],
    endTitle: "Die neue Miete einmal eintragen",
    end: "In Keystead ist eine Erhöhung ein Eintrag mit Datum: Die Monate davor behalten die alte Miete, die danach haben die neue.",
  }),
  toolPage("rent_index", "es", {
    title: "Subida del alquiler por índice: el cálculo",
    metaDescription:
      "El nuevo alquiler a partir de dos valores del índice, al céntimo: fórmula, ejemplo y por qué los puntos no son porcentajes. La cuenta, no la ley.",
    keywords: ["subida del alquiler", "actualización de renta", "índice de precios", "nuevo alquiler"],
    heroTitle: "Subida del alquiler por índice, calculada",
    heroSubtitle: "Bastan dos valores del índice y el alquiler. El resultado sale al lado, con su cuenta.",
    answerTitle: "En pocas palabras",
    answer: [
      "<strong>Nuevo alquiler = alquiler × índice nuevo ÷ índice antiguo.</strong> Con 850\u00a0€, un índice de 112,6 antes y de 118,4 ahora, son <strong>893,78\u00a0€</strong>: 43,78\u00a0€ más, un 5,15\u00a0%.",
      "<strong>Esta página muestra la cuenta, no la ley.</strong> Si puede subir, cuándo y cuánto lo dicen su contrato y las normas de su lugar.",
    ],
    watchTitle: "Lo que cambia el resultado",
    watch: [
      "Los puntos no son porcentajes: 5,8 puntos sobre 112,6 son un 5,15\u00a0%.",
      "Los gastos no son alquiler: solo sube la renta.",
      "El mes cuenta: tome los dos valores de la misma serie y con la misma base.",
      "Redondee una sola vez, al final y al céntimo.",
    ],
    endTitle: "Anote el nuevo alquiler una sola vez",
    end: "En Keystead una subida es una entrada con fecha: los meses anteriores conservan el alquiler antiguo y los siguientes llevan el nuevo.",
  }),
  toolPage("rent_index", "fr", {
    title: "Révision du loyer selon un indice\u00a0: le calcul",
    metaDescription:
      "Le nouveau loyer à partir de deux valeurs d’un indice, au centime\u00a0: formule, exemple et pourquoi des points ne sont pas des pour cent.",
    keywords: ["révision du loyer", "indice de référence", "IRL", "nouveau loyer"],
    heroTitle: "Révision du loyer selon un indice, calculée",
    heroSubtitle:
      "Deux valeurs d’indice et le loyer suffisent. Le résultat s’affiche à côté, avec son calcul.",
    answerTitle: "En bref",
    answer: [
      "<strong>Nouveau loyer = loyer × nouvel indice ÷ ancien indice.</strong> Pour 850\u00a0€, un indice passé de 112,6 à 118,4 donne <strong>893,78\u00a0€</strong>, soit 43,78\u00a0€ ou 5,15\u00a0% de plus.",
      "<strong>Cette page montre le calcul, pas le droit.</strong> Si le loyer peut augmenter, quand et de combien, le bail et la loi le disent.",
    ],
    watchTitle: "Ce qui change le résultat",
    watch: [
      "Des points ne sont pas des pour cent\u00a0: 5,8 points sur 112,6 font 5,15\u00a0%.",
      "Les charges ne sont pas le loyer\u00a0: seul le loyer hors charges suit l’indice.",
      "Le trimestre compte\u00a0: prenez les deux valeurs dans la même série.",
      "Arrondissez une seule fois, à la fin, au centime.",
    ],
    endTitle: "Saisissez le nouveau loyer une seule fois",
    end: "Dans Keystead, une révision est une ligne datée\u00a0: les mois d’avant gardent l’ancien loyer, les suivants prennent le nouveau.",
  }),
  toolPage("rent_index", "it", {
    title: "Aumento del canone con un indice: il calcolo",
    metaDescription:
      "Il nuovo canone da due valori di un indice, al centesimo: formula, quota del 75%, esempio e perché i punti non sono percentuali.",
    keywords: ["aumento del canone", "aggiornamento ISTAT", "indice dei prezzi", "nuovo canone"],
    heroTitle: "Aumento del canone con un indice, calcolato",
    heroSubtitle:
      "Bastano due valori dell’indice e il canone. Il risultato compare accanto, con il suo calcolo.",
    answerTitle: "In breve",
    answer: [
      "<strong>Nuovo canone = canone × indice nuovo ÷ indice vecchio.</strong> Con 850\u00a0€ e un indice passato da 112,6 a 118,4 sono <strong>893,78\u00a0€</strong>: 43,78\u00a0€ in più, il 5,15%.",
      "Se il contratto riconosce solo il 75% della variazione, scriva 75 nella quota. <strong>Questa pagina mostra il calcolo, non il diritto:</strong> se e quando il canone può salire lo dicono contratto e legge.",
    ],
    watchTitle: "Che cosa cambia il risultato",
    watch: [
      "I punti non sono percentuali: 5,8 punti su 112,6 sono il 5,15%.",
      "Le spese non sono canone: sale solo il canone.",
      "Il mese conta: prenda i due valori dalla stessa serie e con la stessa base.",
      "Si arrotonda una volta sola, alla fine, al centesimo.",
    ],
    endTitle: "Inserisca il nuovo canone una volta sola",
    end: "In Keystead un aumento è una voce con una data: i mesi prima tengono il vecchio canone, quelli dopo prendono il nuovo.",
  }),
];
