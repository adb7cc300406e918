import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const berlinDe = starterPage({
  slug: "wohnung-vermieten-in-berlin",
  pageType: "other",
  language: "de",
  topic: "letting-in-berlin",
  title: "Wohnung vermieten in Berlin: ein Einstieg",
  metaDescription:
    "Woran private Vermieter in Berlin denken müssen: Miethöhe, Kaution, Betriebskosten, Ferienvermietung, und wen sie dazu jeweils fragen.",
  keywords: ["Wohnung vermieten Berlin", "Vermieter Berlin", "Mietspiegel", "Mietpreisbremse", "Nebenkosten"],
  heroTitle: "Eine Wohnung in Berlin vermieten",
  heroSubtitle:
    "Wenige Städte haben so viele Regeln zur Miete. Hier sind die, denen jeder private Vermieter begegnet, der Reihe nach, und die Stelle, die Auskunft gibt.",
  sections: [
    textSection(
      "Bevor Sie weiterlesen",
      `<p>Diese Seite wurde zuletzt im November 2026 durchgesehen. Sie beschreibt in Grundzügen, was auf Sie zukommt; das Mietrecht ändert sich, und die Gerichte bilden es fort. <strong>Sie ersetzt keine Rechts- oder Steuerberatung.</strong> Prüfen Sie jeden Punkt bei der genannten Stelle, einem Eigentümerverband oder einem Anwalt, bevor Sie etwas unterschreiben oder verschicken.</p>`,
    ),
    textSection(
      "Vor der Anzeige: welche Miete zulässig ist",
      `<p>In Gebieten mit angespanntem Wohnungsmarkt darf die Miete bei einem neuen Vertrag nur um einen begrenzten Anteil über der ortsüblichen Vergleichsmiete liegen. Diese Regel heißt <em>Mietpreisbremse</em>. Berlin war ein solches Gebiet; es gibt Ausnahmen, etwa für Neubauten.</p>
      <p>Maßstab ist der <a href="https://mietspiegel.berlin.de/" target="_blank" rel="noopener noreferrer">Berliner Mietspiegel</a>. Rechnen Sie die Spanne für Ihre Wohnung aus, bevor Sie einen Preis nennen, und heben Sie die Rechnung auf: Der Mieter darf fragen, wie die Miete zustande kam, auch nach Jahren.</p>`,
    ),
    points("Vor der ersten Besichtigung bereit", [
      "Der Energieausweis, unaufgefordert vorzulegen",
      "Die Wohnfläche, gemessen statt geschätzt",
      "Die letzte Betriebskostenabrechnung",
      "Die Vormiete, wo Sie darüber Auskunft geben müssen",
    ]),
    textSection(
      "Mietvertrag und Kaution",
      `<p>Der unbefristete Vertrag ist die Regel; eine Befristung braucht einen der gesetzlichen Gründe, schriftlich.</p>
      <p>Die Kaution darf höchstens drei Monatsmieten ohne Betriebskosten betragen, und der Mieter darf sie in drei Monatsraten zahlen. Sie ist getrennt vom eigenen Vermögen und verzinst anzulegen; die Zinsen stehen dem Mieter zu. <a href="/tools/kautionszinsen">Hier steht, wie sie berechnet werden.</a></p>
      <p>Zieht jemand ein, bestätigt der Vermieter das auf einem Formular, der <em>Wohnungsgeberbestätigung</em>, die der Mieter für das Bürgeramt braucht. Halten Sie sie bei der <a href="/guides/uebergabeprotokoll">Übergabe</a> bereit.</p>`,
    ),
    textSection(
      "Betriebskosten, einmal im Jahr",
      `<p>Über die monatlichen Vorauszahlungen auf die Betriebskosten wird einmal im Jahr abgerechnet. Die Abrechnung muss dem Mieter spätestens zwölf Monate nach Ende des Abrechnungszeitraums zugehen; danach lässt sich eine Nachzahlung in der Regel nicht mehr fordern.</p>
      <ul><li>Nur Kosten, die der Vertrag umlegt und die nach dem Gesetz umlegbar sind.</li><li>Zu jeder Position die Gesamtkosten, der Schlüssel und der Anteil des Mieters.</li><li>Heizung und Warmwasser überwiegend nach Verbrauch.</li></ul>
      <p>Tragen Sie die Frist an dem Tag in den Kalender ein, an dem der Zeitraum endet. Keine andere Frist kostet so zuverlässig Geld.</p>`,
    ),
    textSection(
      "Die Miete erhöhen",
      `<p>Es gibt getrennte Wege: bis zur ortsüblichen Vergleichsmiete mit Zustimmung des Mieters, nach einer Modernisierung, als Staffelmiete oder nach einem Index. Jeder hat seine Form, seine Wartezeit und seine Grenze, und sie lassen sich nicht beliebig mischen. In Berlin galt eine niedrigere Kappungsgrenze als anderswo; sehen Sie nach, was in diesem Jahr gilt.</p>
      <p><a href="/tools/mieterhoehung">Die Rechnung nach einem Index, mit Beispiel.</a></p>`,
    ),
    textSection(
      "Ferienvermietung",
      `<p>Wohnraum an Besucher zu vermieten, braucht meist eine Genehmigung des Bezirks (Stichwort <em>Zweckentfremdung</em>), und Anzeigen brauchen eine Registriernummer. Die Bußgelder sind hoch. Fragen Sie das <em>Bezirksamt</em>, in dessen Bezirk die Wohnung liegt, bevor der erste Gast kommt.</p>`,
    ),
    points("Wen Sie fragen", [
      "Miethöhe: den Mietspiegel und seinen Abfrageservice",
      "Vertrag, Kündigung, Erhöhung: einen Eigentümerverband wie Haus & Grund oder einen Anwalt",
      "Ferienvermietung: das Bezirksamt des Bezirks",
      "Einkommensteuer und Grundsteuer: eine Steuerberatung oder das Finanzamt",
    ]),
    trialSection(
      "de",
      "Miete und Nebenkosten, getrennt geführt",
      "Keystead führt Miete und Nebenkosten eines Vertrags als zwei Beträge mit je eigener Geschichte und zeigt Kautionen als das, was sie sind: das Geld des Mieters.",
    ),
    textSection(
      "Eine gute Gewohnheit",
      `<p>Schreiben Sie am ersten Januar auf, was in diesem Jahr ansteht: bis wann die Betriebskosten, ab wann Index oder Staffel, wann die Prüfung der Rauchmelder. Einen freundlichen Brief verzeiht Berlin, eine versäumte Frist nicht.</p>`,
    ),
  ],
});
