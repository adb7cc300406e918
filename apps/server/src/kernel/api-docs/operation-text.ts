import type { ApiReference, RecordNoun } from "./api-reference.ts";

/** The tag and summary that the document shows for an operation. */
export type OperationText = { readonly tag: string; readonly summary: string };

/**
 * By the first part of an operation's id, unless the feature declares its own nouns. An area that is not listed is
 * shown under its own name.
 */
const nouns: Readonly<Record<string, RecordNoun>> = {
  accessNotes: { one: "note on how to get in", many: "notes on how to get in" },
  accounts: { one: "account", many: "accounts" },
  blockedDates: { one: "block of dates", many: "blocked dates" },
  bookings: { one: "booking", many: "bookings" },
  bulk: { one: "property", many: "properties" },
  checklists: { one: "checklist", many: "checklists" },
  cleaners: { one: "cleaner", many: "cleaners" },
  documents: { one: "document", many: "documents" },
  expenses: { one: "expense", many: "expenses" },
  income: { one: "row of income", many: "rows of income" },
  leases: { one: "lease", many: "leases" },
  notices: { one: "notice", many: "notices" },
  people: { one: "member", many: "members" },
  properties: { one: "property", many: "properties" },
  recurring: { one: "recurring row", many: "recurring rows" },
  seasons: { one: "seasonal rate", many: "seasonal rates" },
  seo: { one: "public page", many: "public pages" },
  statements: { one: "bank statement", many: "bank statements" },
  tenants: { one: "tenant", many: "tenants" },
  turnovers: { one: "turnover", many: "turnovers" },
  units: { one: "unit", many: "units" },
};

/** Verbs that mean the same in every area. */
const verbs: Readonly<Record<string, (noun: RecordNoun) => string>> = {
  list: ({ many }) => `List ${many}`,
  get: ({ one }) => `Read one ${one}`,
  create: ({ one }) => `Add ${article(one)}`,
  createBulk: ({ many }) => `Add several ${many} at once`,
  undoBulk: ({ many }) => `Take back ${many} that were added at once`,
  update: ({ one }) => `Change ${article(one)}`,
  change: ({ many }) => `Change several ${many} at once`,
  delete: ({ one }) => `Delete ${article(one)}`,
  deleteBulk: ({ many }) => `Delete several ${many}`,
  names: ({ many }) => `Names of ${many}, for a picker`,
  neighbours: ({ one }) => `What stands before and after ${article(one)} in its list`,
  overview: ({ one }) => `Everything to be seen of ${article(one)} at a glance`,
  totals: ({ many }) => `Totals over ${many}`,
  sums: ({ many }) => `Sums of ${many}`,
  months: ({ many }) => `Sums of ${many} by month`,
  counts: ({ many }) => `How many ${many} there are`,
  reverse: ({ one }) => `Reverse ${article(one)} with a row of the opposite amount`,
  setStatus: ({ many }) => `Set the status of ${many}`,
};

