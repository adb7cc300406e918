import type { TurnoverView } from "@keystead/contract/turnovers";

import "./slot-bar.css";

/** The first and last hour of the axis. */
export type HourAxis = { readonly from: number; readonly to: number };

const DAY_FROM = 8;
const DAY_TO = 20;
const MIDNIGHT = 24;

/** Daytime hours, extended for earlier or later turnovers. */
export function axisOf(turnovers: readonly TurnoverView[]): HourAxis {
  const hours = turnovers.flatMap((turnover) => [
    hourOf(turnover, turnover.slot.from),
    hourOf(turnover, turnover.slot.to),
  ]);
  return {
    from: Math.max(0, Math.floor(Math.min(DAY_FROM, ...hours))),
    to: Math.min(MIDNIGHT, Math.ceil(Math.max(DAY_TO, ...hours))),
  };
}

/** Every second hour, as labelled above the board. */
export function hoursOf({ from, to }: HourAxis): readonly number[] {
  const first = from % 2 === 0 ? from : from + 1;
  return Array.from({ length: Math.floor((to - first) / 2) + 1 }, (_, at) => first + 2 * at);
}

/** Hours on the day of the planned start: an earlier day is 0, a later one 24. */
function hourOf({ slot }: TurnoverView, local: string): number {
  const day = slot.from.slice(0, 10);
  const on = local.slice(0, 10);
  if (on < day) return 0;
  if (on > day) return MIDNIGHT;
  return Number(local.slice(11, 13)) + Number(local.slice(14, 16)) / 60;
}

type SlotBarProps = { readonly turnover: TurnoverView; readonly axis: HourAxis };

/** The window and the cleaning within it on the axis of hours; overtime is red. The text beside it states the same. */
export function SlotBar({ turnover, axis }: SlotBarProps) {
  const percent = (hour: number) =>
    `${(100 * (Math.min(Math.max(hour, axis.from), axis.to) - axis.from)) / (axis.to - axis.from)}%`;
  const span = (from: number, to: number) => ({
    insetInlineStart: percent(from),
    insetInlineEnd: `calc(100% - ${percent(Math.max(from, to))})`,
  });
  const [slotFrom, slotTo] = [hourOf(turnover, turnover.slot.from), hourOf(turnover, turnover.slot.to)];
  const windowFrom = hourOf(turnover, turnover.window.from);
  const windowTo = turnover.window.to === null ? MIDNIGHT : hourOf(turnover, turnover.window.to);
  const fits = Math.min(slotTo, windowTo);
  return (
    <span className="ks-slot-bar" aria-hidden>
      <i
        data-part="window"
        data-open={turnover.window.to === null || windowTo === MIDNIGHT}
        style={span(windowFrom, windowTo)}
      />
      {fits > slotFrom ? (
        <i data-part={turnover.cleaner === null ? "nobody" : turnover.status} style={span(slotFrom, fits)} />
      ) : null}
      {slotTo > windowTo ? <i data-part="over" style={span(Math.max(slotFrom, windowTo), slotTo)} /> : null}
    </span>
  );
}

/** The hour labels above the bars. */
export function HourHead({ axis }: { readonly axis: HourAxis }) {
  return (
    <span className="ks-slot-bar-hours" aria-hidden>
      {hoursOf(axis).map((hour) => (
        <span
          key={hour}
          style={{ insetInlineStart: `${(100 * (hour - axis.from)) / (axis.to - axis.from)}%` }}
        >
          {hour}
        </span>
      ))}
    </span>
  );
}
