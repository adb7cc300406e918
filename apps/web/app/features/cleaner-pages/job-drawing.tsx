import type { CleanerSchedulingText } from "./cleaner-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import drawingCss from "./job.css?url";

const FROM = "11:00";
const UNTIL = "15:00";
const TICKED = 4;

/** The cleaner's job on a phone. */
export function JobDrawing({ text }: { readonly text: CleanerSchedulingText["job"] }) {
  return (
    <div className="job-phone">
      <link rel="stylesheet" href={drawingCss} precedence="default" />
      <div className="shot job">
        <p>
          <b>{text.hello}</b>
        </p>
        <div className="drawing-plate job-card">
          <p className="drawing-apart">
            <b>{text.place}</b>
            <span className="state state-attention job-state">{text.state}</span>
          </p>
          <p className="text-small job-small">{text.address}</p>
          <p className="job-when">
            <b>{FROM}</b>
            <i />
            <b>{UNTIL}</b>
          </p>
          <p className="state state-attention job-state">
            <SiteIcon name="clock" />
            {text.arrival}
          </p>
          <p className="drawing-tap">{text.map}</p>
        </div>
        <p className="drawing-apart">
          <b>{text.listTitle}</b>
          <span className="text-small job-small">{text.count}</span>
        </p>
        <div className="job-marks">
          {text.items.map((item, index) => (
            <p key={item} className={index < TICKED ? "job-on" : undefined}>
              <span>{index < TICKED ? <SiteIcon name="check" /> : null}</span>
              {item}
            </p>
          ))}
        </div>
        <p className="drawing-tap drawing-full job-done">
          <SiteIcon name="check" />
          {text.done}
        </p>
      </div>
    </div>
  );
}
