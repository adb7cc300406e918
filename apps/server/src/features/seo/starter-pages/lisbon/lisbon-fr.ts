import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const lisbonFr = starterPage({
  slug: "louer-son-appartement-a-lisbonne",
  pageType: "other",
  language: "fr",
  topic: "letting-in-lisbon",
  title: "Louer son appartement à Lisbonne\u00a0: par où commencer",
  metaDescription:
    "Ce à quoi un petit bailleur doit penser à Lisbonne\u00a0: bail, quittances, révision annuelle du loyer, séjours courts, et à qui s’adresser.",
  keywords: [
    "louer son appartement à Lisbonne",
    "bailleur à Lisbonne",
    "arrendamento",
    "alojamento local",
    "révision du loyer au Portugal",
  ],
  heroTitle: "Mettre un appartement en location à Lisbonne",
  heroSubtitle:
    "Les questions qui se posent à tout petit bailleur à Lisbonne, dans l’ordre où elles viennent, et l’organisme qui répond à chacune.",
  sections: [
    textSection(
      "Avant de poursuivre",
      `<p>Cette page a été revue pour la dernière fois en novembre 2026. Elle décrit dans les grandes lignes ce qui vous attend et n’indique aucun montant, car ils changent. <strong>Elle ne remplace pas un conseil juridique ou fiscal.</strong> Vérifiez chaque point auprès de l’organisme indiqué, d’un avocat ou d’un comptable avant de signer ou de déclarer quoi que ce soit.</p>`,
    ),
    textSection(
      "Premier choix\u00a0: habitation ou séjours courts",
      `<p>Le bail d’habitation (<em>arrendamento habitacional</em>) et la location à des visiteurs (<em>alojamento local</em>) sont au Portugal deux mondes différents, avec leurs propres règles, impôts et administrations.</p>
      <ul><li><strong>Habitation\u00a0:</strong> un bail écrit à durée déterminée est l’usage. Demandez à un avocat ou à une association de propriétaires quels durée minimale, renouvellements et préavis s’appliquent en ce moment.</li><li><strong>Séjours courts\u00a0:</strong> ils exigent un enregistrement, et certains quartiers de Lisbonne ont été fermés ou limités pour les nouveaux enregistrements. Renseignez-vous sur votre rue auprès de la ville, la <em>Câmara Municipal de Lisboa</em>, avant d’acheter ou de meubler quoi que ce soit, et lisez le règlement de votre copropriété.</li></ul>`,
    ),
    points("Prêt avant la première visite", [
      "Le certificat énergétique\u00a0: en général, il est exigé dès la parution de l’annonce",
      "Les documents fonciers et fiscaux du logement, certidão et caderneta predial",
      "Votre numéro fiscal et celui du locataire",
      "La liste de ce qui reste dans le logement, avec des photos",
    ]),
    textSection(
      "Le bail et l’administration fiscale",
      `<p>Les baux se déclarent à l’administration fiscale, l’<em>Autoridade Tributária</em>, le plus souvent sur son portail, et un droit de timbre est normalement dû. La plupart des bailleurs émettent leurs quittances de loyer par voie électronique. Les délais et les exceptions figurent sur le <a href="https://www.portaldasfinancas.gov.pt/" target="_blank" rel="noopener noreferrer">Portal das Finanças</a>\u202f; un comptable met tout cela en place en une heure.</p>
      <p>Si vous habitez à l’étranger, demandez tôt s’il vous faut un représentant fiscal et comment le loyer est imposé dans les deux pays.</p>`,
    ),
    textSection(
      "La révision annuelle du loyer",
      `<p>Si le bail ne prévoit pas de règle particulière, le loyer peut en général être révisé une fois par an selon un coefficient. Celui-ci suit les chiffres de l’<a href="https://www.ine.pt/" target="_blank" rel="noopener noreferrer">INE, l’institut de statistique portugais</a>, et il est publié pour l’année suivante, le plus souvent en automne. Certaines années, le Parlement a fixé d’autres limites\u00a0: cherchez le coefficient de <em>votre</em> année et le délai de préavis avant d’écrire.</p>
      <p>Le calcul lui-même est court\u00a0: ancien loyer × coefficient. <a href="/tools/revision-du-loyer">Le calcul selon un indice, avec un exemple.</a></p>`,
    ),
    textSection(
      "Dépôt de garantie, clés et état du logement",
      `<p>Un loyer d’avance et un dépôt de garantie (<em>caução</em>) sont d’usage\u202f; la loi limite ce qui peut être demandé, vérifiez donc la limite actuelle. Quoi que vous conveniez, inscrivez-le dans le bail et consignez l’état du logement dans un <a href="/guides/etat-des-lieux">état des lieux</a> le premier et le dernier jour.</p>`,
    ),
    points("À qui s’adresser", [
      "Impôts, quittances, droit de timbre\u00a0: l’Autoridade Tributária ou un comptable",
      "Séjours courts, taxe de séjour, autorisations\u00a0: la Câmara Municipal de Lisboa",
      "Durée, préavis, limites du loyer\u00a0: un avocat ou une association de propriétaires",
      "Règles de l’immeuble\u00a0: le syndic de votre copropriété",
    ]),
    trialSection(
      "fr",
      "Des mois bien tenus",
      "Keystead calcule le loyer de chaque mois à partir du bail, montre ce qui reste dû et tient vos comptes en euros, où que vous habitiez.",
    ),
    textSection(
      "Une bonne habitude",
      `<p>Une fois par an, la semaine où paraît le nouveau coefficient, passez chaque bail en revue\u00a0: est-il toujours correctement déclaré, l’assurance est-elle payée, le certificat valable, une révision est-elle à faire\u202f? Il suffit d’un après-midi, et l’année reste calme.</p>`,
    ),
  ],
});
