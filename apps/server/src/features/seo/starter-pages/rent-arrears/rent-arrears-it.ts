import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const rentArrearsIt = starterPage({
  slug: "affitto-non-pagato",
  pageType: "guide",
  language: "it",
  topic: "rent-arrears",
  title: "Affitto non pagato: che cosa fare nei primi 30 giorni",
  metaDescription:
    "In che ordine muoversi quando l’affitto non arriva: verificare, chiedere, accordarsi, sollecitare. Con frasi da copiare e gli errori da evitare.",
  keywords: ["affitto non pagato", "morosità", "piano di rientro", "lettera di sollecito", "locatore"],
  heroTitle: "L’affitto non è arrivato. E adesso?",
  heroSubtitle:
    "Quasi tutti i ritardi si risolvono in una settimana, se qualcuno chiede presto e con garbo. Quest’ordine salva i soldi e i rapporti.",
  sections: [
    textSection(
      "In breve",
      `<p>Verifichi prima i Suoi conti. Chieda entro tre giorni, per telefono o con un messaggio. Concordi per iscritto una data o un piano e mandi un sollecito formale se quella data passa. Annoti ogni passo con il suo giorno.</p>
      <p><strong>Questa pagina dà informazioni generali, non è una consulenza legale.</strong> Termini, interessi di mora e risoluzione del contratto li stabilisce la legge. Prima di un passo formale si rivolga a un avvocato o a un’associazione di proprietari.</p>`,
    ),
    textSection(
      "Giorni 1–3: guardare prima di chiedere",
      `<ol><li>Il canone è davvero scaduto? Fine settimana e festivi spostano un bonifico di un giorno o due, e molti contratti concedono qualche giorno.</li><li>È arrivato a nome di altri o con un’altra causale? Pagano anche compagni e datori di lavoro.</li><li>È cambiato l’importo? Dopo un aumento il bonifico ricorrente viene più spesso dimenticato che rifiutato.</li><li>Il conto indicato nella Sua lettera è ancora quello giusto?</li></ol>`,
    ),
    textSection(
      "Giorni 3–7: chiedere e ascoltare",
      `<p>Una telefonata o un breve messaggio, cortese e senza minacce:</p>
      <p><em>«Buongiorno Ana, il canone di giugno (850,00\u00a0€, scadenza il giorno 1) non mi è ancora arrivato. Potrebbe dare un’occhiata? Se c’è stato un imprevisto, me lo dica e troviamo una data.»</em></p>
      <p>Un motivo c’è quasi sempre, ed è il motivo a decidere che cosa fare: un bonifico dimenticato chiede un minuto, un lavoro perso chiede un piano.</p>`,
    ),
    textSection(
      "Giorni 7–14: accordarsi per iscritto",
      `<p>Serve un piano che si possa rispettare. Meglio una piccola somma che arriva di una grande che non arriva:</p>
      <ul><li>Da pagare: giugno, 850,00\u00a0€</li><li>Da luglio: 850,00\u00a0€ di canone più 170,00\u00a0€ al mese, scadenza il giorno 1</li><li>Saldato dopo cinque mesi: 5 × 170,00\u00a0€ = 850,00\u00a0€</li></ul>
      <p>Entrambi lo confermano per e-mail o su carta. Scriva che cosa succede se salta una rata, e si attenga anche Lei a quanto scritto.</p>
      <p>Parli presto degli aiuti. In molti luoghi ci sono contributi per l’affitto, fondi comunali o sportelli, e possono fare di più prima di una disdetta che dopo.</p>`,
    ),
    textSection(
      "Giorni 14–30: il sollecito formale",
      `<p>Se nessuno risponde o il piano non viene rispettato, la lettera successiva è per il fascicolo. Indica:</p>
      <ol><li>quali mesi sono da pagare, con importo e scadenza di ciascuno, e il totale;</li><li>che cosa è stato pagato e come è stato imputato;</li><li>un ultimo giorno per pagare, con la data;</li><li>che cosa farà Lei dopo quel giorno.</li></ol>
      <p>La mandi in modo da poterne provare la ricezione. Da qui in poi ogni parola conta per la legge: la faccia leggere prima a chi la conosce.</p>`,
    ),
    textSection(
      "Quale mese paga un pagamento?",
      `<p>Se l’inquilino dice «per luglio», è per luglio. Se nessuno dice nulla, di solito viene prima il mese più vecchio, e la Sua legge può fissare un ordine. Scriva a quale mese ha imputato ogni pagamento: metà delle discussioni sugli arretrati sono due persone che contano lo stesso bonifico in modo diverso.</p>`,
    ),
    points("Che cosa aiuta", [
      "Guardare ogni mese, lo stesso giorno, che cosa è da pagare",
      "Un elenco per contratto: scaduto, pagato, da pagare",
      "Un appunto di ogni telefonata: giorno, ora, che cosa si è detto",
      "Un piano che lasci di che vivere",
    ]),
    points("Che cosa peggiora le cose", [
      "Aspettare in silenzio il terzo mese",
      "Cambiare la serratura, staccare acqua o luce: vietato quasi ovunque, e costoso",
      "Parlarne con i vicini o con il datore di lavoro",
      "Tenere il deposito come se fosse canone, salvo che la Sua legge lo permetta",
    ]),
    trialSection(
      "it",
      "Veda che cosa è da pagare oggi",
      "Keystead mostra il canone di ogni contratto come dovuto, pagato in parte o in ritardo, registra i pagamenti con un clic e spiega ogni saldo riga per riga.",
    ),
    textSection(
      "Quando è finita",
      `<p>Quando tutto è pagato, scriva una riga: «Tutti i canoni fino a oggi sono pagati. Grazie.» Non costa nulla, e i prossimi dieci anni cominciano in pace.</p>
      <p>Veda anche: <a href="/guides/restituire-il-deposito">restituire il deposito senza liti</a> e <a href="/tools/aumento-del-canone">i conti di un aumento del canone</a>.</p>`,
    ),
  ],
});
