import type { RateChange } from "@keystead/contract/fx";
import type { Month } from "@keystead/domain/calendar";
import { checkRate, pairKey } from "@keystead/domain/fx";
import type { FxRate } from "@keystead/domain/fx";
import { parseCurrency } from "@keystead/domain/money";

import { refuseIssues, refusal } from "#kernel/api/index.ts";
import type { StoredRate } from "./fx-store.ts";

/** What a request changes, once all of it is validated. */
export type JudgedChanges = {
  readonly added: readonly FxRate[];
  readonly changed: readonly { readonly before: StoredRate; readonly after: FxRate }[];
  readonly cleared: readonly StoredRate[];
};

type Judged = {
  readonly stored: readonly StoredRate[];
  readonly currentMonth: Month;
};

/**
 * R-B01 for several cells at once: each mistake is reported at its cell, and then nothing is stored. A cell that has
 * changed since it was read is STALE. A cell that was read as empty and now has a rate, or that is given twice, is
 * FX_DUPLICATE_PAIR.
 */
export function judgeChanges(
  changes: readonly RateChange[],
  { stored, currentMonth }: Judged,
): JudgedChanges {
  const named: FxRate[] = [];
  const issues: { path: (string | number)[]; code: string }[] = [];
  const added: FxRate[] = [];
  const changed: { before: StoredRate; after: FxRate }[] = [];
  const cleared: StoredRate[] = [];
  const before = changes.map((change) => stored.find((rate) => cellOf(rate) === cellOf(change)));
  refuseStale(changes, before);
  for (const [at, change] of changes.entries()) {
    const here = before[at];
    const own = change.version === null ? {} : { id: here?.id ?? "" };
    // A cleared cell has no rate to validate, only its month and pair.
    const judged = checkRate(
      { ...change, rate: change.rate ?? "1", ...own },
      [...stored, ...named],
      currentMonth,
    );
    if (!judged.ok) issues.push({ path: ["changes", at, "rate"], code: judged.code });
    else if (change.rate !== null) {
      named.push(judged.value);
      if (here === undefined) added.push(judged.value);
      else changed.push({ before: here, after: judged.value });
    } else if (here === undefined) issues.push({ path: ["changes", at, "rate"], code: "FX_INVALID_RATE" });
    else cleared.push(here);
  }
  refuseIssues(issues);
  return { added, changed, cleared };
}

function refuseStale(changes: readonly RateChange[], before: readonly (StoredRate | undefined)[]): void {
  const stale = changes.flatMap((change, at) =>
    change.version === null || before[at]?.version === change.version ? [] : [before[at]],
  );
  if (stale.length === 0) return;
  const records = stale.flatMap((rate) =>
    rate === undefined
      ? []
      : [{ id: rate.id, name: `${rate.period} ${rate.base}/${rate.quote}`, version: rate.version }],
  );
  throw refusal("STALE", { version: records[0]?.version ?? 0, records });
}

function cellOf({ period, base, quote }: Readonly<Record<"period" | "base" | "quote", string>>): string {
  const [one, other] = [parseCurrency(base), parseCurrency(quote)];
  return `${period} ${one === null || other === null ? `${base}/${quote}?` : pairKey(one, other)}`;
}
