import { afterAll, describe, it } from "vitest";

import { noOwnSums } from "../../../lint/no-own-sums.mjs";

// Loading the linter replaces the global WeakMap; the next file must get the original.
const { WeakMap } = globalThis;
const { RuleTester } = await import("oxlint/plugins-dev");
afterAll(() => {
  globalThis.WeakMap = WeakMap;
});

RuleTester.describe = describe;
RuleTester.it = it;

const refused = (code: string) => ({ code, errors: 1 });

new RuleTester().run("no-own-sums", noOwnSums, {
  valid: [
    "const together = sumAmounts(rows.map(({ amount }) => amount), currency);",
    "const left = amountLess(amount, refunded, currency);",
    "const most = ends.reduce((a, b) => Math.max(a, b), 0);",
    "const own = chosen.reduce((fields, { settle }) => settle(fields), merged);",
    "const share = minorOf(now, currency) / wasMinor - 1;",
    "const band = x(p25Minor) - RADIUS;",
    "const hours = Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;",
    "const at = (chosen.get(line) ?? -1) - others.length;",
    "count += 1;",
  ],
  invalid: [
    "rows.reduce((sum, { amount }) => sum + minorOf(amount, currency), 0);",
    "lines.reduce((total, line) => total + line[field], 0);",
    "deposits.reduce((sum, { leases }) => { return leases + sum; }, 0);",
    "for (const row of rows) sum += minorOf(row.amount, currency);",
    "for (const row of rows) sum += row.outstandingMinor;",
    "const month = minorOf(rent, currency) + minorOf(charges, currency);",
    "const left = amountMinor - (kept === null ? 0 : minorOf(kept, currency));",
    "const goes = nothing + -minor;",
    "const nights = minorOf(rate, currency) * count;",
    "const month = Number(lease.rent) + Number(lease.charges);",
    "sums.set(currency, (sums.get(currency) ?? 0) + each);",
  ].map(refused),
});
