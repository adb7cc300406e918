import { CleanerQuery } from "@keystead/contract/turnovers";
import { CELL_SEPARATOR, listColumns } from "@keystead/domain/exports";
import { columnValues } from "@keystead/domain/record-fields";
import { cleanerFields } from "@keystead/domain/turnovers";

import { exportedCells, exportedList } from "#kernel/api/index.ts";
import { amountText } from "../../properties/index.ts";
import { selectCleaners } from "./cleaner-store.ts";

/** The contacts with the agreements about their pay, but without the links, which grant access. */
export const exportedCleaners = exportedList({
  name: "cleaners",
  needs: "turnover.read_any",
  query: CleanerQuery,
  list: selectCleaners,
  key: ({ id }) => id,
  rows(cleaner) {
    const { name, language, login, payBy, amountMinor, weekendMinor, currency, rentables } = cleaner;
    const agreed = (minor: number | null) => (minor === null ? null : amountText(minor, currency));
    return [
      exportedCells(listColumns.cleaners, {
        ...columnValues(cleanerFields, cleaner),
        cleaner_name: name,
        language: new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language,
        login: login?.name ?? null,
        pay_by: payBy,
        agreed_pay: agreed(amountMinor),
        agreed_weekend_pay: agreed(weekendMinor),
        currency,
        comes_by_rule_to: rentables
          .map((rentable) => [rentable.property.name, rentable.unit?.name].filter(Boolean).join(", "))
          .join(CELL_SEPARATOR),
      }),
    ];
  },
});
