import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const lisbonIt = starterPage({
  slug: "affittare-casa-a-lisbona",
  pageType: "other",
  language: "it",
  topic: "letting-in-lisbon",
  title: "Affittare casa a Lisbona: da dove cominciare",
  metaDescription:
    "A che cosa deve pensare un piccolo proprietario a Lisbona: contratto, ricevute, aggiornamento annuale del canone, affitti brevi, e a chi chiedere.",
  keywords: [
    "affittare casa a Lisbona",
    "proprietario Lisbona",
    "arrendamento",
    "alojamento local",
    "aggiornamento del canone in Portogallo",
  ],
  heroTitle: "Affittare un appartamento a Lisbona",
  heroSubtitle:
    "Le domande che incontra ogni piccolo proprietario a Lisbona, nell’ordine in cui si presentano, e l’ufficio che risponde a ciascuna.",
  sections: [
    textSection(
      "Prima di proseguire",
      `<p>Questa pagina è stata rivista l’ultima volta nel novembre 2026. Descrive a grandi linee che cosa La aspetta e non indica importi, perché cambiano. <strong>Non è una consulenza legale o fiscale.</strong> Verifichi ogni punto presso l’ufficio indicato, o con un avvocato o un commercialista, prima di firmare o presentare qualcosa.</p>`,
    ),
    textSection(
      "La prima scelta: abitazione o affitti brevi",
      `<p>La locazione abitativa (<em>arrendamento habitacional</em>) e l’affitto ai visitatori (<em>alojamento local</em>) sono in Portogallo due mondi diversi, con regole, imposte e uffici diversi.</p>
      <ul><li><strong>Abitazione:</strong> di solito si stipula un contratto scritto a tempo determinato. Chieda a un avvocato o a un’associazione di proprietari quali durata minima, rinnovi e termini di disdetta valgono al momento.</li><li><strong>Affitti brevi:</strong> serve una registrazione, e alcune zone di Lisbona sono state chiuse o limitate per le registrazioni nuove. Chieda al Comune, la <em>Câmara Municipal de Lisboa</em>, che cosa vale per la Sua via prima di comprare o arredare qualcosa, e legga il regolamento del condominio.</li></ul>`,
    ),
    points("Pronti prima della prima visita", [
      "Il certificato energetico: di norma serve già per pubblicare l’annuncio",
      "I documenti catastali e fiscali dell’appartamento, certidão e caderneta predial",
      "Il Suo numero fiscale e quello dell’inquilino",
      "Un elenco di ciò che resta nell’appartamento, con le foto",
    ]),
    textSection(
      "Il contratto e il fisco",
      `<p>I contratti si comunicano all’amministrazione fiscale, l’<em>Autoridade Tributária</em>, di solito tramite il suo portale, e di norma sono soggetti all’imposta di bollo. La maggior parte dei proprietari emette le ricevute del canone in forma elettronica. Scadenze ed eccezioni si trovano sul <a href="https://www.portaldasfinancas.gov.pt/" target="_blank" rel="noopener noreferrer">Portal das Finanças</a>; un commercialista sistema tutto in un’ora.</p>
      <p>Chi vive all’estero dovrebbe chiedere per tempo se gli serve un rappresentante fiscale e come viene tassato il canone nei due Paesi.</p>`,
    ),
    textSection(
      "L’aggiornamento annuale del canone",
      `<p>Se il contratto non prevede una regola propria, di solito il canone si può aggiornare una volta all’anno con un coefficiente. Il coefficiente segue i dati dell’<a href="https://www.ine.pt/" target="_blank" rel="noopener noreferrer">INE, l’istituto di statistica portoghese</a>, e viene pubblicato per l’anno successivo, per lo più in autunno. In alcuni anni il Parlamento ha fissato altri limiti: verifichi il coefficiente del <em>Suo</em> anno e il termine di preavviso prima di scrivere.</p>
      <p>Il conto è breve: vecchio canone × coefficiente. <a href="/tools/aumento-del-canone">Il calcolo con un indice, con un esempio.</a></p>`,
    ),
    textSection(
      "Deposito, chiavi e stato dell’appartamento",
      `<p>Sono usuali un anticipo del canone e un deposito cauzionale (<em>caução</em>); la legge limita quanto si può chiedere, perciò verifichi il limite attuale. Qualunque cosa concordiate, la scriva nel contratto, e documenti l’appartamento con un <a href="/guides/verbale-di-consegna">verbale di consegna</a> il primo e l’ultimo giorno.</p>`,
    ),
    points("A chi chiedere", [
      "Imposte, ricevute, bollo: all’Autoridade Tributária o a un commercialista",
      "Affitti brevi, tassa di soggiorno, licenze: alla Câmara Municipal de Lisboa",
      "Durata, disdetta, limiti del canone: a un avvocato o a un’associazione di proprietari",
      "Regole dell’edificio: all’amministratore del condominio",
    ]),
    trialSection(
      "it",
      "I mesi in ordine",
      "Keystead calcola il canone di ogni mese dal contratto, mostra che cosa è ancora da pagare e tiene i Suoi conti in euro, ovunque Lei viva.",
    ),
    textSection(
      "Una buona abitudine",
      `<p>Una volta all’anno, nella settimana in cui esce il nuovo coefficiente, riveda ogni contratto: risulta ancora comunicato correttamente, l’assicurazione è pagata, il certificato è valido, c’è un aggiornamento da fare? Basta un pomeriggio, e l’anno resta tranquillo.</p>`,
    ),
  ],
});
