import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const depositReturnFr = starterPage({
  slug: "restituer-le-depot-de-garantie",
  pageType: "guide",
  language: "fr",
  topic: "deposit-return",
  title: "Restituer le dépôt de garantie sans litige, pas à pas",
  metaDescription:
    "Du congé au remboursement\u00a0: que noter, que photographier, que peut-on retenir et comment expliquer le décompte sur une seule page.",
  keywords: ["dépôt de garantie", "restitution du dépôt de garantie", "retenues", "vétusté", "bailleur"],
  heroTitle: "Restituer le dépôt de garantie sans litige",
  heroSubtitle:
    "Ce qui manque le plus souvent, ce n’est pas l’argent mais la preuve. Constatez l’état deux fois, tenez le décompte sur une page et versez le reste à temps.",
  sections: [
    textSection(
      "En bref",
      `<p>Comparez le logement avec l’état des lieux d’entrée. Ne retenez que ce qui dépasse l’usure normale et que justifie une facture ou un devis. Envoyez un décompte écrit et versez le reste dans le délai prévu par la loi ou par le bail.</p>
      <p><strong>Cette page donne une information générale, pas un conseil juridique.</strong> Délais, intérêts et retenues admises varient selon le pays et le contrat. Vérifiez les vôtres avant de retenir quoi que ce soit.</p>`,
    ),
    textSection(
      "Du congé au remboursement, étape par étape",
      `<ol><li>Confirmez le congé par écrit, avec le dernier jour du bail.</li><li>Proposez une visite deux semaines avant\u00a0: le locataire peut encore faire lui-même les petites réparations.</li><li>Faites l’état des lieux le dernier jour, avec le locataire et l’état des lieux d’entrée en main.</li><li>Photographiez chaque pièce et chaque compteur. Notez les relevés.</li><li>Reprenez toutes les clés et notez leur nombre.</li><li>Demandez la nouvelle adresse et le compte à créditer.</li><li>Réunissez une facture ou un devis pour chaque retenue.</li><li>Envoyez une page\u00a0: dépôt, retenues, intérêts s’ils sont dus, somme rendue.</li><li>Payez, et rangez le décompte avec le bail.</li></ol>
      <p>Pour la visite elle-même, voyez l’<a href="/guides/etat-des-lieux">état des lieux, pièce par pièce</a>.</p>`,
    ),
    textSection(
      "Ce qui relève de l’usure, et ce qui n’en relève pas",
      `<p>Tout dépend de l’âge et de l’usage\u00a0: ce que dix locataires soigneux auraient laissé eux aussi, c’est de l’usure. Tribunaux et contrats ne tracent pas tous la limite au même endroit\u202f; prenez ces listes comme un point de départ.</p>`,
    ),
    points("En général, usure normale", [
      "Peinture défraîchie, petits trous de clous",
      "Moquette usée sur les passages habituels",
      "Poignée qui prend du jeu après des années",
      "Calcaire en quantité ordinaire",
    ]),
    points("En général, une retenue", [
      "Un mur repeint d’une autre couleur, sans accord",
      "Brûlures, taches ou moquette déchirée",
      "Porte cassée ou poignée manquante",
      "Logement rendu sans être nettoyé",
    ]),
    textSection(
      "Le décompte, sur une page",
      `<p>Quatre lignes suffisent, chacune avec sa pièce. Un exemple aux chiffres inventés\u00a0:</p>
      <ul><li>Dépôt reçu le 1er mars 2024\u00a0: 1\u202f900,00\u00a0€</li><li>Porte de la salle de bains, facture n° 2\u00a0: moins 180,00\u00a0€</li><li>Ménage de fin de bail, devis n° 3\u00a0: moins 120,00\u00a0€</li><li><strong>Somme rendue\u00a0: 1\u202f600,00\u00a0€</strong></li></ul>
      <p>Ce qui est ancien a perdu de sa valeur\u00a0: une moquette à remplacer l’an prochain ne se facture pas comme neuve. Si des intérêts sont dus, donnez-leur une ligne à part\u202f; <a href="/tools/interets-du-depot-de-garantie">voici comment les calculer</a>.</p>`,
    ),
    trialSection(
      "fr",
      "Le dépôt d’un côté, les revenus de l’autre",
      "Dans Keystead, un dépôt est une somme que vous devez, pas une somme gagnée. Il reste avec le bail jusqu’à ce que vous le rendiez ou le reteniez.",
    ),
    textSection(
      "Trois erreurs qui coûtent le plus cher",
      `<ol><li><strong>Pas d’état des lieux d’entrée.</strong> Sans première photo, la seconde ne se compare à rien.</li><li><strong>Confondre dépôt et loyer.</strong> Le dernier mois reste un loyer. Ne le compensez que si votre loi le permet.</li><li><strong>Attendre.</strong> Un remboursement tardif fait d’une petite retenue un grand litige.</li></ol>`,
    ),
  ],
});
