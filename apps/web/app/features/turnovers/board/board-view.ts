import type { TurnoverView } from "@keystead/contract/turnovers";
import { parsePlainDate, type PlainDate } from "@keystead/domain/calendar";
import { hasMark, type TurnoverMark, turnoverMarks } from "@keystead/domain/turnovers";
import { useSearchParams } from "react-router";

import { todayHere } from "../../../lib/format/today.ts";

/** The board's parameters, in addition to those of the task list. */
const names = ["week", "property", "cleaner", "mark"] as const;
type Name = (typeof names)[number];

/** The value of the cleaner filter for unassigned turnovers. */
export const NOBODY = "nobody";

export type BoardView = {
  /** The first day shown. */
  readonly from: PlainDate;
  readonly property: string;
  readonly cleaner: string;
  readonly mark: TurnoverMark | null;
  readonly set: (name: Name, value: string) => void;
  readonly clear: () => void;
};

/** Week and filters, kept in the address, so that a link leads to it and Back to the previous one. */
export function useBoardView(): BoardView {
  const [params, setParams] = useSearchParams();
  const today = todayHere();
  const change = (values: Partial<Record<Name, string>>) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values))
          if (value === "" || (name === "week" && value === today)) after.delete(name);
          else after.set(name, value);
        return after;
      },
      { preventScrollReset: true },
    );
  };
  return {
    from: parsePlainDate(params.get("week") ?? "") ?? today,
    property: params.get("property") ?? "",
    cleaner: params.get("cleaner") ?? "",
    mark: turnoverMarks.find((one) => one === params.get("mark")) ?? null,
    set: (name, value) => {
      change({ [name]: value });
    },
    clear: () => {
      change({ property: "", cleaner: "", mark: "" });
    },
  };
}

type Narrowed = Pick<BoardView, "property" | "cleaner">;

/** A week's turnovers after the filters; the marks are counted in these, and filter them further. */
export function narrowed(
  turnovers: readonly TurnoverView[],
  { property, cleaner }: Narrowed,
): readonly TurnoverView[] {
  return turnovers.filter(
    (turnover) =>
      (property === "" || turnover.property.id === property) &&
      (cleaner === "" || (cleaner === NOBODY ? turnover.cleaner === null : turnover.cleaner?.id === cleaner)),
  );
}

export function marked(
  turnovers: readonly TurnoverView[],
  mark: TurnoverMark | null,
): readonly TurnoverView[] {
  return mark === null ? turnovers : turnovers.filter((turnover) => hasMark(turnover, mark));
}
