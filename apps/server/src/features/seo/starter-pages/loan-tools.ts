import type { SeoPageFields } from "../seo-store.ts";
import { toolPage } from "./tool-page.ts";

/** The deposit and loan pages in languages other than English. */
export const loanTools: readonly SeoPageFields[] = [
  toolPage("deposit_interest", "de", {
    title: "Kautionszinsen berechnen, auf den Tag genau",
    metaDescription:
      "Einfache Zinsen auf eine Mietkaution, nach tatsächlichen Tagen durch 365, mit Ihrem Zinssatz. Formel, Beispiel und was in die Abrechnung gehört.",
    keywords: ["Kautionszinsen", "Mietkaution", "Kaution Abrechnung", "Zinsen Kaution"],
    heroTitle: "Zinsen auf die Kaution, nachgerechnet",
    heroSubtitle:
      "Die Kaution gehört dem Mieter. Wo Zinsen geschuldet sind, ist die Rechnung kurz; nur die Tage wollen gezählt sein.",
    answerTitle: "Kurz gesagt",
    answer: [
      "<strong>Zinsen = Kaution × Zinssatz × Tage ÷ 365.</strong> Auf 1.900,00\u00a0€ zu 1,5\u00a0% sind es für ein volles Jahr 28,50\u00a0€, für 183 Tage <strong>14,29\u00a0€</strong>.",
      "<strong>Ob Zinsen geschuldet sind und zu welchem Satz,</strong> sagen Gesetz und Vertrag. Wurde die Kaution angelegt, gelten die Zinsen des Kontos.",
    ],
    watchTitle: "Woran sich Streit entzündet",
    watch: [
      "Der erste Tag ist der, an dem das Geld kam, nicht der Beginn des Mietvertrags.",
      "Eine Kaution in drei Raten ist dreimal zu rechnen.",
      "Der Tag der Rückzahlung wird in der Regel nicht mitgezählt.",
      "Hat sich der Zinssatz geändert, wird jeder Abschnitt für sich gerechnet.",
    ],
    endTitle: "Die Kaution im Blick behalten",
    end: "In Keystead ist eine Kaution Geld, das Sie schulden: was kam, was zurückging und was einbehalten wurde, steht beim Mietvertrag.",
  }),
  toolPage("deposit_interest", "es", {
    title: "Intereses de la fianza, día a día",
    metaDescription:
      "Interés simple de una fianza por días reales entre 365, con el tipo que usted escriba. La fórmula, un ejemplo y lo que debe decir la liquidación.",
    keywords: ["intereses de la fianza", "fianza alquiler", "devolución de la fianza", "interés simple"],
    heroTitle: "Intereses de la fianza, calculados",
    heroSubtitle:
      "La fianza es dinero del inquilino. Donde se deben intereses, la cuenta es corta; solo hay que contar bien los días.",
    answerTitle: "En pocas palabras",
    answer: [
      "<strong>Intereses = fianza × tipo × días ÷ 365.</strong> Con 1.900,00\u00a0€ al 1,5\u00a0%, un año entero son 28,50\u00a0€ y 183 días son <strong>14,29\u00a0€</strong>.",
      "<strong>Si se deben intereses, a qué tipo y desde qué día</strong> lo dicen la ley y el contrato. Compruébelo antes de calcular.",
    ],
    watchTitle: "De dónde salen las discusiones",
    watch: [
      "El primer día es aquel en que llegó el dinero, no el del contrato.",
      "Una fianza pagada en tres veces son tres cuentas.",
      "El día de la devolución no suele contarse.",
      "Si el tipo cambió, cada tramo se calcula aparte.",
    ],
    endTitle: "Tenga la fianza a la vista",
    end: "En Keystead una fianza es dinero que usted debe: lo recibido, lo devuelto y lo retenido queda junto al contrato.",
  }),
  toolPage("deposit_interest", "fr", {
    title: "Intérêts du dépôt de garantie, jour par jour",
    metaDescription:
      "Intérêts simples d’un dépôt de garantie, jours réels sur 365, au taux que vous saisissez. La formule, un exemple et ce que doit dire le décompte.",
    keywords: ["intérêts dépôt de garantie", "dépôt de garantie", "restitution du dépôt", "intérêt simple"],
    heroTitle: "Intérêts du dépôt de garantie, calculés",
    heroSubtitle:
      "Le dépôt est l’argent du locataire. Là où des intérêts sont dus, le calcul est court\u202f; seuls les jours demandent du soin.",
    answerTitle: "En bref",
    answer: [
      "<strong>Intérêts = dépôt × taux × jours ÷ 365.</strong> Pour 1\u202f900,00\u00a0€ à 1,5\u00a0%, une année entière donne 28,50\u00a0€ et 183 jours <strong>14,29\u00a0€</strong>.",
      "<strong>Si des intérêts sont dus, à quel taux et depuis quand,</strong> la loi et le bail le disent. Vérifiez avant de calculer.",
    ],
    watchTitle: "Ce qui fait naître les litiges",
    watch: [
      "Le premier jour est celui où l’argent est arrivé, non celui du bail.",
      "Un dépôt versé en trois fois fait trois calculs.",
      "Le jour de la restitution n’est en général pas compté.",
      "Si le taux a changé, chaque période se calcule à part.",
    ],
    endTitle: "Gardez le dépôt sous les yeux",
    end: "Dans Keystead, un dépôt est de l’argent que vous devez\u00a0: reçu, restitué ou retenu, il reste avec son bail.",
  }),
  toolPage("deposit_interest", "it", {
    title: "Interessi sul deposito cauzionale, al giorno",
    metaDescription:
      "Interesse semplice sul deposito cauzionale, giorni effettivi su 365, al tasso che inserisce. La formula, un esempio e che cosa dire nel conteggio.",
    keywords: [
      "interessi deposito cauzionale",
      "deposito cauzionale",
      "restituzione deposito",
      "interesse legale",
    ],
    heroTitle: "Interessi sul deposito cauzionale, calcolati",
    heroSubtitle:
      "Il deposito è denaro dell’inquilino. Dove si devono interessi, il conto è breve; solo i giorni vogliono attenzione.",
    answerTitle: "In breve",
    answer: [
      "<strong>Interessi = deposito × tasso × giorni ÷ 365.</strong> Su 1.900,00\u00a0€ all’1,5% un anno intero dà 28,50\u00a0€ e 183 giorni <strong>14,29\u00a0€</strong>.",
      "<strong>Se gli interessi sono dovuti, a quale tasso e da quando</strong> lo dicono legge e contratto. Verifichi prima di calcolare.",
    ],
    watchTitle: "Da dove nascono le discussioni",
    watch: [
      "Il primo giorno è quello in cui è arrivato il denaro, non quello del contratto.",
      "Un deposito versato in tre volte sono tre conti.",
      "Il giorno della restituzione di solito non si conta.",
      "Se il tasso è cambiato, ogni periodo si calcola a parte.",
    ],
    endTitle: "Tenga il deposito sotto gli occhi",
    end: "In Keystead un deposito è denaro che Lei deve: ricevuto, restituito o trattenuto, resta accanto al suo contratto.",
  }),
  toolPage("mortgage_payment", "de", {
    title: "Kreditrate berechnen: monatlich und insgesamt",
    metaDescription:
      "Was ein Immobilienkredit im Monat und insgesamt kostet, aus Kaufpreis, Eigenkapital, Zinssatz und Laufzeit. Mit Formel und Beispiel.",
    keywords: ["Kreditrate", "Annuität", "Immobilienkredit", "Baufinanzierung"],
    heroTitle: "Kreditrate: was sie im Monat kostet und insgesamt",
    heroSubtitle: "Vier Zahlen hinein, vier heraus. Die monatliche zeigt die Bank, die gesamte zahlen Sie.",
    answerTitle: "Kurz gesagt",
    answer: [
      "<strong>Rate = Darlehen × i ÷ (1 − (1 + i)^−n)</strong>, mit i = Jahreszins ÷ 12 und n = Monate. 150.000\u00a0€ zu 3,5\u00a0% über 25 Jahre kosten <strong>750,94\u00a0€</strong> im Monat und 75.280,61\u00a0€ Zinsen insgesamt.",
      "Die Zahlen sind erfunden. Gezeigt wird eine Rechnung, keine Empfehlung für einen Kredit.",
    ],
    watchTitle: "Was in der Rate nicht enthalten ist",
    watch: [
      "Grunderwerbsteuer, Notar und Makler: Sie sind am ersten Tag weg.",
      "Versicherung, Grundsteuer und die Rücklage für Reparaturen.",
      "Ein Monat ohne Miete. Die Bank will ihre Rate trotzdem.",
      "Der Zins nach der Bindung: Rechnen Sie ihn vor der Unterschrift mit einem höheren Satz durch.",
    ],
    endTitle: "Den Kredit neben der Miete sehen",
    end: "Keystead führt Miete, Kosten und Kredit jeder Immobilie nebeneinander und sagt, was nach der Bank übrig bleibt.",
  }),
  toolPage("mortgage_payment", "es", {
    title: "Cuota de la hipoteca: al mes y en total",
    metaDescription:
      "Lo que cuesta una hipoteca al mes y en total, a partir de precio, entrada, tipo y años. Con la fórmula, un ejemplo y lo que la cuota no incluye.",
    keywords: ["cuota hipoteca", "cuota mensual", "préstamo hipotecario", "intereses hipoteca"],
    heroTitle: "Cuota de la hipoteca: lo que cuesta al mes y en total",
    heroSubtitle:
      "Entran cuatro cifras y salen cuatro. La mensual la enseña el banco; la total la paga usted.",
    answerTitle: "En pocas palabras",
    answer: [
      "<strong>Cuota = préstamo × i ÷ (1 − (1 + i)^−n)</strong>, con i = tipo anual ÷ 12 y n = meses. 150.000\u00a0€ al 3,5\u00a0% a 25 años cuestan <strong>750,94\u00a0€</strong> al mes y 75.280,61\u00a0€ de intereses en total.",
      "Las cifras son inventadas. Es una cuenta, no un consejo sobre un préstamo.",
    ],
    watchTitle: "Lo que la cuota no incluye",
    watch: [
      "Impuestos, notaría y agencia: se van el primer día.",
      "Seguro, IBI y la reserva para reparaciones.",
      "Un mes sin alquiler. El banco quiere su cuota igualmente.",
      "El tipo cuando cambie: repita la cuenta con uno más alto antes de firmar.",
    ],
    endTitle: "Vea el préstamo junto al alquiler",
    end: "Keystead lleva alquiler, gastos y préstamo de cada propiedad, uno junto a otro, y dice qué queda después del banco.",
  }),
  toolPage("mortgage_payment", "fr", {
    title: "Mensualité de crédit\u00a0: par mois et en tout",
    metaDescription:
      "Ce que coûte un crédit immobilier par mois et en tout, selon prix, apport, taux et durée. La formule, un exemple et ce que la mensualité ne dit pas.",
    keywords: ["mensualité de crédit", "crédit immobilier", "calcul mensualité", "coût du crédit"],
    heroTitle: "Mensualité de crédit\u00a0: ce qu’elle coûte, par mois et en tout",
    heroSubtitle:
      "Quatre chiffres entrent, quatre sortent. La banque montre la mensualité\u202f; vous payez le total.",
    answerTitle: "En bref",
    answer: [
      "<strong>Mensualité = prêt × i ÷ (1 − (1 + i)^−n)</strong>, avec i = taux annuel ÷ 12 et n = nombre de mois. 150\u202f000\u00a0€ à 3,5\u00a0% sur 25 ans coûtent <strong>750,94\u00a0€</strong> par mois et 75\u202f280,61\u00a0€ d’intérêts en tout.",
      "Les chiffres sont inventés. C’est un calcul, pas un conseil de financement.",
    ],
    watchTitle: "Ce que la mensualité ne contient pas",
    watch: [
      "Droits, notaire et agence\u00a0: ils partent le premier jour.",
      "Assurance, taxe foncière et provision pour travaux.",
      "Un mois sans loyer. La banque attend quand même sa mensualité.",
      "Un taux qui change\u00a0: refaites le calcul avec un taux plus élevé avant de signer.",
    ],
    endTitle: "Voyez le crédit à côté du loyer",
    end: "Keystead tient loyers, dépenses et crédit de chaque bien côte à côte et dit ce qui reste après la banque.",
  }),
  toolPage("mortgage_payment", "it", {
    title: "Rata del mutuo: al mese e in tutto",
    metaDescription:
      "Quanto costa un mutuo al mese e in tutto, da prezzo, capitale proprio, tasso e anni. La formula, un esempio e che cosa la rata non comprende.",
    keywords: ["rata del mutuo", "calcolo rata", "mutuo casa", "interessi mutuo"],
    heroTitle: "Rata del mutuo: quanto costa al mese e in tutto",
    heroSubtitle: "Quattro cifre entrano, quattro escono. La rata la mostra la banca, il totale lo paga Lei.",
    answerTitle: "In breve",
    answer: [
      "<strong>Rata = mutuo × i ÷ (1 − (1 + i)^−n)</strong>, con i = tasso annuo ÷ 12 e n = mesi. 150.000\u00a0€ al 3,5% in 25 anni costano <strong>750,94\u00a0€</strong> al mese e 75.280,61\u00a0€ di interessi in tutto.",
      "Le cifre sono inventate. È un calcolo, non un consiglio su un mutuo.",
    ],
    watchTitle: "Che cosa la rata non comprende",
    watch: [
      "Imposte, notaio e agenzia: se ne vanno il primo giorno.",
      "Assicurazione, IMU e accantonamento per le riparazioni.",
      "Un mese senza canone. La banca vuole comunque la sua rata.",
      "Un tasso che cambia: rifaccia il conto con un tasso più alto prima di firmare.",
    ],
    endTitle: "Veda il mutuo accanto al canone",
    end: "Keystead tiene canoni, spese e mutuo di ogni immobile fianco a fianco e dice che cosa resta dopo la banca.",
  }),
];
