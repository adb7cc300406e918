import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const depositReturnIt = starterPage({
  slug: "restituire-il-deposito",
  pageType: "guide",
  language: "it",
  topic: "deposit-return",
  title: "Restituire il deposito senza liti, passo per passo",
  metaDescription:
    "Dalla disdetta al rimborso: che cosa annotare, che cosa fotografare, che cosa si può trattenere e come spiegare il conto in una sola pagina.",
  keywords: ["deposito cauzionale", "restituzione del deposito", "trattenute", "normale usura", "locatore"],
  heroTitle: "Restituire il deposito senza liti",
  heroSubtitle:
    "Di solito non mancano i soldi, mancano le prove. Documenti lo stato due volte, faccia il conto in una pagina e restituisca il resto in tempo.",
  sections: [
    textSection(
      "In breve",
      `<p>Confronti l’appartamento con il verbale d’ingresso. Trattenga solo ciò che va oltre la normale usura e che una fattura o un preventivo dimostra. Mandi un conteggio scritto e restituisca il resto entro il termine fissato dalla legge o dal contratto.</p>
      <p><strong>Questa pagina dà informazioni generali, non è una consulenza legale.</strong> Termini, interessi e trattenute ammesse cambiano da Paese a Paese e da contratto a contratto. Verifichi i Suoi prima di trattenere qualcosa.</p>`,
    ),
    textSection(
      "Dalla disdetta al rimborso, passo per passo",
      `<ol><li>Confermi la disdetta per iscritto, con l’ultimo giorno del contratto.</li><li>Proponga una visita due settimane prima: l’inquilino può ancora fare da sé le piccole riparazioni.</li><li>Controlli l’appartamento l’ultimo giorno, con l’inquilino e con il verbale d’ingresso alla mano.</li><li>Fotografi ogni stanza e ogni contatore. Annoti le letture.</li><li>Ritiri tutte le chiavi e scriva quante sono.</li><li>Chieda il nuovo indirizzo e il conto per il rimborso.</li><li>Raccolga una fattura o un preventivo per ogni trattenuta.</li><li>Mandi una pagina: deposito, trattenute, interessi se dovuti, rimborso.</li><li>Paghi e conservi il conteggio con il contratto.</li></ol>
      <p>Per il sopralluogo c’è il <a href="/guides/verbale-di-consegna">verbale di consegna, stanza per stanza</a>.</p>`,
    ),
    textSection(
      "Che cosa è usura e che cosa no",
      `<p>Contano l’età e l’uso: ciò che avrebbero lasciato anche dieci inquilini attenti è usura. Giudici e contratti non tracciano tutti il confine nello stesso punto; prenda questi elenchi come un inizio.</p>`,
    ),
    points("Di solito normale usura", [
      "Pittura sbiadita, piccoli fori di chiodi",
      "Moquette consumata dove si passa",
      "Una maniglia allentata dopo anni d’uso",
      "Calcare in quantità ordinaria",
    ]),
    points("Di solito una trattenuta", [
      "Una parete ridipinta di un altro colore senza accordo",
      "Bruciature, macchie o moquette strappata",
      "Una porta rotta o una maniglia mancante",
      "Un appartamento riconsegnato sporco",
    ]),
    textSection(
      "Il conteggio, in una pagina",
      `<p>Bastano quattro righe, ognuna con la sua prova. Un esempio con cifre inventate:</p>
      <ul><li>Deposito ricevuto il 1º marzo 2024: 1.900,00\u00a0€</li><li>Porta del bagno, fattura n. 2: meno 180,00\u00a0€</li><li>Pulizia finale, preventivo n. 3: meno 120,00\u00a0€</li><li><strong>Rimborso: 1.600,00\u00a0€</strong></li></ul>
      <p>Ciò che è vecchio vale da vecchio: una moquette da cambiare l’anno prossimo non si addebita come nuova. Se sono dovuti interessi, li metta in una riga a parte; <a href="/tools/interessi-sul-deposito">ecco come si calcolano</a>.</p>`,
    ),
    trialSection(
      "it",
      "Il deposito da una parte, le entrate dall’altra",
      "In Keystead un deposito è denaro che Lei deve, non denaro guadagnato. Resta accanto al contratto finché non lo restituisce o lo trattiene.",
    ),
    textSection(
      "I tre errori che costano di più",
      `<ol><li><strong>Nessun verbale d’ingresso.</strong> Senza la prima foto la seconda non si confronta con nulla.</li><li><strong>Confondere deposito e canone.</strong> L’ultimo mese è un canone. Lo compensi solo se la Sua legge lo consente.</li><li><strong>Aspettare.</strong> Un rimborso tardivo fa di una piccola trattenuta una grande lite.</li></ol>`,
    ),
  ],
});
