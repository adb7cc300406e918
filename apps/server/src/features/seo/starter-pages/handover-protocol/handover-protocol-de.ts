import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const handoverProtocolDe = starterPage({
  slug: "uebergabeprotokoll",
  pageType: "guide",
  language: "de",
  topic: "handover-protocol",
  title: "Übergabeprotokoll: Einzug und Auszug, Raum für Raum",
  metaDescription:
    "Was in ein Übergabeprotokoll gehört, Raum für Raum, mit Zählern, Schlüsseln und Fotos, und wie Sie festhalten, worüber Sie sich nicht einig sind.",
  keywords: ["Übergabeprotokoll", "Wohnungsübergabe", "Einzug", "Auszug", "Checkliste Vermieter"],
  heroTitle: "Ein Übergabeprotokoll, das hält",
  heroSubtitle:
    "Vierzig Minuten am Anfang ersparen Wochen am Ende. Worauf Sie achten, was Sie aufschreiben und was beide unterschreiben.",
  sections: [
    textSection(
      "Kurz gesagt",
      `<p>Gehen Sie gemeinsam durch die Wohnung, Raum für Raum und immer in derselben Richtung. Schreiben Sie auf, was beschädigt ist, was funktioniert, was die Zähler anzeigen und wie viele Schlüssel es gibt. Machen Sie Fotos, unterschreiben Sie an Ort und Stelle zwei Exemplare, und jeder behält eines. Verwenden Sie beim Auszug dasselbe Formular noch einmal.</p>
      <p><strong>Diese Seite informiert allgemein und ersetzt keine Rechtsberatung.</strong> In manchen Ländern ist ein solches Protokoll Pflicht, in anderen nur klug.</p>`,
    ),
    points("Was Sie mitbringen", [
      "Zwei ausgedruckte Exemplare und zwei Stifte, oder ein Telefon und eine Adresse für die Kopie",
      "Das Protokoll der letzten Übergabe",
      "Eine Taschenlampe, ein Ladegerät für die Steckdosen und Küchenrolle für tropfende Hähne",
      "Alle Schlüssel, beschriftet",
    ]),
    points("Die erste Seite", [
      "Anschrift, Stockwerk, Nummer der Wohnung",
      "Namen aller Anwesenden und für wen sie handeln",
      "Datum und Uhrzeit",
      "Einzug oder Auszug",
      "Beim Auszug: neue Anschrift und Konto des Mieters",
    ]),
    textSection(
      "Zähler und Schlüssel",
      `<p>Zu jedem Zähler: was er misst, seine Nummer, der Stand mit allen Stellen und ein Foto, auf dem Nummer und Stand zu lesen sind. Strom, Gas, Kaltwasser, Warmwasser, Heizung; auch die im Keller.</p>
      <p>Zu den Schlüsseln: wie viele von welcher Sorte. „3 Haustür, 3 Wohnung, 1 Briefkasten, 1 Keller“ lässt keinen Streit zu. „Alle Schlüssel“ schon.</p>`,
    ),
    textSection(
      "Raum für Raum",
      `<p>Beginnen Sie an der Tür, gehen Sie links herum und enden Sie mit der Decke. In jedem Raum dieselben sechs Punkte:</p>
      <ol><li><strong>Wände und Decke:</strong> Farbe, Löcher, Flecken, Schimmel</li><li><strong>Boden:</strong> Kratzer, Brandstellen, lose Stellen</li><li><strong>Fenster und Türen:</strong> Schließen sie, sind Scheiben und Dichtungen heil, sind alle Griffe da?</li><li><strong>Heizung:</strong> Wird sie warm, lässt sich das Ventil drehen?</li><li><strong>Steckdosen, Schalter, Licht:</strong> jeweils einmal ausprobieren</li><li><strong>Was bleibt:</strong> Möbel und Geräte, jeweils mit ihrem Zustand</li></ol>
      <h3>Die Küche</h3>
      <p>Jede Kochstelle, der Backofen, der Kühlschrank, die Dunstabzugshaube, der Hahn warm und kalt, der Abfluss, die Fuge an der Arbeitsplatte.</p>
      <h3>Das Bad</h3>
      <p>Druck und Temperatur des Wassers, Abflüsse, Silikonfugen, angebohrte Fliesen, die Spülung, der Lüfter.</p>
      <h3>Was gern vergessen wird</h3>
      <p>Balkon, Keller, Dachboden, Briefkasten, Klingel, Rauchmelder mit Datum, der Stellplatz.</p>`,
    ),
    textSection(
      "Wie Sie es aufschreiben",
      `<p>Schreiben Sie, was es ist, wo es ist und wie groß es ist:</p>
      <ul><li>Nicht: „Boden beschädigt.“</li><li>Sondern: „Wohnzimmer, Parkett, Kratzer 12 cm, 40 cm von der Balkontür. Foto 14.“</li></ul>
      <p>Halten Sie auch fest, was <em>in Ordnung</em> ist. „Bad: keine Mängel“ ist am Ende so viel wert wie eine Liste von Kratzern.</p>
      <p>Sind Sie sich nicht einig, schreiben Sie beides auf: <em>„Vermieter: Fleck ist neu. Mieter: Fleck war beim Einzug da, siehe Foto 7 vom 1. März 2024.“</em> Ein Protokoll hält fest, es entscheidet nicht.</p>`,
    ),
    points("Fotos, die zählen", [
      "Eines vom ganzen Raum, von der Tür aus, dann die Einzelheiten",
      "Etwas von bekannter Größe neben jedem Schaden",
      "Nummeriert, in der Reihenfolge des Rundgangs",
      "Noch am selben Tag an die andere Seite geschickt, damit beide dieselben haben",
    ]),
    textSection(
      "Die letzte Zeile",
      `<p>„Beide Seiten haben ein Exemplar erhalten. Wer was bis wann repariert: …“ Darunter das Datum und zwei Unterschriften. Will jemand nicht unterschreiben, vermerken Sie das und die Namen der Anwesenden.</p>`,
    ),
    trialSection(
      "de",
      "Das Mietverhältnis so beginnen, wie es enden soll",
      "In Keystead stehen Vertrag, Mieter, Kaution und jede Zahlung vom ersten Tag an auf einer Seite. Am Ende sind die Summen schon da.",
    ),
    textSection(
      "Und danach",
      `<p>Vergleichen Sie am Ende die beiden Protokolle Zeile für Zeile und machen Sie weiter mit der <a href="/guides/kaution-abrechnen">Abrechnung der Kaution</a>.</p>`,
    ),
  ],
});
