import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const berlinIt = starterPage({
  slug: "affittare-casa-a-berlino",
  pageType: "other",
  language: "it",
  topic: "letting-in-berlin",
  title: "Affittare casa a Berlino: da dove cominciare",
  metaDescription:
    "A che cosa deve pensare un piccolo proprietario a Berlino: livello del canone, deposito, spese, affitti brevi, e a chi chiedere per ogni punto.",
  keywords: [
    "affittare casa a Berlino",
    "proprietario Berlino",
    "Mietspiegel",
    "Mietpreisbremse",
    "Nebenkosten",
  ],
  heroTitle: "Affittare un appartamento a Berlino",
  heroSubtitle:
    "Poche città hanno tante regole sul canone. Qui trova quelle che riguardano ogni piccolo proprietario, in ordine, e l’ufficio che risponde a ciascuna.",
  sections: [
    textSection(
      "Prima di proseguire",
      `<p>Questa pagina è stata rivista l’ultima volta nel novembre 2026. Descrive a grandi linee che cosa La aspetta; il diritto delle locazioni cambia, e i tribunali lo integrano. <strong>Non è una consulenza legale o fiscale.</strong> Verifichi ogni punto presso l’ufficio indicato, un’associazione di proprietari o un avvocato, prima di firmare o scrivere qualcosa.</p>`,
    ),
    textSection(
      "Prima dell’annuncio: quale canone è consentito",
      `<p>Nelle zone con un mercato degli alloggi sotto pressione, il canone di un nuovo contratto può superare solo in misura limitata il canone di confronto locale. Questa regola si chiama <em>Mietpreisbremse</em>. Berlino è stata una di queste zone, e ci sono eccezioni, per esempio per gli edifici nuovi.</p>
      <p>Il riferimento è il <a href="https://mietspiegel.berlin.de/" target="_blank" rel="noopener noreferrer">Berliner Mietspiegel</a>, la tabella dei canoni usuali della città. Calcoli la fascia del Suo appartamento prima di indicare un prezzo e conservi il conto: l’inquilino può chiedere come è nato il canone, anche dopo anni.</p>`,
    ),
    points("Pronti prima della prima visita", [
      "Il certificato energetico, da mostrare senza che venga chiesto",
      "La superficie, misurata e non stimata",
      "L’ultimo rendiconto delle spese",
      "Il canone precedente, quando la legge impone di comunicarlo",
    ]),
    textSection(
      "Il contratto e il deposito",
      `<p>La regola è il contratto a tempo indeterminato; una durata determinata richiede uno dei motivi previsti dalla legge, per iscritto.</p>
      <p>Il deposito (<em>Kaution</em>) non può superare tre mensilità al netto delle spese, e l’inquilino può versarlo in tre rate mensili. Va tenuto separato dal proprio denaro e deve fruttare interessi, che spettano all’inquilino. <a href="/tools/interessi-sul-deposito">Qui si spiega come si calcolano.</a></p>
      <p>Quando qualcuno entra in casa, il locatore lo conferma su un modulo (<em>Wohnungsgeberbestätigung</em>) che all’inquilino serve per l’ufficio anagrafe. Lo tenga pronto il giorno della <a href="/guides/verbale-di-consegna">consegna</a>.</p>`,
    ),
    textSection(
      "Le spese, una volta all’anno",
      `<p>Gli acconti mensili sulle spese (<em>Betriebskosten</em>) si conguagliano una volta all’anno. Il rendiconto deve arrivare all’inquilino entro dodici mesi dalla fine del periodo; dopo, di norma, non si può più chiedere un conguaglio.</p>
      <ul><li>Solo le spese che il contratto pone a carico dell’inquilino e che la legge consente di addebitargli.</li><li>Per ogni voce il totale, il criterio di riparto e la quota dell’inquilino.</li><li>Riscaldamento e acqua calda per la maggior parte in base al consumo.</li></ul>
      <p>Segni la data in calendario il giorno in cui finisce il periodo. Nessun’altra scadenza fa perdere denaro con altrettanta certezza.</p>`,
    ),
    textSection(
      "Aumentare il canone",
      `<p>Ci sono vie distinte: fino al canone di confronto locale con il consenso dell’inquilino, dopo lavori di ammodernamento, a scaglioni concordati o secondo un indice. Ciascuna ha la sua forma, il suo tempo d’attesa e il suo limite, e non si possono combinare a piacere. A Berlino il limite è stato più basso che altrove: verifichi quello che vale quest’anno.</p>
      <p><a href="/tools/aumento-del-canone">Il calcolo con un indice, con un esempio.</a></p>`,
    ),
    textSection(
      "Affitti brevi",
      `<p>Per affittare un’abitazione ai visitatori serve nella maggior parte dei casi un’autorizzazione del distretto (<em>Zweckentfremdung</em>), e per gli annunci un numero di registrazione. Le sanzioni sono alte. Chieda al <em>Bezirksamt</em> del distretto in cui si trova l’appartamento prima del primo ospite.</p>`,
    ),
    points("A chi chiedere", [
      "Livello del canone: al Mietspiegel e al suo servizio di consultazione",
      "Contratto, disdetta, aumenti: a un’associazione di proprietari come Haus & Grund o a un avvocato",
      "Affitti brevi: al Bezirksamt del distretto",
      "Imposta sul reddito e imposta immobiliare: a un consulente fiscale o al Finanzamt",
    ]),
    trialSection(
      "it",
      "Canone e spese, tenuti distinti",
      "Keystead tiene canone e spese di un contratto come due importi, ciascuno con la sua storia, e mostra i depositi per quello che sono: il denaro dell’inquilino.",
    ),
    textSection(
      "Una buona abitudine",
      `<p>Il primo gennaio annoti che cosa scade nell’anno: le spese entro quando, l’indice o lo scaglione da quando, il controllo dei rilevatori di fumo in che giorno. Berlino perdona una lettera cortese, ma non un termine mancato.</p>`,
    ),
  ],
});
