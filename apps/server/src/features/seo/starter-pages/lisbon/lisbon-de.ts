import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const lisbonDe = starterPage({
  slug: "wohnung-vermieten-in-lissabon",
  pageType: "other",
  language: "de",
  topic: "letting-in-lisbon",
  title: "Wohnung vermieten in Lissabon: ein Einstieg",
  metaDescription:
    "Woran private Vermieter in Lissabon denken müssen: Vertrag, Quittungen, jährliche Mietanpassung, Ferienvermietung, und wen sie dazu jeweils fragen.",
  keywords: [
    "Wohnung vermieten Lissabon",
    "Vermieter Lissabon",
    "arrendamento",
    "alojamento local",
    "Mietanpassung Portugal",
  ],
  heroTitle: "Eine Wohnung in Lissabon vermieten",
  heroSubtitle:
    "Die Fragen, die sich in Lissabon jedem privaten Vermieter stellen, der Reihe nach, und die Stelle, die Auskunft gibt.",
  sections: [
    textSection(
      "Bevor Sie weiterlesen",
      `<p>Diese Seite wurde zuletzt im November 2026 durchgesehen. Sie beschreibt in Grundzügen, was auf Sie zukommt, und nennt keine Beträge, weil sich diese ändern. <strong>Sie ersetzt keine Rechts- oder Steuerberatung.</strong> Prüfen Sie jeden Punkt bei der genannten Stelle, einem Anwalt oder einem Steuerberater, bevor Sie etwas unterschreiben oder einreichen.</p>`,
    ),
    textSection(
      "Die erste Entscheidung: Wohnen oder Ferienvermietung",
      `<p>Ein Mietvertrag zum Wohnen (<em>arrendamento habitacional</em>) und die Vermietung an Besucher (<em>alojamento local</em>) sind in Portugal zwei verschiedene Welten, mit verschiedenen Regeln, Steuern und Ämtern.</p>
      <ul><li><strong>Wohnen:</strong> Üblich ist ein schriftlicher, befristeter Vertrag. Fragen Sie einen Anwalt oder einen Eigentümerverband, welche Mindestdauer, welche Verlängerungen und welche Kündigungsfristen derzeit gelten.</li><li><strong>Ferienvermietung:</strong> Sie braucht eine Registrierung, und Teile von Lissabon waren für neue Registrierungen gesperrt oder beschränkt. Fragen Sie die Stadt, die <em>Câmara Municipal de Lisboa</em>, nach Ihrer Straße, bevor Sie etwas kaufen oder einrichten, und lesen Sie die Regeln Ihrer Eigentümergemeinschaft.</li></ul>`,
    ),
    points("Vor der ersten Besichtigung bereit", [
      "Der Energieausweis: In der Regel wird er schon für die Anzeige gebraucht",
      "Die Grundbuch- und Steuerunterlagen der Wohnung, certidão und caderneta predial",
      "Ihre eigene Steuernummer und die des Mieters",
      "Eine Liste dessen, was in der Wohnung bleibt, mit Fotos",
    ]),
    textSection(
      "Der Vertrag und das Finanzamt",
      `<p>Mietverträge werden der Steuerbehörde, der <em>Autoridade Tributária</em>, gemeldet, meist über deren Portal, und in der Regel fällt Stempelsteuer an. Die meisten Vermieter stellen ihre Mietquittungen elektronisch aus. Fristen und Ausnahmen stehen im <a href="https://www.portaldasfinancas.gov.pt/" target="_blank" rel="noopener noreferrer">Portal das Finanças</a>; ein Steuerberater richtet das in einer Stunde ein.</p>
      <p>Wer im Ausland wohnt, sollte früh klären, ob er einen steuerlichen Vertreter braucht und wie die Miete in beiden Ländern besteuert wird.</p>`,
    ),
    textSection(
      "Die jährliche Anpassung der Miete",
      `<p>Enthält der Vertrag keine eigene Regelung, darf die Miete meist einmal im Jahr um einen Koeffizienten angepasst werden. Er folgt den Zahlen des <a href="https://www.ine.pt/" target="_blank" rel="noopener noreferrer">Statistikamts INE</a> und wird für das folgende Jahr veröffentlicht, meist im Herbst. In manchen Jahren hat das Parlament andere Grenzen gesetzt. Sehen Sie deshalb nach, welcher Koeffizient für <em>Ihr</em> Jahr gilt und mit welcher Frist Sie ankündigen müssen, bevor Sie schreiben.</p>
      <p>Die Rechnung selbst ist kurz: alte Miete × Koeffizient. <a href="/tools/mieterhoehung">Die Rechnung nach einem Index, mit Beispiel.</a></p>`,
    ),
    textSection(
      "Kaution, Schlüssel und Zustand",
      `<p>Eine Mietvorauszahlung und eine Kaution (<em>caução</em>) sind üblich; wie viel verlangt werden darf, begrenzt das Gesetz. Prüfen Sie also die derzeitige Grenze. Was Sie auch vereinbaren: Schreiben Sie es in den Vertrag, und halten Sie den Zustand der Wohnung am ersten und am letzten Tag in einem <a href="/guides/uebergabeprotokoll">Übergabeprotokoll</a> fest.</p>`,
    ),
    points("Wen Sie fragen", [
      "Steuern, Quittungen, Stempelsteuer: die Autoridade Tributária oder einen Steuerberater",
      "Ferienvermietung, Tourismusabgabe, Genehmigungen: die Câmara Municipal de Lisboa",
      "Laufzeit, Kündigung, Grenzen der Miete: einen Anwalt oder einen Eigentümerverband",
      "Regeln des Hauses: die Verwaltung Ihrer Eigentümergemeinschaft",
    ]),
    trialSection(
      "de",
      "Die Monate in Ordnung halten",
      "Keystead berechnet die Miete jedes Monats aus dem Vertrag, zeigt, was offen ist, und führt Ihre Bücher in Euro, wo immer Sie selbst wohnen.",
    ),
    textSection(
      "Eine gute Gewohnheit",
      `<p>Gehen Sie einmal im Jahr, in der Woche, in der der neue Koeffizient erscheint, jeden Vertrag durch: Ist er noch richtig gemeldet, ist die Versicherung bezahlt, der Energieausweis gültig, eine Anpassung fällig? Das kostet einen Nachmittag, und das Jahr bleibt ruhig.</p>`,
    ),
  ],
});
