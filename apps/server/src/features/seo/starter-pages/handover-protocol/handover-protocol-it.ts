import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const handoverProtocolIt = starterPage({
  slug: "verbale-di-consegna",
  pageType: "guide",
  language: "it",
  topic: "handover-protocol",
  title: "Verbale di consegna: ingresso e uscita, stanza per stanza",
  metaDescription:
    "Che cosa deve contenere un verbale di consegna, stanza per stanza, con contatori, chiavi e foto, e come annotare ciò su cui non si è d’accordo.",
  keywords: [
    "verbale di consegna",
    "consegna dell’appartamento",
    "inventario",
    "riconsegna immobile",
    "locatore",
  ],
  heroTitle: "Un verbale di consegna che regge",
  heroSubtitle:
    "Quaranta minuti all’inizio fanno risparmiare settimane alla fine. Che cosa guardare, che cosa scrivere e che cosa firmano entrambi.",
  sections: [
    textSection(
      "In breve",
      `<p>Percorrete insieme l’appartamento, stanza per stanza e sempre nello stesso verso. Annoti che cosa è danneggiato, che cosa funziona, che cosa segnano i contatori e quante chiavi ci sono. Scatti le foto, firmate sul posto due copie e tenetene una ciascuno. Usi lo stesso modulo quando l’inquilino se ne va.</p>
      <p><strong>Questa pagina dà informazioni generali, non è una consulenza legale.</strong> In alcuni Paesi un verbale simile è obbligatorio, in altri è soltanto prudente.</p>`,
    ),
    points("Che cosa portare", [
      "Due copie stampate e due penne, oppure un telefono e un indirizzo a cui mandare la copia",
      "Il verbale della consegna precedente",
      "Una torcia, un caricatore per provare le prese e carta da cucina per i rubinetti che gocciolano",
      "Tutte le chiavi, con l’etichetta",
    ]),
    points("La prima pagina", [
      "Indirizzo, piano, interno",
      "Nomi di tutti i presenti e per conto di chi agiscono",
      "Data e ora",
      "Ingresso o uscita",
      "All’uscita, il nuovo indirizzo e il conto dell’inquilino",
    ]),
    textSection(
      "Contatori e chiavi",
      `<p>Per ogni contatore: che cosa misura, il numero, la lettura con tutte le cifre e una foto in cui si leggano numero e lettura. Luce, gas, acqua fredda, acqua calda, riscaldamento; anche quelli in cantina.</p>
      <p>Per le chiavi: quante di ogni tipo. «3 portone, 3 appartamento, 1 cassetta postale, 1 cantina» non lascia dubbi. «Tutte le chiavi» sì.</p>`,
    ),
    textSection(
      "Stanza per stanza",
      `<p>Cominci dalla porta, giri verso sinistra e finisca con il soffitto. In ogni stanza gli stessi sei punti:</p>
      <ol><li><strong>Pareti e soffitto:</strong> pittura, fori, macchie, muffa</li><li><strong>Pavimento:</strong> graffi, bruciature, parti staccate</li><li><strong>Finestre e porte:</strong> chiudono, vetri e guarnizioni sono integri, ci sono tutte le maniglie?</li><li><strong>Riscaldamento:</strong> scalda, la valvola gira?</li><li><strong>Prese, interruttori, luci:</strong> una prova ciascuno</li><li><strong>Che cosa resta:</strong> mobili e apparecchi, ognuno con il suo stato</li></ol>
      <h3>La cucina</h3>
      <p>Ogni fuoco, il forno, il frigorifero, la cappa, il rubinetto caldo e freddo, lo scarico, la guarnizione del piano di lavoro.</p>
      <h3>Il bagno</h3>
      <p>Pressione e temperatura dell’acqua, scarichi, giunti in silicone, piastrelle forate, lo sciacquone, la ventola.</p>
      <h3>Che cosa si dimentica</h3>
      <p>Balcone, cantina, soffitta, cassetta postale, campanello, rilevatori di fumo con la loro data, il posto auto.</p>`,
    ),
    textSection(
      "Come scriverlo",
      `<p>Dica che cos’è, dov’è e quanto è grande:</p>
      <ul><li>Non: «Pavimento rovinato.»</li><li>Ma: «Soggiorno, parquet, graffio di 12 cm, a 40 cm dalla porta del balcone. Foto 14.»</li></ul>
      <p>Annoti anche ciò che è <em>a posto</em>. «Bagno: nessun difetto» alla fine vale quanto un elenco di graffi.</p>
      <p>Se non siete d’accordo, scriva entrambe le versioni: <em>«Locatore: la macchia è nuova. Inquilino: la macchia c’era all’ingresso, vedi foto 7 del 1º marzo 2024.»</em> Un verbale registra, non decide.</p>`,
    ),
    points("Foto che contano", [
      "Una di tutta la stanza dalla porta, poi i particolari",
      "Qualcosa di misura nota accanto a ogni danno",
      "Numerate, nell’ordine del giro",
      "Mandate all’altra parte il giorno stesso, così che entrambi abbiano le stesse",
    ]),
    textSection(
      "L’ultima riga",
      `<p>«Entrambe le parti hanno ricevuto una copia. Chi ripara che cosa ed entro quando: …» Poi la data e due firme. Se qualcuno non vuole firmare, lo annoti con i nomi dei presenti.</p>`,
    ),
    trialSection(
      "it",
      "Cominci il contratto come dovrà finire",
      "In Keystead contratto, inquilino, deposito e ogni pagamento stanno in una pagina fin dal primo giorno. Alla fine i conti ci sono già.",
    ),
    textSection(
      "E poi",
      `<p>Alla fine del contratto confronti i due verbali riga per riga e prosegua con la <a href="/guides/restituire-il-deposito">restituzione del deposito</a>.</p>`,
    ),
  ],
});