/** Summaries that cannot be made from verb and noun, unless the feature declares its own. */
const sentences: Readonly<Record<string, string>> = {
  "accessNotes.get": "Read how to get into a property",
  "accessNotes.save": "Save how to get into a property",
  "accounts.changePlan": "Change the plan",
  "accounts.endSession": "End one of one's own sessions",
  "accounts.endOtherSessions": "End all other sessions of one's own",
  "accounts.profile": "Read one's own profile",
  "accounts.changeProfile": "Change one's own profile",
  "accounts.subscription": "Read the plan",
  "accounts.sessions": "List one's own sessions",
  "accounts.workspaces": "List the workspaces one has a membership in",
  "accounts.openSample": "Open a workspace with the sample portfolio",
  "accounts.closeSample": "Close the sample portfolio and forget it",
  "analytics.get": "Figures of a span of months",
  "analytics.rows": "The rows that a figure is the sum of",
  "bookings.calendar": "Nights of all properties: sold, free or blocked",
  "bookings.feed": "Read the calendar address of a property",
  "bookings.saveFeed": "Make or change the calendar address of a property",
  "bookings.revokeFeed": "Revoke the calendar address of a property",
  "bookings.outlook": "What is booked in the days to come",
  "bookings.quote": "Price and conflicts of a stay before it is booked",
  "bookings.refund": "Refund a payment of a booking",
  "bulk.create": "Add several properties at once",
  "bulk.createProperty": "Add a property together with its units",
  "bulk.undo": "Take back properties that were added at once",
  "checklists.get": "Read the checklist of a property",
  "checklists.ofTurnover": "Read the checklist of a turnover",
  "checklists.save": "Save the checklist of a property",
  "checklists.tick": "Tick an item of a turnover's checklist",
  "cleaners.makeLink": "Make the link by which a cleaner sees their turnovers",
  "cleaners.revokeLink": "Revoke the link of a cleaner",
  "cleaners.setArchived": "Archive a cleaner, or bring one back",
  "expenses.categories": "Expenses by category",
  "bookings.calendarFile": "Read a calendar address as iCalendar",
  "documents.upload": "Upload a file to what it belongs to",
  "documents.download": "Download a file",
  "exports.report": "Make a report as CSV, Excel or PDF",
  "exports.list": "Make a list as CSV, Excel or PDF",
  "letters.write": "Write a letter as PDF",
  "ownData.download": "Download an archive that was ordered",
  "exports.preview": "How many rows a report or a list would have",
  "fx.grid": "Read the monthly exchange rates",
  "fx.preview": "What changed exchange rates would do, before they are saved",
  "fx.save": "Save monthly exchange rates",
  "bookingLines.get": "Read a booking's total as its nights and lines, with what the channel pays out",
  "bookingLines.save": "Save the lines of a booking: fees, tourist tax, discounts",
  "guests.get": "Read the guests of a booking",
  "guests.save": "Save the guests of a booking",
  "guests.retention": "How long guests are kept",
  "guests.changeRetention": "Change how long guests are kept",
  "handovers.get": "Read what was written down at a handover of a lease",
  "handovers.save": "Write down what was seen at a handover of a lease",
  "history.activity": "Who changed what in the workspace",
  "history.people": "Who has changed something in the workspace",
  "history.lease": "Who changed what of a lease",
  "history.payment": "Who changed what of a payment",
  "history.property": "Who changed what of a property",
  "history.tenant": "Who changed what of a tenant",
  "history.unit": "Who changed what of a unit",
  "income.cleaning": "Cleaning fees that guests paid",
  "leads.capture": "Leave an address to hear of a plan",
  "leads.joinWaitlist": "Ask to hear when something is there",
  "leases.balance": "What a lease stands at",
  "leases.createPaid": "Add a lease together with what was paid of it so far",
  "leases.changeRent": "Change the rent from a month on",
  "leases.changeRentSteps": "Change rent steps that are agreed already",
  "leases.trackFrom": "Set the month from which rent is tracked",
  "leases.tracking": "What another first month of tracking would change",
  "leases.rentChange": "What another rent would change, before it is saved",
  "leases.indexRent": "Raise the rent by an index",
  "leases.proposeIndexation": "What the index makes of the rent",
  "leases.linkableIncome": "Income that can be taken as a payment of a lease",
  "leases.recordHistory": "Record payments of the time before",
  "leases.settleCharges": "Settle the charges of a year",
  "leases.deleteTransfers": "Delete payments with all that was booked by them",
  "leases.refundTransfer": "Refund a payment of a lease",
  "leases.deleteWriteDown": "Take back what was waived",
  "leases.waive": "Waive what is owed of a month",
  "letters.preview": "A letter as it would be written",
  "letters.send": "Send a letter by mail",
  "letters.letterhead": "Read the letterhead",
  "notices.markRead": "Mark a notice as read",
  "notices.markAllRead": "Mark all notices as read",
  "notices.settings": "Which notices one gets",
  "notices.changeSettings": "Choose which notices one gets",
  "notices.sendTest": "Send a test of the notices' mail",
  "ownData.acusesOf": "What an account consists of, before it is deleted",
  "ownData.dataExport": "How far an ordered archive is",
  "ownData.orderDataExport": "Order an archive of one's data",
  "people.resend": "Send an invitation again",
  "people.withdraw": "Withdraw an invitation",
  "portfolio.get": "Read the portfolio",
  "properties.choices": "Properties to choose from",
  "properties.deletion": "What would go with a property, before it is deleted",
  "recurring.accept": "Book proposed rows",
  "recurring.proposals": "Rows that are due to be booked again",
  "recurring.skip": "Skip proposed rows",
  "recurring.undo": "Take back what was booked or skipped",
  "seasons.copyToNextYear": "Copy the seasonal rates to the next year",
  "seo.access": "Whether one may edit the public pages",
  "seo.starters": "Which pages of the product are not here",
  "seo.addStarters": "Add pages of the product as drafts",
  "seo.checkSlug": "Whether an address is free for a public page",
  "seo.preview": "Draw a public page before it is saved",
  "statements.match": "Match the lines of a bank statement to open months",
  "statements.book": "Book matched lines of a bank statement",
  "statements.undo": "Take back what was booked of a bank statement",
  "support.report": "Report a problem to the operator",
  "tenants.anonymise": "Anonymise a tenant",
  "tenants.timeline": "What happened with a tenant, the newest first",
  "trash.restore": "Bring back what was deleted",
  "turnovers.act": "Take a step with a turnover: assign, begin, finish and the like",
  "turnovers.assignProposed": "Give turnovers to the cleaners they are proposed to",
  "turnovers.undoAssignment": "Take back turnovers that were given as proposed",
  "turnovers.candidates": "Cleaners a turnover can be given to",
  "turnovers.pay": "Pay cleaners for their turnovers",
  "turnovers.payouts": "What each cleaner is owed",
  "turnovers.ownPayouts": "What a cleaner who signs in is owed",
  "turnovers.setApproved": "Approve turnovers to be paid, or take it back",
  "units.rentables": "Properties with their units",
};

/** For `leases.recordPayment`: its area, and a one-line summary. A feature adds its own words in `reference`. */
export function operationText(references: readonly ApiReference[]): (operationId: string) => OperationText {
  const nounOf = new Map(
    [nouns, ...references.map((reference) => reference.nouns)].flatMap((some) => Object.entries(some)),
  );
  const summaryOf = new Map(
    [sentences, ...references.map(({ summaries }) => summaries)].flatMap((some) => Object.entries(some)),
  );
  return (operationId) => {
    const [area = "", verb = ""] = operationId.split(".");
    const noun = nounOf.get(area);
    const general = noun === undefined ? undefined : verbs[verb]?.(noun);
    return { tag: area, summary: summaryOf.get(operationId) ?? general ?? plainly(verb, noun, area) };
  };
}

/**
 * `recordPayment` of a lease → "Record payment of a lease", `extend` → "Extend a lease"; `list` of an area without a
 * noun → "List (area)".
 */
function plainly(verb: string, noun: RecordNoun | undefined, area: string): string {
  const words = inWords(verb);
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  if (noun === undefined) return words.includes(" ") ? sentence : `${sentence} (${inWords(area)})`;
  if (words.includes(noun.one)) return sentence;
  return `${sentence} ${words.includes(" ") ? "of " : ""}${article(noun.one)}`;
}

function inWords(name: string): string {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
}

function article(noun: string): string {
  return `${/^[aeiou]/.test(noun) && !noun.startsWith("unit") ? "an" : "a"} ${noun}`;
}
