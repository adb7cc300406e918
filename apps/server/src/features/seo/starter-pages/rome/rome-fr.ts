import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const romeFr = starterPage({
  slug: "louer-son-appartement-a-rome",
  pageType: "other",
  language: "fr",
  topic: "letting-in-rome",
  title: "Louer son appartement à Rome\u00a0: par où commencer",
  metaDescription:
    "Ce à quoi un petit bailleur doit penser à Rome\u00a0: type de bail, enregistrement, impôt forfaitaire, séjours courts, voyageurs, et à qui s’adresser.",
  keywords: [
    "louer son appartement à Rome",
    "bailleur à Rome",
    "canone concordato",
    "cedolare secca",
    "CIN",
    "Alloggiati Web",
  ],
  heroTitle: "Mettre un appartement en location à Rome",
  heroSubtitle:
    "À Rome, le type de bail décide de presque tout\u00a0: le loyer, l’impôt et la durée. Choisissez-le d’abord, le reste en découle.",
  sections: [
    textSection(
      "Avant de poursuivre",
      `<p>Cette page a été revue pour la dernière fois en novembre 2026. Elle décrit dans les grandes lignes ce qui vous attend et n’indique aucun taux, car ils changent à chaque budget. <strong>Elle ne remplace pas un conseil juridique ou fiscal.</strong> Vérifiez chaque point auprès de l’organisme indiqué ou d’un comptable (<em>commercialista</em>) avant de signer ou de déclarer quoi que ce soit.</p>`,
    ),
    textSection(
      "Premier choix\u00a0: quel bail",
      `<p>Les baux d’habitation n’ont que quelques formes, fixées par la loi. Voici celles dont vous entendrez parler à Rome\u00a0:</p>
      <ul><li><strong>Loyer libre</strong> (<em>canone libero</em>, «\u00a04+4\u00a0»)\u00a0: les parties conviennent du loyer\u202f; la durée est longue.</li><li><strong>Loyer concerté</strong> (<em>canone concordato</em>, «\u00a03+2\u00a0»)\u00a0: le loyer reste dans une fourchette que l’accord local fixe pour la zone\u202f; en échange, il y a des avantages fiscaux. Demandez à une association de propriétaires ou de locataires la fourchette et l’attestation qui est le plus souvent nécessaire.</li><li><strong>Temporaire</strong> (<em>transitorio</em>)\u00a0: pour un besoin limité dans le temps, que le bail doit indiquer. Il existe une forme particulière pour les étudiants.</li><li><strong>Séjours courts</strong> (<em>locazione breve</em>)\u00a0: pour les visiteurs, avec des obligations envers la ville, la région et la police.</li></ul>`,
    ),
    textSection(
      "Enregistrement et impôt",
      `<p>Les baux de plus de trente jours dans l’année s’enregistrent auprès de l’<a href="https://www.agenziaentrate.gov.it/" target="_blank" rel="noopener noreferrer">Agenzia delle Entrate</a>, en règle générale dans les trente jours. Les modifications et la fin du bail s’y déclarent aussi.</p>
      <p>Les propriétaires particuliers peuvent souvent choisir un impôt forfaitaire sur le loyer (<em>cedolare secca</em>) à la place de l’impôt ordinaire sur le revenu et du droit d’enregistrement. Qui le choisit renonce, tant qu’il s’applique, à la révision annuelle du loyer selon l’indice. Faites les deux calculs avec votre comptable avant de signer, car le choix se fait en règle générale à l’enregistrement.</p>`,
    ),
    points("Prêt avant la première visite", [
      "Le certificat énergétique, APE\u00a0: sa classe doit figurer dans l’annonce",
      "L’extrait et le plan du cadastre, visura et planimetria, conformes au logement tel qu’il est",
      "Le règlement et les charges de la copropriété",
      "Les attestations de la chaudière et de l’installation électrique",
    ]),
    textSection(
      "Séjours courts et voyageurs",
      `<p>Qui loue à des visiteurs à Rome doit s’attendre au moins à ce qui suit, et demander la liste actuelle à la ville (<em>Roma Capitale</em>) et à la région (<em>Regione Lazio</em>)\u00a0:</p>
      <ul><li>une déclaration à la ville et un code d’identification national (<em>CIN</em>), affiché à l’entrée et dans chaque annonce\u202f;</li><li>les données des voyageurs à la police, par <a href="https://alloggiatiweb.poliziadistato.it/" target="_blank" rel="noopener noreferrer">Alloggiati Web</a>, peu après l’arrivée, en règle générale dans les 24\u00a0heures\u202f;</li><li>la taxe de séjour de la ville, perçue auprès des voyageurs et reversée avec une déclaration\u202f;</li><li>des équipements de sécurité tels que détecteurs et extincteurs.</li></ul>
      <p>La taxe de séjour n’est jamais votre revenu. Mettez-la à part dès la première nuit.</p>`,
    ),
    textSection(
      "Dépôt de garantie et état du logement",
      `<p>Un dépôt de garantie allant jusqu’à trois mois de loyer est d’usage, et la loi veut qu’il porte intérêt, sauf si autre chose vaut pour votre bail\u202f; demandez quel taux s’applique. Consignez l’état du logement dans un <a href="/guides/etat-des-lieux">état des lieux</a> le premier et le dernier jour, et lisez <a href="/guides/restituer-le-depot-de-garantie">comment restituer le dépôt sans litige</a>.</p>`,
    ),
    points("À qui s’adresser", [
      "Enregistrement, impôt forfaitaire\u00a0: l’Agenzia delle Entrate ou un commercialista",
      "Fourchette du loyer concerté\u00a0: une association de propriétaires ou de locataires de Rome",
      "Séjours courts, taxe de séjour\u00a0: Roma Capitale et la Regione Lazio",
      "Données des voyageurs\u00a0: la Questura, par Alloggiati Web",
    ]),
    trialSection(
      "fr",
      "Un seul endroit pour chaque bail",
      "Keystead réunit le bail, le loyer, les paiements et le dépôt d’un logement, calcule ce qui est dû chaque mois et montre ce qui reste dû.",
    ),
    textSection(
      "Une bonne habitude",
      `<p>Gardez sous les yeux trois dates par bail\u00a0: la fin de la première période, le dernier jour pour donner congé avant celle-ci et l’échéance annuelle de l’enregistrement. En Italie, un bail auquel personne ne met fin continue le plus souvent de lui-même, ce qui n’est commode que si vous le vouliez.</p>`,
    ),
  ],
});
