import type { CleanerSchedulingText } from "./cleaner-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import drawingCss from "./job-drawing.css?url";

const FROM = "11:00";
const UNTIL = "15:00";
const TICKED = 4;

/** The cleaner's job on a phone. */
export function JobDrawing({ text }: { readonly text: CleanerSchedulingText["job"] }) {
  return (
    <div className="phone">
      <link rel="stylesheet" href={drawingCss} precedence="default" />
      <div className="shot job">
        <p>
          <b>{text.hello}</b>
        </p>
        <div className="plate">
          <p className="apart">
            <b>{text.place}</b>
            <span className="st att">{text.state}</span>
          </p>
          <p className="small">{text.address}</p>
          <p className="when">
            <b>{FROM}</b>
            <i />
            <b>{UNTIL}</b>
          </p>
          <p className="st att">
            <SiteIcon name="clock" />
            {text.arrival}
          </p>
          <p className="pair">
            <span className="tap">{text.map}</span>
            <span className="tap">{text.access}</span>
          </p>
        </div>
        <p className="apart">
          <b>{text.listTitle}</b>
          <span className="small">{text.count}</span>
        </p>
        <div className="marks">
          {text.items.map((item, index) => (
            <p key={item} className={index < TICKED ? "on" : undefined}>
              <span>{index < TICKED ? <SiteIcon name="check" /> : null}</span>
              {item}
            </p>
          ))}
        </div>
        <p className="tap full">
          <SiteIcon name="check" />
          {text.done}
        </p>
      </div>
    </div>
  );
}
