import { CleanerQuery } from "@keystead/contract/turnovers";
import { CELL_SEPARATOR } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { amountText } from "../../properties/index.ts";
import { selectCleaners } from "./cleaner-store.ts";

/** The contacts and what was agreed with them, without the links, which grant access. */
export const exportedCleaners = exportedList({
  name: "cleaners",
  needs: "turnover.read_any",
  query: CleanerQuery,
  list: selectCleaners,
  key: ({ id }) => id,
  rows({ name, email, phone, language, login, payBy, amountMinor, weekendMinor, currency, places, notes }) {
    const agreed = (minor: number | null) => (minor === null ? null : amountText(minor, currency));
    return [
      [
        name,
        email,
        phone,
        new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language,
        login?.name ?? null,
        payBy,
        agreed(amountMinor),
        agreed(weekendMinor),
        currency,
        places
          .map((place) => [place.property.name, place.unit?.name].filter(Boolean).join(", "))
          .join(CELL_SEPARATOR),
        notes,
      ],
    ];
  },
});
