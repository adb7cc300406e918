import { basename } from "node:path";

/** Words that had several meanings here or that nobody would search for, each with its replacement. */
const instead = [
  [/^doors?$|Doors?$|^doors?[A-Z]/, "drillDown, access, listener or linkAccess"],
  [/^bones?$|Bones?$/, "skeleton"],
  [/^silenc(e|ers?)([A-Z]|$)|Silencer|Silenced/, "unsubscribe"],
  [/^the(Lease|Site|Stay|Payment|Locked[A-Z]\w*)$/, "require…, which refuses what is not there"],
  [/^late(Menu|Dialog|Part|Routes|Rows|Leases|Months)/i, "lazy…, or overdue"],
  [/^days?Late$|^(is|rent)Late$/, "overdue, as days of rent are"],
  [/^propertyGoes$/i, "propertyDeleted"],
  [/^asks$|^asked|Asked([A-Z]|$)/, "query, input or request, or what it is: due, shown, prefetched"],
  [/^(said|gone|answered|wanted|typed)([A-Z]|$)/i, "what it holds: text, deleted, response, expected, input"],
  [
    /[a-z](Said|Gone|Answered|Wanted|Typed)([A-Z]|$)/,
    "what it holds: text, deleted, response, expected, input",
  ],
  [/^(tells?|told)([A-Z]|$)|[a-z](Tell|Told)([A-Z]|$)/i, "notify or show"],
  [/^Kept$/, "what it holds"],
  [/^[Ss]everal([A-Z]|$)|[a-z]Several([A-Z]|$)/, "bulk, anyOf, or what they are"],
  [/[Tt]urnoverJob|[Jj]obOperation|^(ListedJob|JobView|JobStatus|JobAct|LinkJob|JobRow)$/, "turnover"],
  [/^(lock|write|reopen|change|plan)Jobs?$/, "turnover"],
  [
    /^(Known|Open|Stored|Standing|Coming|Named|Analysed|Priced|Placed|Certain|Tried)Stays?$|^(match|book|require|retime|plan|move|change|confirm|delete|insert)Stays?$|^Stay(Draft|Props)?$/,
    "booking",
  ],
  [/^book(Payment|Statement|Records|Refunds)$|ToBook$/, "post…"],
  [/^(Stored|Taken|Accepted|Recurring)Turns?$|^TurnRef$|^(insert|undo|free)Turns$/, "occurrence"],
  [/^withWords$|^wordsLoader$|^use(?!Quick)[A-Z]\w*Words$/, "messages"],
  // `place` alone is left to what a person reads: the address on a letter, the subject of a mail.
  [
    /^(?!birthPlace|documentIssuePlace|rentedPlace|\w*[iI]nPlace)(places?[A-Z]|\w*[a-z]Places?([A-Z]|$)|Places?([A-Z]|$))/,
    "rentable for what can be let, or property, owner, position, slot",
  ],
  [/OfWall$|^wall(Of|OrNone)$/, "localDay, localTime"],
  [/^seat(s|ed|[A-Z]|$)|[a-z]Seat(s|ed|[A-Z]|$)|^Seat(s|ed|[A-Z]|$)/, "membership"],
];

/** Names in the stored mails and jobs of earlier versions, which the product reads forever. */
const read = {
  "mail-jobs.ts": /^(asked|isLate|daysLate|lateLeases|seat)$/,
  "mail-orders.ts": /^seat$/,
  "morning-mail.ts": /^seat$/,
  "may-still-be-mailed.ts": /^seat$/,
  "look-around.test.ts": /^seat$/,
};

const inFileNames =
  /(^|-)(doors?|bones?|silencer?|tell|told|asked|asks|said|gone|typed|wanted|answered)([-.]|$)|^late-/;

/** Reports names that an engineer would not type into a search box. */
export const fieldWords = {
  create(context) {
    const file = basename(context.filename);
    return {
      Program(node) {
        if (inFileNames.test(file))
          context.report({
            node,
            message: "The name of this file is no word of the field: see lint/field-words.mjs.",
          });
      },
      Identifier(node) {
        // Icons keep the names of their library.
        if (node.name.startsWith("Icon") || read[file]?.test(node.name)) return;
        const found = instead.find(([word]) => word.test(node.name));
        if (found !== undefined) context.report({ node, message: `${node.name}: say ${found[1]}.` });
      },
    };
  },
};
