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
import { MOST_AT_ONCE } from "@keystead/domain/lists";
import { CURRENCY_CODE } from "@keystead/domain/money";
import { COUNTRY_CODE } from "@keystead/domain/properties";
import * as z from "zod/mini";

export const LanguageCode = z.enum(languages);

export const Id = z.uuid({ error: "INVALID_ID" });

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

/** One or more records of one request. */
export function atLeastOne<Item extends z.core.SomeType>(item: Item) {
  return z.array(item).check(z.minLength(1), z.maxLength(MOST_AT_ONCE));
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

/** Answer of a delete with Undo: restore with `trash.restore` within 15 minutes. */
export const Deleted = z.object({ trashId: z.string() });
export const Ok = z.object({ ok: z.literal(true) });
export const ById = z.strictObject({ id: Id });
export const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;
