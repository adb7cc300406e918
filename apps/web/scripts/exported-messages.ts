/**
 * Generates the messages of exported lists from those of the screens, so that each is written once; with --check it
 * only reports whether they are out of date, and exits 1 if so.
 */
import { wordsOfLists } from "@keystead/domain/described-records";
import type { DescribedRecord, WordSet } from "@keystead/domain/exports";
import { metrics, sections } from "@keystead/domain/analytics";
import {
  bookingMoneyStates,
  bookingStates,
  guestDocuments,
  bookingGuestFields,
  guestRoles,
  guestSexes,
} from "@keystead/domain/bookings";
import { documentKinds } from "@keystead/domain/documents";
import { auditedActions, everyAuditedEntity } from "@keystead/domain/history";
import { languages } from "@keystead/domain/languages";
import { leaseStatuses, rentRowKinds, rentRowStates } from "@keystead/domain/leases";
import {
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
  paymentMethods,
} from "@keystead/domain/ledger";
import { rentableStates, propertyStatuses, propertyTypes, rentalModes } from "@keystead/domain/properties";
import type { RecordFields } from "@keystead/domain/record-fields";
import { tenantFields } from "@keystead/domain/tenants";
import { cleanerFields, turnoverStatuses, payBys, payoutStates } from "@keystead/domain/turnovers";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where the words of a list are in the screens: a file, and the path to them in it. */
const sources: Readonly<
  Record<WordSet, { readonly from: readonly string[]; readonly words: readonly string[] }>
> = {
  income_category: { from: ["ledger", "category"], words: incomeCategories },
  expense_category: { from: ["ledger", "expenseCategory"], words: expenseCategories },
  income_nature: { from: ["ledger", "incomeNature"], words: incomeNatures },
  expense_nature: { from: ["ledger", "nature"], words: expenseNatures },
  method: { from: ["ledger", "method"], words: paymentMethods },
  row_kind: { from: ["leases", "part"], words: rentRowKinds },
  row_state: { from: ["leases", "state"], words: rentRowStates },
  property_type: { from: ["properties"], words: propertyTypes },
  rental_mode: { from: ["properties"], words: rentalModes },
  property_status: { from: ["properties"], words: propertyStatuses },
  rentable_state: { from: ["properties", "rentable"], words: rentableStates },
  lease_status: { from: ["leases", "status"], words: leaseStatuses },
  action: { from: ["history", "did"], words: auditedActions },
  document_kind: { from: ["documents", "kind"], words: documentKinds },
  booking_state: { from: ["booking-list", "state"], words: bookingStates },
  booking_money: { from: ["booking-list", "money"], words: bookingMoneyStates },
  turnover_status: { from: ["payouts", "status"], words: turnoverStatuses },
  payout_state: { from: ["payouts", "state"], words: payoutStates },
  pay_by: { from: ["cleaners", "payBy"], words: payBys },
  booking_conflict: { from: ["booking-list"], words: ["double_booking"] },
  entity: { from: ["history", "what"], words: everyAuditedEntity },
  metric: { from: ["analytics", "metric"], words: metrics },
  section: { from: ["analytics"], words: sections },
  guest_role: { from: ["guests", "role"], words: guestRoles },
  guest_sex: { from: ["guests", "sex"], words: guestSexes },
  guest_document: { from: ["guests", "documentType"], words: guestDocuments },
  ...wordsOfLists,
};

/** Records whose column titles are the labels of their form's fields: the file of those labels. */
const described: Readonly<
  Record<DescribedRecord, { readonly from: readonly string[]; readonly fields: RecordFields }>
> = {
  tenant: { from: ["tenants"], fields: tenantFields },
  cleaner: { from: ["cleaners"], fields: cleanerFields },
  booking: { from: ["bookings"], fields: bookingGuestFields },
};

const messages = join(import.meta.dirname, "../../../packages/messages");
const folder = join(import.meta.dirname, "../../server/src/features/exports");
const files = [
  { path: join(folder, "value-messages.json"), drawn: valueMessages },
  { path: join(folder, "field-messages.json"), drawn: fieldMessages },
];

function wordIn(language: string, [file = "", ...way]: readonly string[]): string {
  const read: unknown = JSON.parse(readFileSync(join(messages, language, `${file}.json`), "utf8"));
  const word = way.reduce<unknown>((part, key) => Object(part)[key], read);
  if (typeof word !== "string") throw new Error(`${language} has no ${file}:${way.join(".")}`);
  return word;
}

function valueMessages(language: string) {
  return Object.fromEntries(
    Object.entries(sources).map(([set, { from, words }]) => [
      set,
      Object.fromEntries(words.map((word) => [word, wordIn(language, [...from, word])])),
    ]),
  );
}

function fieldMessages(language: string) {
  return Object.fromEntries(
    Object.entries(described).map(([record, { from, fields }]) => [
      record,
      Object.fromEntries(
        Object.values(fields).flatMap(({ column, label }) =>
          column === null ? [] : [[column, wordIn(language, [...from, label])]],
        ),
      ),
    ]),
  );
}

for (const { path, drawn } of files) {
  const all = Object.fromEntries(languages.map((language) => [language, drawn(language)]));
  const text = `${JSON.stringify(all, null, 2)}\n`;
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    process.stdout.write(
      "The messages of exported lists are old: node apps/web/scripts/exported-messages.ts\n",
    );
    process.exitCode = 1;
  }
}
