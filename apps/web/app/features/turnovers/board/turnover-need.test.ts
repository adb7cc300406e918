import type { TurnoverView } from "@keystead/contract/turnovers";
import { expect, it } from "vitest";

import { aTurnover } from "../../../testing/records/turnovers.ts";
import { marked, narrowed, NOBODY } from "./board-view.ts";
import { axisOf, hoursOf } from "./line/slot-bar.tsx";
import { redFirst } from "./turnover-need.ts";

const turnover = (id: string, over: Partial<TurnoverView>) => aTurnover({ id, ...over });
const turnovers = [
  turnover("fine", {}),
  turnover("unanswered", { confirmedAt: null, property: { id: "p2", name: "Loft" } }),
  turnover("nobody", { cleaner: null, status: "unassigned", confirmedAt: null, slackMinutes: null }),
  turnover("late", {
    flags: ["too_short"],
    slackMinutes: -90,
    slot: { from: "2026-03-10T06:30", to: "2026-03-11T01:00" },
  }),
  turnover("done", { status: "done", doneAt: "2026-03-10T14:00", startedAt: "2026-03-10T11:00" }),
];
const idsOf = (those: readonly TurnoverView[]) => those.map(({ id }) => id);

it("puts first what cannot be as it is, what lacks time before the rest, then what nobody answered", () => {
  expect(idsOf(redFirst(turnovers)).slice(0, 3)).toEqual(["late", "nobody", "unanswered"]);
});

it("narrows a week by property, by cleaner or nobody, and by what it needs", () => {
  expect(idsOf(narrowed(turnovers, { property: "p2", cleaner: "" }))).toEqual(["unanswered"]);
  expect(idsOf(narrowed(turnovers, { property: "", cleaner: NOBODY }))).toEqual(["nobody"]);
  expect(narrowed(turnovers, { property: "p1", cleaner: "rosa" })).toHaveLength(3);
  expect(
    (["short", "nobody", "unconfirmed", "running", "done"] as const).map((mark) =>
      idsOf(marked(turnovers, mark)),
    ),
  ).toEqual([["late"], ["nobody"], ["unanswered"], [], ["done"]]);
});

it("shows daytime, and all of a day that begins earlier or ends later", () => {
  expect(axisOf(turnovers.slice(0, 1))).toEqual({ from: 8, to: 20 });
  expect(axisOf(turnovers)).toEqual({ from: 6, to: 24 });
  expect(hoursOf({ from: 7, to: 20 })).toEqual([8, 10, 12, 14, 16, 18, 20]);
});
