import type { CleanerScheduleText } from "./cleaner-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import drawingCss from "./tape.css?url";

/** Columns of a quarter of a day each, counted from Monday; `guest` null is a cleaning. They agree with the sample week. */
const tapes = [
  [
    { from: 1, to: 11, guest: 0 },
    { from: 11, to: 12, guest: null },
    { from: 12, to: 23, guest: 1 },
    { from: 23, to: 24, guest: null },
    { from: 24, to: 29, guest: 2 },
  ],
  [
    { from: 1, to: 23, guest: 3 },
    { from: 23, to: 24, guest: null },
    { from: 24, to: 29, guest: 4 },
  ],
  [
    { from: 1, to: 3, guest: 5 },
    { from: 6, to: 7, guest: null },
    { from: 12, to: 27, guest: 6 },
    { from: 27, to: 28, guest: null },
  ],
] as const;

/** Three homes, seven days: the calendar of the sample week. */
export function TapeDrawing({ text }: { readonly text: CleanerScheduleText["tape"] }) {
  return (
    <div className="shot tape">
      <link rel="stylesheet" href={drawingCss} precedence="default" />
      <p className="tape-days">
        {text.days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </p>
      {tapes.map((bars, row) => (
        <div key={text.homes[row]}>
          <p className="text-small">{text.homes[row]}</p>
          <p className="tape-bars">
            {bars.map(({ from, to, guest }) => (
              <span
                key={from}
                className={`${guest === null ? "tape-clean" : "tape-stay"} tape-f${from} tape-t${to}`}
              >
                {guest === null ? <SiteIcon name="cleaning" /> : to - from > 2 ? text.guests[guest] : null}
              </span>
            ))}
          </p>
        </div>
      ))}
      <p className="tape-legend text-small">
        <span className="tape-stay" />
        {text.booking}
        <span className="tape-clean">
          <SiteIcon name="cleaning" />
        </span>
        {text.turnover}
      </p>
    </div>
  );
}
