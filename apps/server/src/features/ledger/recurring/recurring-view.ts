import type { ProposalView, RecurringView } from "@keystead/contract/ledger";
import {
  comparedWith,
  expenseCategories,
  expenseNatures,
  firstOccurrenceFrom,
  incomeCategories,
  incomeNatures,
} from "@keystead/domain/ledger";

import { amountText } from "../../properties/index.ts";
import { wordIn } from "#kernel/db/queries/stored-row.ts";
import type { ListedProposal, ListedSeries } from "./recurring-store.ts";

export function recurringView(series: ListedSeries): RecurringView {
  const { id, version, book, firstOn, everyMonths, endsOn, begun, today } = series;
  return {
    id,
    version,
    book,
    ...repeatedOf(series),
    firstDate: firstOn,
    everyMonths,
    endsOn,
    begun,
    next: firstOccurrenceFrom(series, today)?.date ?? null,
  };
}

export function proposalView({ series, number, date, accepted }: ListedProposal): ProposalView {
  const compared = comparedWith({ number, date }, accepted);
  return {
    recurringId: series.id,
    number,
    date,
    ...repeatedOf(series),
    compared:
      compared === null
        ? null
        : {
            with: compared.with,
            date: compared.occurrence.date,
            amount: amountText(compared.occurrence.amountMinor, series.currency),
          },
  };
}

function repeatedOf({
  property,
  unit,
  category,
  nature,
  amountMinor,
  currency,
  method,
  notes,
}: ListedSeries) {
  return {
    property,
    unit,
    category: wordIn([...incomeCategories, ...expenseCategories], category),
    nature: wordIn([...incomeNatures, ...expenseNatures], nature),
    amount: amountText(amountMinor, currency),
    currency,
    method,
    notes,
  };
}
