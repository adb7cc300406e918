import {
  dateOfLocal,
  isRecordedDay,
  parseLocalDateTime,
  parseRecordedDay,
  RECORDED_MONTH,
  RECORDED_PERIOD,
  TIME_OF_DAY,
  TIME_ZONE_LIMIT,
} from "@keystead/domain/calendar";
import { languages } from "@keystead/domain/languages";
import { paymentMethods } from "@keystead/domain/ledger";
import {
  LAST_PAGE,
  MOST_AT_ONCE,
  MOST_ROWS,
  NAMES_OFFERED,
  PAGE_SIZE,
  SEARCH_LIMIT,
} from "@keystead/domain/lists";
import type { ListSorting } from "@keystead/domain/lists";
import { CURRENCY_CODE } from "@keystead/domain/money";
import { COUNTRY_CODE } from "@keystead/domain/properties";
import { readEmail, TYPED_EMAIL_LIMIT, visibleLine, visibleText } from "@keystead/domain/text";
import * as z from "zod/mini";

export const Language = z.enum(languages);
export type Language = z.infer<typeof Language>;

/** No NUL, no lone surrogate: text that every store, file and mail can carry. */
function isCleanText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/** INVALID_TEXT for what no store, file or mail can carry. */
export const clean = z.refine<string>(isCleanText, { error: "INVALID_TEXT" });

/** Free text as visibleText leaves it, at most `max` code points; a rule of the domain may be stricter. */
export function text(max: number) {
  return z
    .string({ error: "INVALID_TEXT" })
    .check(clean, z.overwrite(visibleText), z.maxLength(max, { error: "TOO_LONG" }));
}

/** Required free text; what cannot be seen is not there. */
export function requiredText(max: number, requiredCode: string) {
  return z
    .string({ error: requiredCode })
    .check(
      clean,
      z.overwrite(visibleText),
      z.minLength(1, { error: requiredCode }),
      z.maxLength(max, { error: "TOO_LONG" }),
    );
}

/**
 * What stands on one line: a name, a title, a phone number. As visibleLine leaves it, at most `max` code points; `text` is for what
 * may have several lines.
 */
export function line(max: number) {
  return z
    .string({ error: "INVALID_TEXT" })
    .check(clean, z.overwrite(visibleLine), z.maxLength(max, { error: "TOO_LONG" }));
}

/** A line that has to be there. */
export function requiredLine(max: number, requiredCode: string) {
  return z
    .string({ error: requiredCode })
    .check(
      clean,
      z.overwrite(visibleLine),
      z.minLength(1, { error: requiredCode }),
      z.maxLength(max, { error: "TOO_LONG" }),
    );
}

export const Id = z.uuid({ error: "INVALID_ID" });

/** A mailbox somebody types, as `readEmail` has it, so that one mailbox is one account and one lead however it is typed. */
export const Email = z.pipe(
  z.pipe(
    z.string({ error: "INVALID_EMAIL" }).check(z.maxLength(TYPED_EMAIL_LIMIT, { error: "INVALID_EMAIL" })),
    z.transform(readEmail),
  ),
  z.string({ error: "INVALID_EMAIL" }),
);

/** One that may be left empty: the same form, and what is no address stays as it is for the rule that refuses it with all others. */
export function emailText(max: number) {
  return z.string({ error: "INVALID_TEXT" }).check(
    clean,
    z.overwrite((input: string) => readEmail(input) ?? visibleLine(input)),
    z.maxLength(max, { error: "TOO_LONG" }),
  );
}

/** The records before and after one in a list; null at an end, and both when the list does not hold it. */
export const Neighbours = z.object({ previous: z.nullable(z.string()), next: z.nullable(z.string()) });
export type Neighbours = z.infer<typeof Neighbours>;

/** A calendar day, `YYYY-MM-DD`, 1900 to 2199 (R-Z01). */
export const Day = z
  .string({ error: "INVALID_DATE" })
  .check(z.refine<string>((day) => parseRecordedDay(day) !== null, { error: "INVALID_DATE" }));

/** A month, `YYYY-MM`. */
export const MonthText = z
  .string({ error: "INVALID_MONTH" })
  .check(z.regex(RECORDED_MONTH, { error: "INVALID_MONTH" }));

/** A month, quarter or year: `2026-11`, `2026-Q4`, `2026`. */
export const PeriodText = z
  .string({ error: "INVALID_PERIOD" })
  .check(z.regex(RECORDED_PERIOD, { error: "INVALID_PERIOD" }));

/** Wall-clock time, `HH:mm`. */
export const TimeOfDay = z
  .string({ error: "INVALID_TIME" })
  .check(z.regex(TIME_OF_DAY, { error: "INVALID_TIME" }));

/** Calendar and clock on the wall of a property, `YYYY-MM-DDTHH:mm` (R-D01). */
export const LocalDateTime = z.string({ error: "INVALID_DATE" }).check(
  z.refine<string>(
    (local) => {
      const parsed = parseLocalDateTime(local);
      return parsed !== null && isRecordedDay(dateOfLocal(parsed));
    },
    { error: "INVALID_DATE" },
  ),
);

/** Longer text is no amount in any currency. */
const AMOUNT_TEXT_LIMIT = 32;

/** Decimal text of R-A02 as the user gave it; the domain judges digits, sign and size. */
export const AmountInput = z
  .string({ error: "INVALID_NUMBER" })
  .check(z.maxLength(AMOUNT_TEXT_LIMIT, { error: "AMOUNT_TOO_LARGE" }));

/** Decimal text with the full digits of its currency, as the server writes it. */
export const Amount = z.string();

export const CurrencyCode = z
  .string({ error: "UNKNOWN_CURRENCY" })
  .check(z.regex(CURRENCY_CODE, { error: "UNKNOWN_CURRENCY" }));
