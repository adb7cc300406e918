import { shortBankText, shortText } from "../../bank-line.ts";
import type { BankLine } from "../../bank-line.ts";
import { saysSentBack } from "../../bank-words.ts";
import { labelledParts } from "../labelled-parts.ts";
import { splitCharges } from "../split-charges.ts";
import type { Sides } from "./sides-of-rows.ts";
import type { LineRow } from "./table-reader.ts";

type LineRules = {
  readonly own: string | null;
  readonly names: Sides;
  readonly accounts: Sides;
  /** Text of a line for a fee. */
  readonly fee: string;
};

/** The lines of a row: a fee becomes a line of its own. */
export function linesOf(row: LineRow, { own, names, accounts, fee }: LineRules): readonly BankLine[] {
  const { bookedOn, amountMinor, feeMinor, currency } = row;
  const isIn = amountMinor > 0;
  const side = isIn
    ? row.payer || (names.payeeOfIn ? row.payee : "")
    : row.payee || (names.payerOfOut ? row.payer : "");
  const labelled = labelledParts(row.text);
  const ownAccount = row.ownAccount ?? own;
  const sideAccount = isIn
    ? (row.payerAccount ?? (accounts.payeeOfIn ? row.payeeAccount : null))
    : (row.payeeAccount ?? (accounts.payerOfOut ? row.payerAccount : null));
  const account = row.account ?? sideAccount ?? labelled.account;
  const line: BankLine = {
    bookedOn,
    amountMinor,
    currency,
    name: shortBankText(side || row.name || labelled.name),
    text: shortText(labelled.text),
    account: account === ownAccount ? null : account,
    ownAccount,
    returned: saysSentBack(row.text),
  };
  const { returnedMinor, chargesMinor } = row;
  const lines = amountMinor === 0 ? [] : splitCharges(line, { ownMinor: [returnedMinor], chargesMinor });
  if (feeMinor === 0) return lines;
  return [
    ...lines,
    {
      ...line,
      amountMinor: -Math.abs(feeMinor),
      text: shortText(`${fee} ${labelled.text}`),
      account: null,
      returned: false,
    },
  ];
}
