import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const romeDe = starterPage({
  slug: "wohnung-vermieten-in-rom",
  pageType: "other",
  language: "de",
  topic: "letting-in-rome",
  title: "Wohnung vermieten in Rom: ein Einstieg",
  metaDescription:
    "Woran private Vermieter in Rom denken müssen: Art des Vertrags, Registrierung, Pauschalsteuer, Ferienvermietung und Gäste, und wen sie dazu fragen.",
  keywords: [
    "Wohnung vermieten Rom",
    "Vermieter Rom",
    "canone concordato",
    "cedolare secca",
    "CIN",
    "Alloggiati Web",
  ],
  heroTitle: "Eine Wohnung in Rom vermieten",
  heroSubtitle:
    "In Rom entscheidet die Art des Vertrags fast alles: die Miete, die Steuer und die Laufzeit. Wählen Sie sie zuerst; der Rest ergibt sich daraus.",
  sections: [
    textSection(
      "Bevor Sie weiterlesen",
      `<p>Diese Seite wurde zuletzt im November 2026 durchgesehen. Sie beschreibt in Grundzügen, was auf Sie zukommt, und nennt keine Steuersätze, weil diese sich mit jedem Haushalt ändern. <strong>Sie ersetzt keine Rechts- oder Steuerberatung.</strong> Prüfen Sie jeden Punkt bei der genannten Stelle oder einem Steuerberater (<em>commercialista</em>), bevor Sie etwas unterschreiben oder einreichen.</p>`,
    ),
    textSection(
      "Die erste Entscheidung: welcher Vertrag",
      `<p>Für Wohnungsmietverträge gibt es wenige, gesetzlich festgelegte Formen. Von diesen werden Sie in Rom hören:</p>
      <ul><li><strong>Freie Miete</strong> (<em>canone libero</em>, „4+4“): Die Miete vereinbaren die Parteien; die Laufzeit ist lang.</li><li><strong>Vereinbarte Miete</strong> (<em>canone concordato</em>, „3+2“): Die Miete liegt in einer Spanne, die das örtliche Abkommen für die Zone festlegt; dafür gibt es Steuervorteile. Fragen Sie einen Eigentümer- oder Mieterverband nach der Spanne und nach der Bescheinigung, die meist nötig ist.</li><li><strong>Auf Zeit</strong> (<em>transitorio</em>): für einen vorübergehenden Bedarf, den der Vertrag nennen muss. Für Studierende gibt es eine eigene Form.</li><li><strong>Kurzzeitmiete</strong> (<em>locazione breve</em>): für Besucher, mit Pflichten gegenüber Stadt, Region und Polizei.</li></ul>`,
    ),
    textSection(
      "Registrierung und Steuer",
      `<p>Verträge über mehr als dreißig Tage im Jahr werden bei der <a href="https://www.agenziaentrate.gov.it/" target="_blank" rel="noopener noreferrer">Agenzia delle Entrate</a> registriert, in der Regel innerhalb von dreißig Tagen. Auch Änderungen und das Ende des Vertrags werden dort gemeldet.</p>
      <p>Private Eigentümer können oft statt der gewöhnlichen Einkommensteuer und der Registersteuer eine Pauschalsteuer auf die Miete wählen (<em>cedolare secca</em>). Wer sie wählt, verzichtet, solange sie gilt, auf die jährliche Anpassung der Miete an den Index. Lassen Sie beides vom Steuerberater durchrechnen, bevor Sie unterschreiben, denn gewählt wird in der Regel bei der Registrierung.</p>`,
    ),
    points("Vor der ersten Besichtigung bereit", [
      "Der Energieausweis, APE: Die Klasse gehört in die Anzeige",
      "Katasterauszug und Plan, visura und planimetria, die der Wohnung in ihrem heutigen Zustand entsprechen",
      "Die Hausordnung und die Kosten der Eigentümergemeinschaft",
      "Die Bescheinigungen für Heizkessel und Elektroanlage",
    ]),
    textSection(
      "Ferienvermietung und Gäste",
      `<p>Wer in Rom an Besucher vermietet, muss mindestens mit Folgendem rechnen und sollte die Stadt (<em>Roma Capitale</em>) und die Region (<em>Regione Lazio</em>) nach der aktuellen Liste fragen:</p>
      <ul><li>eine Meldung an die Stadt und eine nationale Kennnummer (<em>CIN</em>), die am Eingang und in jeder Anzeige steht;</li><li>die Daten der Gäste an die Polizei, über <a href="https://alloggiatiweb.poliziadistato.it/" target="_blank" rel="noopener noreferrer">Alloggiati Web</a>, bald nach der Ankunft, in der Regel innerhalb von 24 Stunden;</li><li>die Tourismusabgabe der Stadt, von den Gästen eingenommen und mit einer Erklärung abgeführt;</li><li>Sicherheitsausstattung wie Melder und Feuerlöscher.</li></ul>
      <p>Die Tourismusabgabe ist nie Ihre Einnahme. Legen Sie sie von der ersten Nacht an beiseite.</p>`,
    ),
    textSection(
      "Kaution und Zustand",
      `<p>Üblich ist eine Kaution von bis zu drei Monatsmieten, und sie ist nach dem Gesetz zu verzinsen, sofern für Ihren Vertrag nichts anderes gilt; fragen Sie, welcher Satz anzuwenden ist. Halten Sie den Zustand der Wohnung am ersten und am letzten Tag in einem <a href="/guides/uebergabeprotokoll">Übergabeprotokoll</a> fest, und lesen Sie, <a href="/guides/kaution-abrechnen">wie Sie eine Kaution ohne Streit abrechnen</a>.</p>`,
    ),
    points("Wen Sie fragen", [
      "Registrierung, Pauschalsteuer: die Agenzia delle Entrate oder einen commercialista",
      "Spanne der vereinbarten Miete: einen Eigentümer- oder Mieterverband in Rom",
      "Ferienvermietung, Tourismusabgabe: Roma Capitale und die Regione Lazio",
      "Daten der Gäste: die Questura, über Alloggiati Web",
    ]),
    trialSection(
      "de",
      "Jeder Vertrag an einem Ort",
      "Keystead hält Vertrag, Miete, Zahlungen und Kaution einer Wohnung zusammen, berechnet, was jeden Monat fällig ist, und zeigt, was noch offen ist.",
    ),
    textSection(
      "Eine gute Gewohnheit",
      `<p>Behalten Sie zu jedem Vertrag drei Daten im Blick: das Ende der ersten Laufzeit, den letzten Tag für eine Kündigung davor und den jährlichen Termin der Registrierung. In Italien läuft ein Vertrag, den niemand kündigt, meist von selbst weiter; das ist nur dann bequem, wenn Sie es so wollten.</p>`,
    ),
  ],
});