export const CountryCode = z
  .string({ error: "UNKNOWN_COUNTRY" })
  .check(z.regex(COUNTRY_CODE, { error: "UNKNOWN_COUNTRY" }));
export const TimeZone = z
  .string({ error: "UNKNOWN_TIMEZONE" })
  .check(
    z.maxLength(TIME_ZONE_LIMIT, { error: "UNKNOWN_TIMEZONE" }),
    z.minLength(1, { error: "UNKNOWN_TIMEZONE" }),
  );

/** An amount in one currency; several of them are shown side by side, never added. */
export const CurrencyAmount = z.object({ amount: Amount, currency: z.string() });
export type CurrencyAmount = z.infer<typeof CurrencyAmount>;

/** The rent due in a period (R-C12): settled = what of expected is covered, open = their difference, late a part of open. */
export const RentOfPeriod = z.object({ expected: Amount, settled: Amount, open: Amount, late: Amount });
export type RentOfPeriod = z.infer<typeof RentOfPeriod>;

/** One line for each currency, never added. */
export const RentByCurrency = z.array(z.extend(RentOfPeriod, { currency: z.string() }));
export type RentByCurrency = z.infer<typeof RentByCurrency>;

export const Version = z
  .number({ error: "INVALID_VERSION" })
  .check(z.int({ error: "INVALID_VERSION" }), z.minimum(1, { error: "INVALID_VERSION" }));

export const PaymentMethod = z.enum(paymentMethods, { error: "INVALID_METHOD" });
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/**
 * The fields of an update: each may be left out, and what is left out stays as it is. Take them without their defaults,
 * which would fill in what was left out.
 */
export function changeOf<Fields extends z.core.$ZodShape>(
  fields: Fields,
): { [Name in keyof Fields]: z.ZodMiniExactOptional<Fields[Name]> } {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, z.exactOptional(field)]),
  ) as { [Name in keyof Fields]: z.ZodMiniExactOptional<Fields[Name]> };
}

const WARNING_CODE_LIMIT = 64;
const MOST_WARNINGS = 20;

/** Warnings the user has read and confirmed (R-Z06). */
export const Confirm = z.optional(
  z.array(z.string().check(z.maxLength(WARNING_CODE_LIMIT))).check(z.maxLength(MOST_WARNINGS)),
);

const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PAGE));
const limit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS));

/** What a list is searched for. */
export const SearchText = z.optional(text(SEARCH_LIMIT));

/** Several records that one request speaks of. */
export function atLeastOne<Item extends z.core.SomeType>(item: Item) {
  return z.array(item).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));
}

const PLACE_LIMIT = 4_000;

/** Where a row of a list stands, by all that the list is ordered by, its id last; as text, as the list gave it. */
export const ListPosition = z.pipe(
  z.pipe(
    z.string({ error: "INVALID_VALUE" }).check(z.maxLength(PLACE_LIMIT, { error: "INVALID_VALUE" })),
    z.transform(placeIn),
  ),
  z.array(z.nullable(z.string().check(clean)), { error: "INVALID_VALUE" }).check(z.minLength(1)),
);
export type ListPosition = readonly (string | null)[];

function placeIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The place of a page's last row, for `after` of the next one; not there where the list ends. */
export const NextPage = z.optional(z.string());

/**
 * Paging, search and sort common to the lists; `sort` is a key, `-` in front for descending. A page is the one that follows `after`,
 * so that no row comes twice or is passed over while records come and go; without it the one with the number.
 */
export function listQuery<const Sort extends string, Filters extends z.core.$ZodLooseShape>(
  { sorts }: ListSorting<Sort>,
  filters: Filters,
) {
  const keys = sorts.flatMap((key) => [key, `-${key}`] as const) as unknown as [
    Sort | `-${Sort}`,
    ...(Sort | `-${Sort}`)[],
  ];
  return z.strictObject({
    page: z._default(page, 1),
    limit: z._default(limit, PAGE_SIZE),
    after: z.optional(ListPosition),
    sort: z.optional(z.enum(keys)),
    q: SearchText,
    ...filters,
  });
}

/** What a picker asks for: the names in which `q` is found, at most `limit`, and the record `id` wherever it stands. */
export function namesQuery<Filters extends z.core.$ZodLooseShape>(filters: Filters) {
  return z.strictObject({
    q: SearchText,
    limit: z._default(limit, NAMES_OFFERED),
    id: z.optional(Id),
    ...filters,
  });
}

/** In the order of their names; one that was asked for by id stands first when it is not among the others. */
export function namedChoices<Item extends z.core.SomeType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** More are found than are answered. */
    more: z.boolean(),
  });
}
const JOINED_LIMIT = 200;

/** Several values of one filter, comma-separated in the URL. */
export function severalOf<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(JOINED_LIMIT)),
        z.transform((joined) => joined.split(",").filter((part) => part !== "")),
      ),
      z.array(z.enum(values)),
    ),
  );
}

const IDS_LIMIT = 4_000;

/** Several records, comma-separated in the URL: about a hundred of them. */
export const BulkIds = z.pipe(
  z.pipe(
    z.string({ error: "INVALID_ID" }).check(z.maxLength(IDS_LIMIT, { error: "TOO_LONG" })),
    z.transform((joined) => joined.split(",").filter((part) => part !== "")),
  ),
  z.array(Id),
);

/** A list answer: one page of rows, how many there are in all, and where the next page begins. */
export function listOf<Item extends z.core.SomeType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number(), next: NextPage });
}

/** Answer of a delete with Undo: restore with `trash.restore` within 15 minutes. */
export const Deleted = z.object({ trashId: z.string() });
export const Ok = z.object({ ok: z.literal(true) });
export const ById = z.strictObject({ id: Id });
export const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;
