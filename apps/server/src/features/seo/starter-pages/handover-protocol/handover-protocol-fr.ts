import { points, starterPage, textSection, trialSection } from "../starter-page.ts";

export const handoverProtocolFr = starterPage({
  slug: "etat-des-lieux",
  pageType: "guide",
  language: "fr",
  topic: "handover-protocol",
  title: "État des lieux\u00a0: entrée et sortie, pièce par pièce",
  metaDescription:
    "Ce que contient un état des lieux, pièce par pièce, avec compteurs, clés et photos, et comment noter ce sur quoi vous n’êtes pas d’accord.",
  keywords: [
    "état des lieux",
    "état des lieux d’entrée",
    "état des lieux de sortie",
    "inventaire",
    "bailleur",
  ],
  heroTitle: "Un état des lieux qui tient",
  heroSubtitle:
    "Quarante minutes au début épargnent des semaines à la fin. Que regarder, que noter et que signent les deux parties.",
  sections: [
    textSection(
      "En bref",
      `<p>Parcourez le logement ensemble, pièce par pièce et toujours dans le même sens. Notez ce qui est abîmé, ce qui fonctionne, ce qu’indiquent les compteurs et combien il y a de clés. Prenez des photos, signez deux exemplaires sur place et gardez-en chacun un. Reprenez le même formulaire au départ du locataire.</p>
      <p><strong>Cette page donne une information générale, pas un conseil juridique.</strong> Dans certains pays un tel document est obligatoire, ailleurs il est seulement prudent.</p>`,
    ),
    points("À emporter", [
      "Deux exemplaires imprimés et deux stylos, ou un téléphone et une adresse où envoyer la copie",
      "Le dernier état des lieux",
      "Une lampe, un chargeur pour essayer les prises et de l’essuie-tout pour les robinets qui gouttent",
      "Toutes les clés, étiquetées",
    ]),
    points("La première page", [
      "Adresse, étage, numéro du logement",
      "Noms des personnes présentes et pour qui elles agissent",
      "Date et heure",
      "Entrée ou sortie",
      "À la sortie, la nouvelle adresse et le compte du locataire",
    ]),
    textSection(
      "Compteurs et clés",
      `<p>Pour chaque compteur\u00a0: ce qu’il mesure, son numéro, le relevé avec tous ses chiffres et une photo où l’on lit l’un et l’autre. Électricité, gaz, eau froide, eau chaude, chauffage\u202f; ceux de la cave aussi.</p>
      <p>Pour les clés\u00a0: combien de chaque sorte. «\u00a03 immeuble, 3 appartement, 1 boîte aux lettres, 1 cave\u00a0» ne se discute pas. «\u00a0Toutes les clés\u00a0», si.</p>`,
    ),
    textSection(
      "Pièce par pièce",
      `<p>Commencez à la porte, tournez vers la gauche et finissez par le plafond. Les six mêmes points dans chaque pièce\u00a0:</p>
      <ol><li><strong>Murs et plafond\u00a0:</strong> peinture, trous, taches, moisissures</li><li><strong>Sol\u00a0:</strong> rayures, brûlures, éléments descellés</li><li><strong>Fenêtres et portes\u00a0:</strong> ferment-elles, vitres et joints sont-ils entiers, toutes les poignées sont-elles là\u202f?</li><li><strong>Chauffage\u00a0:</strong> chauffe-t-il, le robinet tourne-t-il\u202f?</li><li><strong>Prises, interrupteurs, éclairage\u00a0:</strong> un essai chacun</li><li><strong>Ce qui reste\u00a0:</strong> meubles et appareils, chacun avec son état</li></ol>
      <h3>La cuisine</h3>
      <p>Chaque plaque, le four, le réfrigérateur, la hotte, le robinet d’eau chaude et froide, l’évacuation, le joint du plan de travail.</p>
      <h3>La salle de bains</h3>
      <p>Pression et température de l’eau, évacuations, joints en silicone, carreaux percés, chasse d’eau, ventilation.</p>
      <h3>Ce que l’on oublie</h3>
      <p>Balcon, cave, grenier, boîte aux lettres, sonnette, détecteurs de fumée avec leur date, place de parking.</p>`,
    ),
    textSection(
      "Comment l’écrire",
      `<p>Dites ce que c’est, où c’est et quelle en est la taille\u00a0:</p>
      <ul><li>Pas\u00a0: «\u00a0Sol abîmé.\u00a0»</li><li>Mais\u00a0: «\u00a0Séjour, parquet, rayure de 12 cm, à 40 cm de la porte du balcon. Photo 14.\u00a0»</li></ul>
      <p>Notez aussi ce qui est <em>en bon état</em>. «\u00a0Salle de bains\u00a0: aucun défaut\u00a0» vaut autant, à la fin, qu’une liste de rayures.</p>
      <p>En cas de désaccord, écrivez les deux avis\u00a0: <em>«\u00a0Bailleur\u00a0: la tache est récente. Locataire\u00a0: la tache était là à l’entrée, voir photo 7 du 1er mars 2024.\u00a0»</em> Un état des lieux constate, il ne tranche pas.</p>`,
    ),
    points("Des photos qui comptent", [
      "Une de toute la pièce depuis la porte, puis les détails",
      "Un objet de taille connue à côté de chaque dégât",
      "Numérotées, dans l’ordre de la visite",
      "Envoyées à l’autre partie le jour même, pour que chacun ait les mêmes",
    ]),
    textSection(
      "La dernière ligne",
      `<p>«\u00a0Les deux parties ont reçu un exemplaire. Qui répare quoi, et pour quand\u00a0: …\u00a0» Puis la date et deux signatures. Si quelqu’un refuse de signer, notez-le, avec le nom des personnes présentes.</p>`,
    ),
    trialSection(
      "fr",
      "Commencez le bail comme il doit finir",
      "Dans Keystead, le bail, le locataire, le dépôt et chaque paiement tiennent sur une page dès le premier jour. À la fin, les comptes sont déjà faits.",
    ),
    textSection(
      "Et ensuite",
      `<p>À la fin du bail, comparez les deux états des lieux ligne par ligne, puis passez à la <a href="/guides/restituer-le-depot-de-garantie">restitution du dépôt de garantie</a>.</p>`,
    ),
  ],
});
