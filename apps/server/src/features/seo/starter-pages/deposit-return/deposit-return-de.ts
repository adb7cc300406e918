import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const depositReturnDe = starterPage({
  slug: "kaution-abrechnen",
  pageType: "guide",
  language: "de",
  topic: "deposit-return",
  title: "Kaution abrechnen, ohne zu streiten: Schritt für Schritt",
  metaDescription:
    "Von der Kündigung bis zur Rückzahlung: was Sie festhalten und fotografieren, was Sie abziehen dürfen und wie die Rechnung auf eine Seite passt.",
  keywords: ["Kaution abrechnen", "Mietkaution zurückzahlen", "Kautionsabrechnung", "normale Abnutzung"],
  heroTitle: "Die Kaution abrechnen, ohne zu streiten",
  heroSubtitle:
    "Meist fehlt nicht das Geld, sondern der Beleg. Halten Sie den Zustand zweimal fest, rechnen Sie auf einer Seite ab und zahlen Sie den Rest pünktlich aus.",
  sections: [
    textSection(
      "Kurz gesagt",
      `<p>Vergleichen Sie die Wohnung mit dem Protokoll vom Einzug. Ziehen Sie nur ab, was über die normale Abnutzung hinausgeht und sich mit Rechnung oder Angebot belegen lässt. Schicken Sie eine schriftliche Abrechnung und zahlen Sie den Rest in der Frist, die Gesetz oder Vertrag vorgeben.</p>
      <p><strong>Diese Seite informiert allgemein und ersetzt keine Rechtsberatung.</strong> Fristen, Zinsen und zulässige Abzüge unterscheiden sich je nach Land und Vertrag. Prüfen Sie beides, bevor Sie etwas einbehalten.</p>`,
    ),
    textSection(
      "Von der Kündigung bis zur Rückzahlung",
      `<ol><li>Bestätigen Sie die Kündigung schriftlich und nennen Sie den letzten Tag des Mietverhältnisses.</li><li>Bieten Sie zwei Wochen vorher einen Termin an: Kleine Reparaturen kann der Mieter dann noch selbst erledigen.</li><li>Begehen Sie die Wohnung am letzten Tag gemeinsam mit dem Mieter, das Einzugsprotokoll in der Hand.</li><li>Fotografieren Sie jeden Raum und jeden Zähler. Schreiben Sie die Stände auf.</li><li>Nehmen Sie alle Schlüssel zurück und notieren Sie die Anzahl.</li><li>Lassen Sie sich die neue Anschrift und das Konto für die Rückzahlung geben.</li><li>Besorgen Sie zu jedem Abzug eine Rechnung oder ein Angebot.</li><li>Schicken Sie eine Seite: Kaution, Abzüge, gegebenenfalls Zinsen, Auszahlung.</li><li>Zahlen Sie aus und legen Sie die Abrechnung zum Mietvertrag.</li></ol>
      <p>Für die Begehung selbst gibt es das <a href="/guides/uebergabeprotokoll">Übergabeprotokoll, Raum für Raum</a>.</p>`,
    ),
    textSection(
      "Was als Abnutzung gilt und was nicht",
      `<p>Entscheidend sind Alter und Gebrauch: Was auch zehn sorgsame Mieter hinterlassen hätten, ist Abnutzung. Gerichte und Verträge ziehen die Grenze unterschiedlich. Nehmen Sie die beiden Listen als Anhaltspunkt.</p>`,
    ),
    points("In der Regel normale Abnutzung", [
      "Verblasste Farbe, kleine Dübellöcher",
      "Ein Teppich, der auf den üblichen Wegen abgelaufen ist",
      "Ein Griff, der sich nach Jahren gelockert hat",
      "Kalk in üblichem Umfang",
    ]),
    points("In der Regel ein Abzug", [
      "Eine Wand in einer neuen Farbe, ohne Absprache",
      "Brandlöcher, Flecken oder ein zerrissener Teppich",
      "Eine beschädigte Tür oder ein fehlender Griff",
      "Eine Wohnung, die nicht gereinigt übergeben wurde",
    ]),
    textSection(
      "Die Abrechnung auf einer Seite",
      `<p>Vier Zeilen genügen, jede mit ihrem Beleg. Ein Beispiel mit erfundenen Zahlen:</p>
      <ul><li>Kaution, erhalten am 1. März 2024: 1.900,00\u00a0€</li><li>Badezimmertür, Rechnung Nr. 2: abzüglich 180,00\u00a0€</li><li>Endreinigung, Angebot Nr. 3: abzüglich 120,00\u00a0€</li><li><strong>Auszahlung: 1.600,00\u00a0€</strong></li></ul>
      <p>Was alt ist, hat nur noch seinen Zeitwert: Ein Teppich, der nächstes Jahr ohnehin ersetzt worden wäre, wird nicht als neuer berechnet. Schulden Sie Zinsen, gehören sie in eine eigene Zeile; <a href="/tools/kautionszinsen">so werden sie berechnet</a>.</p>`,
    ),
    trialSection(
      "de",
      "Halten Sie Kautionen und Einnahmen auseinander",
      "In Keystead ist eine Kaution Geld, das Sie schulden, und keine Einnahme. Sie bleibt beim Mietvertrag, bis Sie sie zurückzahlen oder einbehalten.",
    ),
    textSection(
      "Drei Fehler, die am meisten kosten",
      `<ol><li><strong>Kein Einzugsprotokoll.</strong> Ohne das erste Foto gibt es nichts, womit sich das zweite vergleichen ließe.</li><li><strong>Kaution und Miete vermischen.</strong> Die letzte Monatsmiete ist eine Miete. Verrechnen Sie sie nur, wenn Ihr Recht das zulässt.</li><li><strong>Abwarten.</strong> Eine späte Rückzahlung macht aus einem kleinen Abzug einen großen Streit.</li></ol>`,
    ),
  ],
});
