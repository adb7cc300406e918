import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { plainDate } from "../../calendar/index.ts";
import { splitTransfer, transferOutcome } from "../index.ts";
import type { OpenRow } from "../index.ts";

const today = plainDate("2026-05-20");

type Line = { readonly key: string; readonly rows: readonly OpenRow<string>[] };

/** Rent and charges due on the first of a month in 2026. */
function line(month: number, rent: number, charges = 0): Line {
  const row = (kind: "rent" | "charge", outstandingMinor: number) => ({
    id: `${month}:${kind}`,
    kind,
    adjustedKind: null,
    dueOn: plainDate(`2026-0${month}-01`),
    outstandingMinor,
  });
  return {
    key: String(month),
    rows: charges === 0 ? [row("rent", rent)] : [row("rent", rent), row("charge", charges)],
  };
}

function outcome(lines: readonly Line[], keys: readonly string[], amountMinor: number) {
  return transferOutcome<string, Line>(lines, {
    isTicked: ({ key }) => keys.includes(key),
    amountMinor,
    today,
  });
}

describe("what a transfer settles, before it is booked", () => {
  const lines = [line(3, 43_323, 6_581), line(4, 79_000, 12_000), line(6, 79_000, 12_000)];
  const covered = (keys: readonly string[], amountMinor: number) => {
    const { lines: outcomes, creditMinor } = outcome(lines, keys, amountMinor);
    return [...outcomes.map(({ coveredMinor }) => coveredMinor), creditMinor];
  };

  it("goes from the ticked month on to what else is due, never to what is not, and the rest is credit", () => {
    expect(covered(["3"], 49_904)).toEqual([49_904, 0, 0, 0]);
    expect(covered(["3"], 91_000)).toEqual([49_904, 41_096, 0, 0]);
    expect(covered(["3"], 200_000)).toEqual([49_904, 91_000, 0, 59_096]);
    expect(covered(["6"], 100_000)).toEqual([9_000, 0, 91_000, 0]);
  });

  it("says of each line what stays open", () => {
    expect(outcome(lines, ["3", "4"], 60_000).lines.map(({ staysOpenMinor }) => staysOpenMinor)).toEqual([
      0, 80_904, 91_000,
    ]);
  });
});

it("adds up to the amount, line by line what the server books", () => {
  const amounts = fc.nat({ max: 100_000 });
  const some = fc.array(fc.record({ rent: amounts, charges: amounts, isTicked: fc.boolean() }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 900_000 }), (months, amountMinor) => {
      const lines = months.map(({ rent, charges }, index) => line(index + 1, rent, charges));
      const isTicked = ({ key }: Line) => months[Number(key) - 1]?.isTicked === true;
      const { lines: outcomes, creditMinor } = transferOutcome<string, Line>(lines, {
        isTicked,
        amountMinor,
        today,
      });
      const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
      expect(sum(outcomes.map(({ coveredMinor }) => coveredMinor)) + creditMinor).toBe(amountMinor);
      const ticked = lines.filter(isTicked).flatMap(({ rows }) => rows);
      const others = lines
        .filter((one) => !isTicked(one))
        .flatMap(({ rows }) => rows)
        .filter(({ dueOn }) => dueOn <= today);
      const parts = splitTransfer(ticked, amountMinor, others);
      if (!parts.ok) throw new Error(parts.code);
      // The parts of the transfer, less the credit on one of them.
      const booked = outcomes.map(({ line: { rows }, coveredMinor }) => {
        const ids = rows.map(({ id }) => id);
        const paid = parts.value.filter(({ rowId }) => ids.includes(rowId));
        return sum(paid.map((part) => part.amountMinor)) - coveredMinor;
      });
      expect(booked.filter((one) => one !== 0)).toEqual(
        creditMinor === 0 || (ticked.length === 0 && others.length === 0) ? [] : [creditMinor],
      );
    }),
  );
});
