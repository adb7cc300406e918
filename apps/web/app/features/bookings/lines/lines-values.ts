import type { BookingLinesChange, BookingLinesView } from "@keystead/contract/bookings";
import {
  amountOfPercent,
  bookingAccount,
  type BookingAccount,
  type BookingLineKind,
  bookingLineKinds,
  type BookingLinesRefusal,
  sumLines,
} from "@keystead/domain/bookings";
import { localDateTime, type PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import { parseDecimalInput } from "@keystead/domain/money";

import { formatAmountInput, formatPercent } from "../../../lib/format/format.ts";
import { amountOf, minorOf } from "../../../lib/format/minor-units.ts";
import { judged, type AllFieldsReading } from "../../../ui/form/form-reading.ts";
import { dayInput, requiredAmount } from "../../../ui/form/input-fields.ts";

/**
 * The number of lines; the kind, amount and note of each by its index; and how the channel pays. `percent` of a line is
 * its note for as long as its amount was computed from that percentage, and empty for an amount that was typed.
 */
export type LinesValues = Readonly<Record<string, string>>;
export type LinePart = "kind" | "amount" | "note" | "percent";
export type SentLines = Omit<BookingLinesChange, "bookingId" | "version">;

const COUNT = "count";
export const REMITS = "channelRemitsTax";
export const PAYOUT_ON = "payoutOn";
const YES = "yes";
/** The `percent` of an amount that was not edited; a space, because no note is a space. */
const AS_STORED = " ";

/** The name of the field in the contract. */
export const fieldOf = (at: number, part: LinePart) => `lines.${at}.${part}`;
export const countOf = (values: LinesValues) => Number(values[COUNT]);
export const positionsOf = (values: LinesValues) =>
  Array.from({ length: countOf(values) }, (_line, at) => at);
export const isRemitted = (values: LinesValues) => values[REMITS] === YES;
export const remitted = (is: boolean) => (is ? YES : "");

export function kindAt(values: LinesValues, at: number): BookingLineKind {
  const kindText = values[fieldOf(at, "kind")];
  return bookingLineKinds.find((kind) => kind === kindText) ?? "cleaning_fee";
}

export function hasKind(values: LinesValues, kind: BookingLineKind): boolean {
  return positionsOf(values).some((at) => kindAt(values, at) === kind);
}

export function linesValues(view: BookingLinesView, language: Language): LinesValues {
  return Object.assign(
    {},
    ...view.lines.map(({ kind, amount, note }, at) =>
      lineValues(at, { kind, amount: formatAmountInput(amount, language), note, percent: AS_STORED }),
    ),
    {
      [COUNT]: String(view.lines.length),
      [REMITS]: remitted(view.channelRemitsTax),
      [PAYOUT_ON]: view.payoutOn ?? "",
    },
  );
}

function lineValues(at: number, parts: Readonly<Record<LinePart, string>>): LinesValues {
  return {
    [fieldOf(at, "kind")]: parts.kind,
    [fieldOf(at, "amount")]: parts.amount,
    [fieldOf(at, "note")]: parts.note,
    [fieldOf(at, "percent")]: parts.percent,
  };
}

/** Adds a line at the end. */
export function withLine(values: LinesValues, kind: BookingLineKind): LinesValues {
  const at = countOf(values);
  return {
    ...values,
    ...lineValues(at, { kind, amount: "", note: "", percent: "" }),
    [COUNT]: String(at + 1),
  };
}

/** Removes a line; those after it move up. */
export function withoutLine(values: LinesValues, removed: number): LinesValues {
  const left = positionsOf(values).filter((at) => at !== removed);
  return Object.assign(
    {},
    ...left.map((from, to) =>
      lineValues(to, {
        kind: kindAt(values, from),
        amount: values[fieldOf(from, "amount")] ?? "",
        note: values[fieldOf(from, "note")] ?? "",
        percent: values[fieldOf(from, "percent")] ?? "",
      }),
    ),
    { [COUNT]: String(left.length), [REMITS]: values[REMITS], [PAYOUT_ON]: values[PAYOUT_ON] },
  );
}

type Judging = { readonly view: BookingLinesView; readonly language: Language };

/**
 * Sets the amount, which then no longer comes from a percentage. With a percent sign, the number before it is read as a
 * percentage.
 */
export function withAmount(
  values: LinesValues,
  { at, text }: { readonly at: number; readonly text: string },
  judging: Judging,
): LinesValues {
  const [amount, note, percent] = [fieldOf(at, "amount"), fieldOf(at, "note"), fieldOf(at, "percent")];
  const isNoted = (values[percent] ?? "") !== "" && values[note] === values[percent];
  const changed = { ...values, [amount]: text, [percent]: "", ...(isNoted ? { [note]: "" } : {}) };
  const number = /^(.*)%\s*$/.exec(text)?.[1];
  return number === undefined
    ? changed
    : (asPercent({ ...changed, [amount]: number }, at, judging) ?? changed);
}

/** Reads the amount of a line as a percentage, with that percentage as its note; null if it cannot be one. */
export function asPercent(values: LinesValues, at: number, judging: Judging): LinesValues | null {
  const { view, language } = judging;
  const [amount, note, percent] = [fieldOf(at, "amount"), fieldOf(at, "note"), fieldOf(at, "percent")];
  if ((values[percent] ?? "") !== "") return null;
  const number = parseDecimalInput(values[amount] ?? "");
  if (!number.ok) return null;
  const others = readEach(withoutLine(values, at), judging).lines;
  const minor = amountOfPercent(kindAt(values, at), number.value, {
    nightsMinor: minorOf(view.nightsTotal, view.currency),
    sums: sumLines(others.map((line) => ({ ...line, amountMinor: minorOf(line.amount, view.currency) }))),
  });
  if (minor === null) return null;
  const noted = formatPercent(Number(number.value) / 100, language, 2);
  return {
    ...values,
    [amount]: formatAmountInput(amountOf(minor, view.currency), language),
    [percent]: noted,
    ...((values[note] ?? "") === "" ? { [note]: noted } : {}),
  };
}

/** The kinds of line that an error of the account concerns; it is shown at the last line of these kinds. */
const kindsOf: Readonly<Record<BookingLinesRefusal, readonly BookingLineKind[]>> = {
  DISCOUNT_EXCEEDS_TOTAL: ["discount"],
  CHANNEL_FEE_EXCEEDS_TOTAL: ["channel_fee"],
  AMOUNT_TOO_LARGE: bookingLineKinds,
};

/** Checks each line, and then all of them by the rule of the account. */
export function readLinesInput(
  values: LinesValues,
  judging: Judging,
): AllFieldsReading<LinesValues, SentLines> {
  const { lines, issues } = readEach(values, judging);
  const day = payoutDay(values);
  if (day === undefined) issues.push({ field: PAYOUT_ON, code: "PAYOUT_ON" });
  const input = { lines, channelRemitsTax: isRemitted(values), payoutOn: day ?? null };
  const account = accountOf(input, judging.view);
  if (issues.length === 0 && !account.ok) {
    const at = positionsOf(values).findLast((position) =>
      kindsOf[account.code].includes(kindAt(values, position)),
    );
    issues.push({ field: fieldOf(at ?? 0, "amount"), code: account.code });
  }
  return judged(issues, input);
}

/** The account of the current input; null if a line cannot be read or the account is invalid. */
export function accountOfInput(values: LinesValues, judging: Judging): BookingAccount | null {
  const { lines } = readEach(values, judging);
  const account = accountOf(
    { lines, channelRemitsTax: isRemitted(values), payoutOn: payoutDay(values) ?? null },
    judging.view,
  );
  return account.ok ? account.value : null;
}

function readEach(values: LinesValues, { view, language }: Judging) {
  const issues: { field: string; code: string }[] = [];
  const lines = positionsOf(values).flatMap((at) => {
    const field = fieldOf(at, "amount");
    const amount = requiredAmount(values[field] ?? "", {
      language,
      currency: view.currency,
      rule: "positive",
    });
    if (!amount.ok) {
      issues.push({ field, code: amount.code });
      return [];
    }
    return [
      { kind: kindAt(values, at), amount: amount.value, note: (values[fieldOf(at, "note")] ?? "").trim() },
    ];
  });
  return { lines, issues };
}

/** Null if no day is entered or nobody pays out; undefined if the day cannot be read. */
function payoutDay(values: LinesValues): PlainDate | null | undefined {
  const dayText = values[PAYOUT_ON] ?? "";
  if (dayText.trim() === "" || !hasKind(values, "channel_fee")) return null;
  const day = dayInput(dayText);
  return day.ok ? day.value : undefined;
}

function accountOf(
  sent: Omit<SentLines, "payoutOn"> & { readonly payoutOn: PlainDate | null },
  view: BookingLinesView,
) {
  const { currency } = view;
  return bookingAccount({
    nightsMinor: minorOf(view.nightsTotal, currency),
    checkIn: localDateTime(view.checkIn),
    lines: {
      lines: sent.lines.map(({ kind, amount, note }) => ({
        kind,
        amountMinor: minorOf(amount, currency),
        note,
      })),
      channelRemitsTax: sent.channelRemitsTax,
      payoutOn: sent.payoutOn,
    },
  });
}
