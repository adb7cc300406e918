import { basename } from "node:path";

/** Words that had several meanings here or that nobody would search for, each with its replacement. */
const instead = [
  [/^doors?$|Doors?$|^doors?[A-Z]/, "drillDown, access, listener or linkAccess"],
  [/^bones?$|Bones?$/, "skeleton"],
  [/^silencers?$|^silence([A-Z]|$)|Silencer/, "unsubscribe"],
  [/^the(Lease|Site|Stay|Payment|Locked[A-Z]\w*)$/, "require…, which refuses what is not there"],
  [/^Late(Menu|Dialog|Part)|^late(Part|Menu)/, "lazy…"],
  [/^propertyGoes$/i, "propertyDeleted"],
  [/^Asked$|^(Rate|Letter|Rows|Cash|Figure|Scope|Records|Part|Standing)Asked$/, "…Query or …Input"],
  [/^asked(Minor|Days|Rate|Month|Rows|UserId)/, "what it is: due, requested, queried"],
  [/^(parse|read|format|count)Typed|^Typed(Day|Amount|Money|Rates|Field|Mortgage|Step)$/, "input"],
  [/^Told[A-Z]|^told(Of|Changes|Fields|StartsAt|From)$|^mayBeTold$/, "notified or shown"],
  [/^(Said|Kept|Gone|Wanted)$/, "what it holds"],
  [
    /^(create|undo|delete|plan|tell)Several|^NewSeveral|^Several(Row|Made|Ids|Plan|Page|Foot)$|^several(Router|Contract)$/,
    "bulk",
  ],
  [
    /^(ListedJob|JobView|TurnoverJob|JobStatus|JobAct|LinkJob)$|^(lock|write|reopen|change|plan)Jobs?$/,
    "turnover",
  ],
  [
    /^(Known|Open|Stored|Standing|Coming|Named|Analysed|Priced)Stay$|^(match|book|require|retime)Stays?$/,
    "booking",
  ],
  [/^book(Payment|Statement|Records|Refunds)$|ToBook$/, "post…"],
  [/^(Stored|Taken|Accepted|Recurring)Turns?$|^TurnRef$|^(insert|undo|free)Turns$/, "occurrence"],
];

const inFileNames = /(^|-)(doors?|bones?|silencer?)([-.]|$)|^late-/;

/** Reports names that an engineer would not type into a search box. */
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
        // Icons keep the names of their library.
        if (node.name.startsWith("Icon")) return;
        const found = instead.find(([word]) => word.test(node.name));
        if (found !== undefined) context.report({ node, message: `${node.name}: say ${found[1]}.` });
      },
    };
  },
};
