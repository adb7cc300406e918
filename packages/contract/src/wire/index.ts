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
import { readEmail, EMAIL_INPUT_LIMIT, visibleLine, visibleText } from "@keystead/domain/text";
import * as z from "zod/mini";

export const LanguageCode = z.enum(languages);

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

/** Required free text; invisible characters do not count. */
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
 * Text of a single line: a name, a title, a phone number. As visibleLine leaves it, at most `max` code points; use
 * `text` for what may have several lines.
 */
export function line(max: number) {
  return z
    .string({ error: "INVALID_TEXT" })
    .check(clean, z.overwrite(visibleLine), z.maxLength(max, { error: "TOO_LONG" }));
}

/** A required line. */
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

/** A typed mailbox, normalised by `readEmail`, so that one mailbox is one account and one lead however it is typed. */
export const Email = z.pipe(
  z.pipe(
    z.string({ error: "INVALID_EMAIL" }).check(z.maxLength(EMAIL_INPUT_LIMIT, { error: "INVALID_EMAIL" })),
    z.transform(readEmail),
  ),
  z.string({ error: "INVALID_EMAIL" }),
);

/**
 * An optional mailbox; an invalid one is passed on unchanged, so that the domain refuses it together with all other
 * issues.
 */
export function emailText(max: number) {
  return z.string({ error: "INVALID_TEXT" }).check(
    clean,
    z.overwrite((input: string) => readEmail(input) ?? visibleLine(input)),
    z.maxLength(max, { error: "TOO_LONG" }),
  );
}

/** The records before and after one in a list; null at an end, and both null when the list does not contain it. */
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

/** Local date and time of a property, `YYYY-MM-DDTHH:mm` (R-D01). */
export const DateTimeText = z.string({ error: "INVALID_DATE" }).check(
  z.refine<string>(
    (local) => {
      const parsed = parseLocalDateTime(local);
      return parsed !== null && isRecordedDay(dateOfLocal(parsed));
    },
    { error: "INVALID_DATE" },
  ),
);

/** A longer text is not an amount in any currency. */
const AMOUNT_TEXT_LIMIT = 32;

/** Decimal text of R-A02 as typed; the domain checks digits, sign and size. */
export const AmountInput = z
  .string({ error: "INVALID_NUMBER" })
  .check(z.maxLength(AMOUNT_TEXT_LIMIT, { error: "AMOUNT_TOO_LARGE" }));

/** Decimal text with all digits of its currency, as the server writes it. */
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

/**
 * The rent due in a period (R-C12): settled = the covered part of expected, open = the rest, late = the late part of
 * open.
 */
export const RentOfPeriodView = z.object({
  expected: Amount,
  settled: Amount,
  open: Amount,
  overdue: Amount,
});
export type RentOfPeriodView = z.infer<typeof RentOfPeriodView>;

/** One line per currency, never added. */
export const RentByCurrency = z.array(z.extend(RentOfPeriodView, { currency: z.string() }));
export type RentByCurrency = z.infer<typeof RentByCurrency>;

export const Version = z
  .number({ error: "INVALID_VERSION" })
  .check(z.int({ error: "INVALID_VERSION" }), z.minimum(1, { error: "INVALID_VERSION" }));

export const PaymentMethodCode = z.enum(paymentMethods, { error: "INVALID_METHOD" });

/**
 * The fields of an update: each may be left out and then stays unchanged. Pass them without their defaults, which would
 * fill in what was left out.
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

/** Codes of the warnings that the user has confirmed (R-Z06). */
export const Confirm = z.optional(
  z.array(z.string().check(z.maxLength(WARNING_CODE_LIMIT))).check(z.maxLength(MOST_WARNINGS)),
);

const page = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_PAGE));
const limit = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_ROWS));

/** Search text of a list. */
export const SearchText = z.optional(text(SEARCH_LIMIT));

/** One or more records of one request. */
export function atLeastOne<Item extends z.core.SomeType>(item: Item) {
  return z.array(item).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));
}

const PLACE_LIMIT = 4_000;

/** The position of a row in a list: its values of all sort keys, the id last, as text taken from the list's answer. */
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

/** The position of a page's last row, for `after` of the next page; absent at the end of the list. */
export const NextPage = z.optional(z.string());

/**
 * Paging, search and sort of all lists; `sort` is a key, with `-` in front for descending. A page starts after `after`,
 * so that no row is repeated or skipped while records change; without `after`, `page` counts.
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

/** Query of a picker: at most `limit` names that contain `q`, and the record `id` in any case. */
export function namesQuery<Filters extends z.core.$ZodLooseShape>(filters: Filters) {
  return z.strictObject({
    q: SearchText,
    limit: z._default(limit, NAMES_OFFERED),
    id: z.optional(Id),
    ...filters,
  });
}

/** Sorted by name; the record requested by id comes first when it is not among the others. */
export function namedChoices<Item extends z.core.SomeType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** More were found than are answered. */
    more: z.boolean(),
  });
}
const JOINED_LIMIT = 200;

/** Any of the values of one filter, comma-separated in the URL. */
export function anyOf<const Value extends string>(values: readonly [Value, ...Value[]]) {
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

/** Records by their ids, comma-separated in the URL: at most about a hundred. */
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
