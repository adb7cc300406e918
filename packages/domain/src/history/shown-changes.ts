import { parseMonth, parseRecordedDay, TIME_OF_DAY } from "../calendar/index.ts";
import { rateText } from "../fx/index.ts";
import type { AuditedEntity } from "./audited-entities.ts";
import { auditedFields } from "./audited-fields.ts";
import { historyWord } from "./history-words.ts";
import type { AuditedField, HistoryField, HistoryWord, NamedKind, ValueShape } from "./history-words.ts";

/** A value that may be shown: amounts in minor units, records by id. */
export type ShownValue =
  | { readonly type: "money"; readonly minor: number }
  | { readonly type: "day" | "month" | "time"; readonly text: string }
  /** Decimal text. */
  | { readonly type: "rate"; readonly text: string }
  | { readonly type: "number"; readonly number: number }
  | { readonly type: "yes"; readonly yes: boolean }
  | { readonly type: "word"; readonly word: HistoryWord }
  | {
      readonly type: "code";
      readonly of: "country" | "currency" | "language" | "timezone";
      readonly code: string;
    }
  | { readonly type: "records"; readonly kind: NamedKind; readonly ids: readonly string[] };

/** One field of an entry. `hidden`: it changed, without values. Null means no value, or one that is not stored. */
export type ShownChange = {
  readonly field: HistoryField;
  readonly hidden: boolean;
  readonly from: ShownValue | null;
  readonly to: ShownValue | null;
  /** For an amount that changes from a day on: that day. */
  readonly on: string | null;
};

export type StoredEntry = {
  readonly entity: AuditedEntity;
  readonly action: string;
  /** As stored by any version of the product, so its form is not guaranteed. */
  readonly changes: unknown;
};

/**
 * What an audit entry shows to its reader: dates, amounts and states with old and new values; for names, contacts and
 * notes only that they changed. Values that are not stored, or stored in an unexpected form, are left out.
 */
export function shownChanges({ entity, action, changes }: StoredEntry): readonly ShownChange[] {
  const stored = summed(changes);
  const shown = auditedFields[entity].flatMap((field) => shownField(field, action, stored));
  const steps = entity === "lease" ? shownSteps(stored) : [];
  const seen = new Set<HistoryField>();
  return [...steps, ...shown].filter(({ field, hidden }) => !hidden || (!seen.has(field) && seen.add(field)));
}

function shownField(
  [name, field, shape]: AuditedField,
  action: string,
  stored: Fields,
): readonly ShownChange[] {
  if (!Object.hasOwn(stored, name)) return [];
  const value = stored[name];
  const { from, to } = isPair(value)
    ? { from: value["from"], to: value["to"] }
    : action === "delete"
      ? { from: value, to: null }
      : { from: null, to: value };
  if (shape === "hidden" || value === "changed")
    // The entry about a new record does not list its name as a change: every record has one.
    return action === "create" ? [] : [{ field, hidden: true, from: null, to: null, on: null }];
  const [before, after] = [valueOf(shape, from), valueOf(shape, to)];
  if (before === null && after === null) return [];
  if (action === "create" && isNothing(after)) return [];
  return [{ field, hidden: false, from: before, to: after, on: null }];
}

/** Changes of rent and charges from a day on (R-C07, R-C19, R-C20): single or several together. */
function shownSteps(stored: Fields): readonly ShownChange[] {
  const step = fieldsOf(stored["step"]);
  const oldMinor = step["oldMinor"] ?? fieldsOf(stored["indexation"])["oldMinor"];
  const one = shownStep(step["kind"], { ...step, oldMinor });
  const { kind, added, removed } = fieldsOf(stored["steps"]);
  return [
    ...one,
    ...listOf(removed).flatMap((removal) => {
      const { amountMinor, ...when } = fieldsOf(removal);
      return shownStep(kind, { ...when, oldMinor: amountMinor });
    }),
    ...listOf(added).flatMap((made) => shownStep(kind, fieldsOf(made))),
  ];
}

function shownStep(kind: unknown, step: Fields): readonly ShownChange[] {
  const on = valueOf("day", step["effectiveOn"] ?? step["from"]);
  const [from, to] = [valueOf("money", step["oldMinor"]), valueOf("money", step["amountMinor"])];
  if (on?.type !== "day" || (from === null && to === null)) return [];
  return [{ field: kind === "charge" ? "charges" : "rent", hidden: false, from, to, on: on.text }];
}

type Fields = Readonly<Record<string, unknown>>;

/** A payment is stored by its parts, possibly of several transfers; the history shows their sum. */
function summed(changes: unknown): Fields {
  const fields = Array.isArray(changes) ? { parts: changes, ...sharedBy(changes) } : fieldsOf(changes);
  if (Object.hasOwn(fields, "amountMinor")) return fields;
  const parts = [
    ...listOf(fields["parts"]),
    ...listOf(fields["transfers"]).flatMap((transfer) => listOf(fieldsOf(transfer)["parts"])),
  ].map((part) => fieldsOf(part)["amountMinor"]);
  const amounts = parts.filter((minor) => typeof minor === "number");
  if (amounts.length === 0 || amounts.length < parts.length) return fields;
  return { ...fields, amountMinor: amounts.reduce((total, minor) => total + minor, 0) };
}

/** Values that all parts share: day and method of one transfer, or of several that agree. */
function sharedBy(parts: readonly unknown[]): Fields {
  const [first, ...others] = parts.map((part) => fieldsOf(part));
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(
      ([name, value]) => name !== "amountMinor" && others.every((other) => other[name] === value),
    ),
  );
}

const CODE = /^[\w+/-]{2,64}$/;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function valueOf(shape: Exclude<ValueShape, "hidden">, stored: unknown): ShownValue | null {
  if (typeof shape === "object") return namedValue(shape, stored);
  if (shape === "yes") return typeof stored === "boolean" ? { type: "yes", yes: stored } : null;
  if (shape === "money" || shape === "number") {
    if (typeof stored !== "number" || !Number.isFinite(stored)) return null;
    if (shape === "number") return { type: "number", number: stored };
    return Number.isSafeInteger(stored) ? { type: "money", minor: stored } : null;
  }
  if (typeof stored !== "string") return null;
  const isOne =
    shape === "day"
      ? parseRecordedDay(stored) !== null
      : shape === "month"
        ? parseMonth(stored) !== null
        : shape === "rate"
          ? stored === "0" || rateText(stored) !== null
          : TIME_OF_DAY.test(stored);
  return isOne ? { type: shape, text: stored } : null;
}

function namedValue(shape: Extract<ValueShape, object>, stored: unknown): ShownValue | null {
  if ("word" in shape) {
    const word = historyWord(shape.word, stored);
    return word === null ? null : { type: "word", word };
  }
  if ("code" in shape)
    return typeof stored === "string" && CODE.test(stored)
      ? { type: "code", of: shape.code, code: stored }
      : null;
  const ids = (Array.isArray(stored) ? listOf(stored) : [stored]).filter(
    (id) => typeof id === "string" && ID.test(id),
  );
  return ids.length === 0 ? null : { type: "records", kind: shape.record, ids: ids.map(String) };
}

/** Values that need no mention in a new record. */
function isNothing(value: ShownValue | null): boolean {
  if (value === null) return true;
  return (
    (value.type === "money" && value.minor === 0) ||
    (value.type === "yes" && !value.yes) ||
    (value.type === "number" && value.number === 0)
  );
}

function isPair(value: unknown): value is Readonly<Record<"from" | "to", unknown>> {
  return Object.hasOwn(fieldsOf(value), "from") && Object.hasOwn(fieldsOf(value), "to");
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
