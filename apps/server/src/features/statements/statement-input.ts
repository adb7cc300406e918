import type { StatementLine } from "@keystead/contract/statements";
import { parseCurrency } from "@keystead/domain/money";
import type { Currency } from "@keystead/domain/money";
import type { BankLine } from "@keystead/domain/statements";

import { parseAmount, badField, parseDay } from "#kernel/api/index.ts";

type Printed = Pick<BankLine, "ownAccount" | "bookedOn" | "amountMinor" | "currency">;

/** The values that identify a line, parsed for the rules; a refusal names the line's field. */
export function printedIn(
  line: Pick<StatementLine, "ownAccount" | "bookedOn" | "amount" | "currency">,
  rule: "any" | "positive" = "any",
): Printed {
  const currency = currencyIn(line.currency);
  return {
    ownAccount: line.ownAccount,
    bookedOn: parseDay(line.bookedOn, "bookedOn"),
    amountMinor: parseAmount(line.amount, currency, { field: "amount", rule }),
    currency,
  };
}

export function bankLineIn(line: StatementLine): BankLine {
  const { name, text, account, returned } = line;
  return { ...printedIn(line), name, text, account, returned };
}

function currencyIn(text: string): Currency {
  const currency = parseCurrency(text);
  if (currency === null) throw badField(["currency"], "UNKNOWN_CURRENCY");
  return currency;
}
