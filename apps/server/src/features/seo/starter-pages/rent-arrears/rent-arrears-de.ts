import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const rentArrearsDe = starterPage({
  slug: "mietrueckstand",
  pageType: "guide",
  language: "de",
  topic: "rent-arrears",
  title: "Mietrückstand: was in den ersten 30 Tagen zu tun ist",
  metaDescription:
    "Die Miete bleibt aus: erst prüfen, dann fragen, vereinbaren, mahnen. Mit Formulierungen zum Übernehmen und den Fehlern, die alles schlimmer machen.",
  keywords: ["Mietrückstand", "Miete nicht gezahlt", "Ratenzahlung", "Mahnung Mieter", "Vermieter"],
  heroTitle: "Die Miete ist nicht da. Was nun?",
  heroSubtitle:
    "Die meisten verspäteten Mieten kommen binnen einer Woche, wenn jemand früh und freundlich fragt. Diese Reihenfolge rettet das Geld und den Frieden.",
  sections: [
    textSection(
      "Kurz gesagt",
      `<p>Prüfen Sie zuerst die eigenen Unterlagen. Fragen Sie innerhalb von drei Tagen nach, am Telefon oder mit einer Nachricht. Vereinbaren Sie schriftlich einen Termin oder einen Zahlungsplan, und mahnen Sie förmlich, wenn der Termin verstreicht. Halten Sie jeden Schritt mit Datum fest.</p>
      <p><strong>Diese Seite informiert allgemein und ersetzt keine Rechtsberatung.</strong> Fristen, Verzugskosten und der Weg zur Kündigung stehen im Gesetz. Fragen Sie vor jedem förmlichen Schritt einen Anwalt oder einen Eigentümerverband.</p>`,
    ),
    textSection(
      "Tag 1 bis 3: erst nachsehen, dann fragen",
      `<ol><li>Ist die Miete wirklich fällig? An Wochenenden und Feiertagen kommt eine Überweisung ein, zwei Tage später, und viele Verträge sehen eine Karenz vor.</li><li>Ist sie unter anderem Namen oder mit anderem Verwendungszweck eingegangen? Auch neue Partner und Arbeitgeber zahlen.</li><li>Hat sich der Betrag geändert? Nach einer Erhöhung wird der Dauerauftrag eher vergessen als verweigert.</li><li>Stimmt das Konto noch, das in Ihrem Schreiben steht?</li></ol>`,
    ),
    textSection(
      "Tag 3 bis 7: fragen und zuhören",
      `<p>Ein Anruf oder eine kurze Nachricht, freundlich und ohne Drohung:</p>
      <p><em>„Guten Tag, Ana, die Miete für Juni (850,00\u00a0€, fällig am 1.) ist bei mir noch nicht eingegangen. Schauen Sie bitte einmal nach? Wenn etwas dazwischengekommen ist, sagen Sie es mir, dann finden wir einen Termin.“</em></p>
      <p>Fast immer gibt es einen Grund, und der Grund bestimmt, was zu tun ist: Ein vergessener Dauerauftrag braucht eine Minute, ein verlorener Arbeitsplatz einen Plan.</p>`,
    ),
    textSection(
      "Tag 7 bis 14: schriftlich vereinbaren",
      `<p>Es hilft nur ein Plan, der sich einhalten lässt. Lieber ein kleiner Betrag, der kommt, als ein großer, der ausbleibt:</p>
      <ul><li>Offen: Juni, 850,00\u00a0€</li><li>Ab Juli: 850,00\u00a0€ Miete und dazu 170,00\u00a0€ im Monat, fällig am 1.</li><li>Nach fünf Monaten getilgt: 5 × 170,00\u00a0€ = 850,00\u00a0€</li></ul>
      <p>Beide Seiten bestätigen das per Mail oder auf Papier. Schreiben Sie dazu, was geschieht, wenn eine Rate ausbleibt, und halten Sie sich selbst daran.</p>
      <p>Weisen Sie früh auf Hilfe hin. Vielerorts gibt es Wohngeld, städtische Hilfen oder Beratungsstellen, und vor einer Kündigung können sie mehr bewirken als danach.</p>`,
    ),
    textSection(
      "Tag 14 bis 30: die förmliche Mahnung",
      `<p>Antwortet niemand oder wird der Plan nicht eingehalten, ist das nächste Schreiben eines für die Akte. Es nennt:</p>
      <ol><li>welche Monate offen sind, jeweils mit Betrag und Fälligkeit, und die Summe;</li><li>was gezahlt und wie es angerechnet wurde;</li><li>eine Frist, als Datum;</li><li>was Sie nach Ablauf der Frist tun werden.</li></ol>
      <p>Verschicken Sie es so, dass sich der Zugang nachweisen lässt. Von nun an kommt es rechtlich auf jedes Wort an; lassen Sie das Schreiben vorher von jemandem lesen, der sich auskennt.</p>`,
    ),
    textSection(
      "Welchen Monat begleicht eine Zahlung?",
      `<p>Sagt der Mieter „für Juli“, dann ist sie für Juli. Sagt niemand etwas, kommt meist der älteste offene Monat zuerst, und Ihr Recht kann eine Reihenfolge vorgeben. Schreiben Sie auf, welchem Monat Sie eine Zahlung zugerechnet haben: Bei der Hälfte aller Streitigkeiten um Rückstände zählen zwei Menschen dieselbe Überweisung verschieden.</p>`,
    ),
    points("Was hilft", [
      "Jeden Monat am selben Tag nachsehen, was offen ist",
      "Eine Liste je Mietvertrag: fällig, gezahlt, offen",
      "Eine Notiz zu jedem Gespräch: Tag, Uhrzeit, was gesagt wurde",
      "Ein Plan, der Geld zum Leben lässt",
    ]),
    points("Was es schlimmer macht", [
      "Schweigend auf den dritten Monat warten",
      "Schlösser tauschen, Wasser oder Strom abstellen: fast überall verboten, und teuer",
      "Mit Nachbarn oder Arbeitgebern darüber reden",
      "Die Kaution wie Miete behandeln, sofern Ihr Recht das nicht erlaubt",
    ]),
    trialSection(
      "de",
      "Sehen Sie, was heute offen ist",
      "Keystead zeigt die Miete jedes Vertrags als fällig, teilweise bezahlt oder überfällig, erfasst Zahlungen mit einem Klick und erklärt jeden Saldo Zeile für Zeile.",
    ),
    textSection(
      "Wenn es vorbei ist",
      `<p>Ist alles bezahlt, schreiben Sie einen Satz: „Alle Mieten bis heute sind bezahlt. Vielen Dank.“ Er kostet nichts, und die nächsten zehn Jahre beginnen ruhig.</p>
      <p>Siehe auch: <a href="/guides/kaution-abrechnen">die Kaution abrechnen, ohne zu streiten</a> und <a href="/tools/mieterhoehung">die Rechnung zur Mieterhöhung</a>.</p>`,
    ),
  ],
});
