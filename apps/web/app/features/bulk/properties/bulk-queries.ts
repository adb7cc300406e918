import type { NewBulk } from "@keystead/contract/bulk";
import { formatMinor, minorDigits, currency as currencyOf } from "@keystead/domain/money";
import { folded, type ReadSheet } from "@keystead/domain/spreadsheet";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import type { FailedCall } from "../../../lib/refusal/refusal.ts";
import type { Shared } from "./shared.ts";

/** A request, and for each of its rows the line of the grid that it comes from. */
export type SentBatch = { readonly input: NewBulk; readonly lines: readonly number[] };

export function batchOf(sheet: ReadSheet, shared: Shared): SentBatch {
  const digits = minorDigits(currencyOf(shared.currency));
  const ready = sheet.rows.flatMap((row, index) =>
    row.state === "ready" && row.line !== null ? [{ index, line: row.line }] : [],
  );
  return {
    input: {
      ...shared,
      rows: ready.map(({ line: { lease, ...property } }) => ({
        ...property,
        lease:
          lease === null
            ? null
            : {
                tenant: lease.tenant,
                monthlyRent: formatMinor(lease.rentMinor, digits),
                paymentDay: lease.paymentDay,
                startsOn: lease.startsOn,
              },
      })),
    },
    lines: ready.map(({ index }) => index),
  };
}

/** Existing names, to warn before a second property of the same name; those of the largest plan fit on one page. */
export function useKnownProperties(): (name: string, city: string) => boolean {
  const { data } = useQuery(query.properties.names.queryOptions({ input: { limit: 100 } }));
  return (name, city) =>
    data?.items.some(
      (one) =>
        folded(one.name) === folded(name) &&
        (city === "" || one.city === "" || folded(one.city) === folded(city)),
    ) === true;
}

/** The first row of the request that a refusal names; null if it names none. */
export function refusedRow(refusal: FailedCall): number | null {
  if (refusal.code !== "BAD_REQUEST") return null;
  for (const { path } of refusal.data.issues)
    if (path[0] === "rows" && typeof path[1] === "number") return path[1];
  return null;
}
