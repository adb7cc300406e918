import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const rentArrearsFr = starterPage({
  slug: "loyers-impayes",
  pageType: "guide",
  language: "fr",
  topic: "rent-arrears",
  title: "Loyers impayés\u00a0: que faire les 30 premiers jours",
  metaDescription:
    "Dans quel ordre agir quand le loyer n’arrive pas\u00a0: vérifier, demander, convenir, relancer. Avec des phrases à reprendre et les erreurs à éviter.",
  keywords: ["loyers impayés", "retard de loyer", "échéancier", "lettre de relance", "bailleur"],
  heroTitle: "Le loyer n’est pas arrivé. Que faire\u202f?",
  heroSubtitle:
    "La plupart des retards se règlent en une semaine si quelqu’un demande tôt et poliment. Cet ordre préserve l’argent et la bonne entente.",
  sections: [
    textSection(
      "En bref",
      `<p>Vérifiez d’abord vos propres comptes. Demandez dans les trois jours, par téléphone ou par message. Convenez par écrit d’une date ou d’un échéancier, et relancez formellement si cette date passe. Notez chaque étape avec son jour.</p>
      <p><strong>Cette page donne une information générale, pas un conseil juridique.</strong> Délais, pénalités de retard et résiliation sont fixés par la loi. Consultez un avocat ou une association de propriétaires avant toute démarche formelle.</p>`,
    ),
    textSection(
      "Jours 1 à 3\u00a0: regarder avant de demander",
      `<ol><li>Le loyer est-il vraiment échu\u202f? Week-ends et jours fériés décalent un virement d’un jour ou deux, et bien des baux laissent quelques jours.</li><li>Est-il arrivé sous un autre nom ou avec un autre libellé\u202f? Conjoints et employeurs paient aussi.</li><li>Le montant a-t-il changé\u202f? Après une hausse, le virement permanent est plus souvent oublié que refusé.</li><li>Le compte indiqué dans votre courrier est-il toujours le bon\u202f?</li></ol>`,
    ),
    textSection(
      "Jours 3 à 7\u00a0: demander, et écouter",
      `<p>Un appel ou un court message, aimable et sans menace\u00a0:</p>
      <p><em>«\u00a0Bonjour Ana, je n’ai pas encore reçu le loyer de juin (850,00\u00a0€, dû le 1er). Pourriez-vous vérifier\u202f? S’il y a eu un imprévu, dites-le-moi et nous trouverons une date.\u00a0»</em></p>
      <p>Il y a presque toujours une raison, et c’est elle qui décide de la suite\u00a0: un virement oublié demande une minute, un emploi perdu demande un plan.</p>`,
    ),
    textSection(
      "Jours 7 à 14\u00a0: convenir par écrit",
      `<p>Seul un échéancier tenable est utile. Mieux vaut une petite somme qui arrive qu’une grande qui n’arrive pas\u00a0:</p>
      <ul><li>Reste dû\u00a0: juin, 850,00\u00a0€</li><li>À partir de juillet\u00a0: 850,00\u00a0€ de loyer plus 170,00\u00a0€ par mois, dus le 1er</li><li>Soldé après cinq mois\u00a0: 5 × 170,00\u00a0€ = 850,00\u00a0€</li></ul>
      <p>Chacun le confirme par courriel ou sur papier. Précisez ce qui se passe si une échéance manque, et tenez-vous-y.</p>
      <p>Parlez tôt des aides. Aides au logement, fonds locaux et points conseil existent presque partout, et ils peuvent davantage avant une mise en demeure qu’après.</p>`,
    ),
    textSection(
      "Jours 14 à 30\u00a0: la relance formelle",
      `<p>Si personne ne répond ou si l’échéancier n’est pas tenu, le courrier suivant est destiné au dossier. Il indique\u00a0:</p>
      <ol><li>les mois restant dus, avec le montant et l’échéance de chacun, et le total\u202f;</li><li>ce qui a été payé et comment cela a été imputé\u202f;</li><li>un dernier jour pour payer, sous forme de date\u202f;</li><li>ce que vous ferez passé ce jour.</li></ol>
      <p>Envoyez-le de façon à pouvoir prouver sa réception. Désormais chaque mot compte en droit\u00a0: faites d’abord relire la lettre par quelqu’un qui s’y connaît.</p>`,
    ),
    textSection(
      "Quel mois un paiement règle-t-il\u202f?",
      `<p>Si le locataire dit «\u00a0pour juillet\u00a0», c’est pour juillet. Si personne ne dit rien, le mois le plus ancien passe en général d’abord, et votre loi peut fixer un ordre. Notez à quel mois vous avez imputé chaque paiement\u00a0: la moitié des disputes sur les arriérés oppose deux personnes qui comptent le même virement autrement.</p>`,
    ),
    points("Ce qui aide", [
      "Regarder le même jour chaque mois ce qui reste dû",
      "Une liste par bail\u00a0: échu, payé, restant dû",
      "Une note de chaque appel\u00a0: jour, heure, ce qui s’est dit",
      "Un échéancier qui laisse de quoi vivre",
    ]),
    points("Ce qui aggrave", [
      "Attendre le troisième mois en silence",
      "Changer la serrure, couper l’eau ou l’électricité\u00a0: interdit presque partout, et coûteux",
      "En parler aux voisins ou à l’employeur",
      "Garder le dépôt comme s’il était un loyer, sauf si votre loi le permet",
    ]),
    trialSection(
      "fr",
      "Voyez ce qui reste dû aujourd’hui",
      "Keystead montre le loyer de chaque bail comme dû, payé en partie ou en retard, enregistre un paiement en un clic et explique chaque solde ligne par ligne.",
    ),
    textSection(
      "Quand c’est fini",
      `<p>Quand tout est payé, écrivez une ligne\u00a0: «\u00a0Tous les loyers à ce jour sont payés. Merci.\u00a0» Elle ne coûte rien, et les dix années suivantes commencent sereinement.</p>
      <p>Voir aussi\u00a0: <a href="/guides/restituer-le-depot-de-garantie">restituer le dépôt de garantie sans litige</a> et <a href="/tools/revision-du-loyer">le calcul d’une révision du loyer</a>.</p>`,
    ),
  ],
});
