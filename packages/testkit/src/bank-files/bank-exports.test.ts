import { currency, formatMinor } from "@keystead/domain/money";
import { noAnswers, readBankFile } from "@keystead/domain/statements";
import { describe, expect, it } from "vitest";

import type { BankExport } from "./bank-exports/bank-export.ts";
import { exportsOfTheAlps } from "./bank-exports/austria-and-switzerland.ts";
import { exportsOfBenelux } from "./bank-exports/benelux.ts";
import { exportsOfBritishIsles } from "./bank-exports/british-isles.ts";
import { exportsOfEasternEurope } from "./bank-exports/eastern-europe.ts";
import { exportsOfTheSouth } from "./bank-exports/france-and-the-south.ts";
import { exportsOfGermany } from "./bank-exports/germany.ts";
import { exportsOfNorthernEurope } from "./bank-exports/northern-europe.ts";
import { exportsOfPaymentServices } from "./bank-exports/payment-services.ts";
import { exportsOfUnitedStates } from "./bank-exports/united-states.ts";

const exported: readonly BankExport[] = [
  ...exportsOfGermany,
  ...exportsOfTheAlps,
  ...exportsOfTheSouth,
  ...exportsOfBenelux,
  ...exportsOfBritishIsles,
  ...exportsOfEasternEurope,
  ...exportsOfNorthernEurope,
  ...exportsOfUnitedStates,
  ...exportsOfPaymentServices,
];

describe("exports with the oddities of one bank: read right, or asked about", () => {
  it.each(exported)("$bank", ({ bank: _bank, text, currency: money, ...read }) => {
    const file = readBankFile(text, { language: "en", currency: currency(money), answers: noAnswers });
    if (file.state === "refused") {
      expect({ refused: file.what }).toEqual(read);
      return;
    }
    const { lines, questions, notBooked, unread, balances } = file.reading;
    expect({
      lines: lines.map(
        (line) =>
          `${line.bookedOn} ${formatMinor(line.amountMinor, 2)} ${line.currency} | ${line.name} | ${line.account ?? ""}`,
      ),
      questions: questions.map(({ kind }) => kind),
      ...notBooked,
      unread,
    }).toEqual({ questions: [], pending: 0, reverted: 0, unread: [], ...read });
    for (const { gapOn } of balances) expect(gapOn).toBeNull();
  });
});
