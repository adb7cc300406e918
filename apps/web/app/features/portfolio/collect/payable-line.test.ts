import { expect, it } from "vitest";

import { collectLine } from "../../../testing/records/calm-portfolio.ts";
import { payableLine } from "./payable-line.ts";

const overdue = collectLine({ dueOn: "2026-10-20", daysOverdue: 30 });
const soon = collectLine({ dueOn: "2026-11-20" });

it("ticks the months of its line, and offers those of the lease's other line", () => {
  expect(payableLine(soon, [overdue, soon])).toMatchObject({
    rentable: "Lindenhof",
    months: [{ period: "2026-10" }, { period: "2026-11" }],
    ticked: ["2026-11"],
  });
});

it("pays what the line shows when a month stands in both: its overdue part from the overdue line", () => {
  const charge = collectLine({ dueOn: "2026-10-28", sum: "50.00" });
  const { months, ticked } = payableLine(overdue, [overdue, charge]);
  expect(ticked).toEqual(["2026-10"]);
  expect(months.map(({ outstanding }) => outstanding)).toEqual(["950.00"]);
});
