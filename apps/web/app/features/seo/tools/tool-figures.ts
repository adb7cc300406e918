import { parsePlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";
import { currency, formatMinor, parseAmountInput, parseDecimalInput, totalOf } from "@keystead/domain/money";
import { calculateMortgage } from "@keystead/domain/mortgage";
import { depositInterest, indexRise, type PublicTool, rentalYield } from "@keystead/domain/tools";

import { formatDecimal, formatMoney, formatNumber } from "../../../lib/format/format.ts";

/** The typed fields of a tool, by name. */
export type ToolTexts = Readonly<Record<string, string>>;

type Read = {
  readonly language: Language;
  readonly amount: (name: string) => number;
  readonly decimal: (name: string) => string;
  readonly day: (name: string) => NonNullable<ReturnType<typeof parsePlainDate>>;
};

const EUR = currency("EUR");

/** Only thrown within this module: a field is unreadable, or a rule refuses its value. */
class Unreadable extends Error {}

/**
 * The result of a tool, as text in one language and in the order of its lines; null while a field is unreadable or a
 * rule refuses it. Rendered first by the server, then by the island of the page.
 */
export function toolFigures(
  tool: PublicTool,
  input: ToolTexts,
  language: Language,
): readonly string[] | null {
  try {
    return figures[tool](readerOf(input, language));
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

const figures: Readonly<Record<PublicTool, (read: Read) => readonly string[]>> = {
  rental_yield(read) {
    const { grossPercent, netPercent, leftMinor } = decided(
      rentalYield({
        monthlyRentMinor: read.amount("rent"),
        priceMinor: read.amount("price"),
        purchaseCostsMinor: read.amount("buying"),
        yearlyCostsMinor: read.amount("costs"),
      }),
    );
    return [percent(grossPercent, read), percent(netPercent, read), euros(leftMinor, read)];
  },
  rent_index(read) {
    const { newMinor, riseMinor, risePercent } = decided(
      indexRise({
        rentMinor: read.amount("rent"),
        oldIndex: read.decimal("oldIndex"),
        newIndex: read.decimal("newIndex"),
        sharePercent: read.decimal("share"),
      }),
    );
    return [euros(newMinor, read), euros(riseMinor, read), percent(risePercent, read)];
  },
  deposit_interest(read) {
    const depositMinor = read.amount("deposit");
    const { days, interestMinor } = decided(
      depositInterest({
        depositMinor,
        ratePercent: read.decimal("rate"),
        from: read.day("from"),
        until: read.day("until"),
      }),
    );
    return [
      euros(interestMinor, read),
      formatNumber(days, read.language),
      euros(totalOf([depositMinor, interestMinor]), read),
    ];
  },
  mortgage_payment(read) {
    const years = Number(read.decimal("years"));
    const { monthlyMinor, totalInterestMinor, totalPaymentMinor, loanMinor } = decided(
      calculateMortgage({
        priceMinor: read.amount("price"),
        downMinor: read.amount("down"),
        annualRatePercent: read.decimal("rate"),
        years,
      }),
    );
    return [monthlyMinor, loanMinor, totalInterestMinor, totalPaymentMinor].map((minor) =>
      euros(minor, read),
    );
  },
};

type Decided<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false };

function decided<Value>(decision: Decided<Value>): Value {
  if (!decision.ok) throw new Unreadable();
  return decision.value;
}

function readerOf(input: ToolTexts, language: Language): Read {
  return {
    language,
    amount(name) {
      const read = parseAmountInput(input[name] ?? "", language, EUR);
      if (!read.ok || read.minor < 0) throw new Unreadable();
      return read.minor;
    },
    decimal: (name) => decided(parseDecimalInput(input[name] ?? "")),
    day(name) {
      const day = parsePlainDate(input[name] ?? "");
      if (day === null) throw new Unreadable();
      return day;
    },
  };
}

function euros(minor: number, { language }: Read): string {
  return formatMoney({ amount: formatMinor(minor, 2), currency: "EUR" }, language);
}

/** English and Italian put no space before the percent sign. */
function percent(text: string, { language }: Read): string {
  return `${formatDecimal(text, language)}${language === "en" || language === "it" ? "" : "\u00a0"}%`;
}
