import type { TurnoverView } from "@keystead/contract/turnovers";
import { hasMark, type TurnoverMark, turnoverMarks } from "@keystead/domain/turnovers";
import { IconAlertTriangle, IconCheck, IconClockHour4, IconHourglass, IconUser } from "@tabler/icons-react";

import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { BoardView } from "./board-view.ts";
import "./turnovers.css";

const icons: Readonly<Record<TurnoverMark, typeof IconUser>> = {
  short: IconAlertTriangle,
  nobody: IconUser,
  unconfirmed: IconClockHour4,
  running: IconHourglass,
  done: IconCheck,
};
/** Up to this many are named, the rest are counted. */
const NAMED = 2;

/** What needs attention this week, and where; a press filters the board by it. */
export function BoardMarks({
  turnovers,
  view,
}: {
  readonly turnovers: readonly TurnoverView[];
  readonly view: BoardView;
}) {
  const { t } = useTranslation("board");
  return (
    <div className="ks-card ks-turnovers-marks" role="group" aria-label={t("mark.label")}>
      {turnoverMarks.map((mark) => {
        const those = turnovers.filter((turnover) => hasMark(turnover, mark));
        const Icon = icons[mark];
        const rentables = [...new Set(those.map(({ unit, property }) => unit?.name ?? property.name))];
        return (
          <button
            key={mark}
            type="button"
            data-mark={mark}
            data-none={those.length === 0}
            aria-pressed={view.mark === mark}
            onClick={() => {
              view.set("mark", view.mark === mark ? "" : mark);
            }}
          >
            <Icon size={18} aria-hidden />
            <span>
              <strong>{t(`mark.${mark}`, { count: those.length })}</strong>
              <small>
                {rentables.slice(0, NAMED).join(", ")}
                {rentables.length > NAMED ? ` +${rentables.length - NAMED}` : ""}
              </small>
            </span>
          </button>
        );
      })}
    </div>
  );
}
