import { basename } from "node:path";

/** Words that meant several things here or that nobody of the field would search for, each with what is said instead. */
const instead = [
  [/^doors?$|Doors?$|^doors?[A-Z]/, "drillDown, access, listener or linkAccess"],
  [/^bones?$|Bones?$/, "skeleton"],
  [/^silencers?$|^silence([A-Z]|$)|Silencer/, "unsubscribe"],
  [/^the(Lease|Site|Stay|Payment|Locked[A-Z]\w*)$/, "require…, which refuses what is not there"],
  [/^Late(Menu|Dialog|Part)|^late(Part|Menu)/, "lazy…"],
  [/^propertyGoes$/i, "propertyDeleted"],
];

const inFileNames = /(^|-)(doors?|bones?|silencer?)([-.]|$)|^late-/;

/** A name is one that an engineer of this field would type into a search box. */
export const fieldWords = {
  create(context) {
    return {
      Program(node) {
        if (inFileNames.test(basename(context.filename)))
          context.report({
            node,
            message: "The name of this file is no word of the field: see lint/field-words.mjs.",
          });
      },
      Identifier(node) {
        // Pictures have the names that their library gave them.
        if (node.name.startsWith("Icon")) return;
        const found = instead.find(([word]) => word.test(node.name));
        if (found !== undefined) context.report({ node, message: `${node.name}: say ${found[1]}.` });
      },
    };
  },
};
