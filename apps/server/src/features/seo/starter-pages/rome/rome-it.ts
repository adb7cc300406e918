import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const romeIt = starterPage({
  slug: "affittare-casa-a-roma",
  pageType: "other",
  language: "it",
  topic: "letting-in-rome",
  title: "Affittare casa a Roma: da dove cominciare",
  metaDescription:
    "A che cosa deve pensare un piccolo proprietario a Roma: tipo di contratto, registrazione, cedolare secca, affitti brevi, ospiti, e a chi chiedere.",
  keywords: [
    "affittare casa a Roma",
    "proprietario Roma",
    "canone concordato",
    "cedolare secca",
    "CIN",
    "Alloggiati Web",
  ],
  heroTitle: "Affittare un appartamento a Roma",
  heroSubtitle:
    "A Roma il tipo di contratto decide quasi tutto: il canone, le imposte e la durata. Scelga prima quello; il resto viene da sé.",
  sections: [
    textSection(
      "Prima di proseguire",
      `<p>Questa pagina è stata rivista l’ultima volta nel novembre 2026. Descrive a grandi linee che cosa La aspetta e non indica aliquote, perché cambiano con ogni manovra. <strong>Non è una consulenza legale o fiscale.</strong> Verifichi ogni punto presso l’ufficio indicato, o con un commercialista, prima di firmare o presentare qualcosa.</p>`,
    ),
    textSection(
      "La prima scelta: quale contratto",
      `<p>Le locazioni abitative hanno poche forme, fissate dalla legge. Quelle di cui sentirà parlare a Roma:</p>
      <ul><li><strong>Canone libero</strong> («4+4»): le parti concordano il canone; la durata è lunga.</li><li><strong>Canone concordato</strong> («3+2»): il canone sta entro la fascia dell’accordo territoriale della zona; in cambio ci sono vantaggi fiscali. Chieda a un’associazione di proprietari o di inquilini la fascia e l’attestazione che di solito serve.</li><li><strong>Transitorio</strong>: per un’esigenza che finisce e che il contratto deve indicare. Per gli studenti c’è una forma apposita.</li><li><strong>Locazione breve</strong>: per i visitatori, con obblighi verso Comune, Regione e Questura.</li></ul>`,
    ),
    textSection(
      "Registrazione e imposte",
      `<p>I contratti di oltre trenta giorni nell’anno si registrano all’<a href="https://www.agenziaentrate.gov.it/" target="_blank" rel="noopener noreferrer">Agenzia delle Entrate</a>, di norma entro trenta giorni. Lì si comunicano anche le modifiche e la fine del contratto.</p>
      <p>Il proprietario privato può spesso scegliere la cedolare secca al posto dell’IRPEF ordinaria e dell’imposta di registro. Chi la sceglie rinuncia, finché dura, all’aggiornamento ISTAT del canone. Faccia i due conti con il commercialista prima di firmare, perché la scelta di norma va fatta con la registrazione.</p>`,
    ),
    points("Pronti prima della prima visita", [
      "L’attestato di prestazione energetica, APE: la classe va indicata nell’annuncio",
      "Visura e planimetria catastale, conformi allo stato di fatto",
      "Il regolamento e le spese del condominio",
      "Le certificazioni di caldaia e impianto elettrico",
    ]),
    textSection(
      "Affitti brevi e ospiti",
      `<p>Chi affitta a visitatori a Roma deve aspettarsi almeno quanto segue, e chiedere l’elenco aggiornato a <em>Roma Capitale</em> e alla <em>Regione Lazio</em>:</p>
      <ul><li>una comunicazione al Comune e un codice identificativo nazionale (<em>CIN</em>), esposto all’ingresso e in ogni annuncio;</li><li>i dati degli ospiti alla Polizia tramite <a href="https://alloggiatiweb.poliziadistato.it/" target="_blank" rel="noopener noreferrer">Alloggiati Web</a> subito dopo l’arrivo, di norma entro 24 ore;</li><li>il contributo di soggiorno, riscosso dagli ospiti e riversato con una dichiarazione;</li><li>dotazioni di sicurezza come rilevatori ed estintori.</li></ul>
      <p>Il contributo di soggiorno non è mai un’entrata Sua. Lo tenga da parte dalla prima notte.</p>`,
    ),
    textSection(
      "Deposito e stato dell’appartamento",
      `<p>È usuale un deposito fino a tre mensilità, e per legge produce interessi, salvo che per il Suo contratto valga altro; chieda quale tasso si applica. Documenti l’appartamento con un <a href="/guides/verbale-di-consegna">verbale di consegna</a> il primo e l’ultimo giorno, e legga <a href="/guides/restituire-il-deposito">come restituire il deposito senza liti</a>.</p>`,
    ),
    points("A chi chiedere", [
      "Registrazione, cedolare secca: all’Agenzia delle Entrate o a un commercialista",
      "Fascia del canone concordato: a un’associazione di proprietari o di inquilini di Roma",
      "Affitti brevi, contributo di soggiorno: a Roma Capitale e alla Regione Lazio",
      "Dati degli ospiti: alla Questura, tramite Alloggiati Web",
    ]),
    trialSection(
      "it",
      "Un solo posto per ogni contratto",
      "Keystead tiene insieme contratto, canone, pagamenti e deposito di un appartamento, calcola che cosa è dovuto ogni mese e mostra che cosa è ancora da pagare.",
    ),
    textSection(
      "Una buona abitudine",
      `<p>Tenga in vista tre date per contratto: la fine del primo periodo, l’ultimo giorno utile per la disdetta e la scadenza annuale della registrazione. In Italia un contratto che nessuno disdice di solito prosegue da sé: è comodo solo se lo voleva.</p>`,
    ),
  ],
});
