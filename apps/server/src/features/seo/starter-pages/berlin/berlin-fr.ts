import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const berlinFr = starterPage({
  slug: "louer-son-appartement-a-berlin",
  pageType: "other",
  language: "fr",
  topic: "letting-in-berlin",
  title: "Louer son appartement à Berlin\u00a0: par où commencer",
  metaDescription:
    "Ce à quoi un petit bailleur doit penser à Berlin\u00a0: niveau du loyer, dépôt de garantie, charges, séjours courts, et à qui s’adresser.",
  keywords: [
    "louer son appartement à Berlin",
    "bailleur à Berlin",
    "Mietspiegel",
    "Mietpreisbremse",
    "Nebenkosten",
  ],
  heroTitle: "Mettre un appartement en location à Berlin",
  heroSubtitle:
    "Peu de villes ont autant de règles sur le loyer. Voici celles que rencontre tout petit bailleur, dans l’ordre, et l’organisme qui répond à chacune.",
  sections: [
    textSection(
      "Avant de poursuivre",
      `<p>Cette page a été revue pour la dernière fois en novembre 2026. Elle décrit dans les grandes lignes ce qui vous attend\u202f; le droit du bail change, et les tribunaux le complètent. <strong>Elle ne remplace pas un conseil juridique ou fiscal.</strong> Vérifiez chaque point auprès de l’organisme indiqué, d’une association de propriétaires ou d’un avocat avant de signer ou d’écrire quoi que ce soit.</p>`,
    ),
    textSection(
      "Avant l’annonce\u00a0: quel loyer est permis",
      `<p>Dans les secteurs où le marché du logement est tendu, le loyer d’un nouveau bail ne peut dépasser le loyer comparatif local que dans une proportion limitée. Cette règle s’appelle <em>Mietpreisbremse</em>. Berlin a été un tel secteur, et il existe des exceptions, par exemple pour les immeubles neufs.</p>
      <p>La référence est le <a href="https://mietspiegel.berlin.de/" target="_blank" rel="noopener noreferrer">Berliner Mietspiegel</a>, le tableau des loyers usuels de la ville. Calculez la fourchette de votre logement avant d’annoncer un prix et gardez le calcul\u00a0: le locataire peut demander comment le loyer a été fixé, même des années plus tard.</p>`,
    ),
    points("Prêt avant la première visite", [
      "Le certificat énergétique, à présenter sans qu’on le demande",
      "La surface, mesurée plutôt qu’estimée",
      "Le dernier décompte de charges",
      "L’ancien loyer, lorsque la loi oblige à le communiquer",
    ]),
    textSection(
      "Le bail et le dépôt de garantie",
      `<p>Le bail à durée indéterminée est la règle\u202f; une durée déterminée exige l’un des motifs prévus par la loi, par écrit.</p>
      <p>Le dépôt de garantie (<em>Kaution</em>) ne peut dépasser trois mois de loyer hors charges, et le locataire peut le payer en trois mensualités. Il doit être placé à part de votre argent et porter intérêt, et les intérêts reviennent au locataire. <a href="/tools/interets-du-depot-de-garantie">Leur calcul est expliqué ici.</a></p>
      <p>Lorsque quelqu’un emménage, le bailleur le confirme sur un formulaire (<em>Wohnungsgeberbestätigung</em>) dont le locataire a besoin pour déclarer son domicile. Préparez-le pour le jour de l’<a href="/guides/etat-des-lieux">état des lieux</a>.</p>`,
    ),
    textSection(
      "Les charges, une fois par an",
      `<p>Les provisions mensuelles pour charges (<em>Betriebskosten</em>) sont régularisées une fois par an. Le décompte doit parvenir au locataire dans les douze mois qui suivent la fin de la période\u202f; passé ce délai, un complément ne peut en général plus être réclamé.</p>
      <ul><li>Seulement les charges que le bail répercute et que la loi permet de répercuter.</li><li>Pour chacune, le total, la clé de répartition et la part du locataire.</li><li>Le chauffage et l’eau chaude, en majeure partie selon la consommation.</li></ul>
      <p>Notez la date dans votre agenda le jour où la période se termine. Aucun autre délai ne coûte de l’argent aussi sûrement.</p>`,
    ),
    textSection(
      "Augmenter le loyer",
      `<p>Il existe des voies distinctes\u00a0: jusqu’au loyer comparatif local avec l’accord du locataire, après des travaux de modernisation, par paliers convenus ou selon un indice. Chacune a sa forme, son délai d’attente et son plafond, et on ne peut pas les combiner librement. Berlin a connu un plafond plus bas qu’ailleurs\u00a0: cherchez celui qui vaut cette année.</p>
      <p><a href="/tools/revision-du-loyer">Le calcul selon un indice, avec un exemple.</a></p>`,
    ),
    textSection(
      "Séjours courts",
      `<p>Louer un logement à des visiteurs demande dans la plupart des cas une autorisation de l’arrondissement (<em>Zweckentfremdung</em>), et les annonces un numéro d’enregistrement. Les amendes sont élevées. Adressez-vous au <em>Bezirksamt</em> de l’arrondissement où se trouve le logement avant le premier voyageur.</p>`,
    ),
    points("À qui s’adresser", [
      "Niveau du loyer\u00a0: le Mietspiegel et son service de consultation",
      "Bail, préavis, augmentations\u00a0: une association de propriétaires comme Haus & Grund, ou un avocat",
      "Séjours courts\u00a0: le Bezirksamt de l’arrondissement",
      "Impôt sur le revenu et impôt foncier\u00a0: un conseil fiscal ou le Finanzamt",
    ]),
    trialSection(
      "fr",
      "Loyer et charges, tenus séparément",
      "Keystead tient le loyer et les charges d’un bail comme deux montants, chacun avec son historique, et présente le dépôt de garantie comme ce qu’il est\u00a0: l’argent du locataire.",
    ),
    textSection(
      "Une bonne habitude",
      `<p>Notez le premier janvier ce qui arrive à échéance dans l’année\u00a0: les charges jusqu’à quand, l’indice ou le palier à partir de quand, le contrôle des détecteurs de fumée à quelle date. Berlin pardonne un courrier aimable, mais pas un délai manqué.</p>`,
    ),
  ],
});
