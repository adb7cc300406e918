import type { CleanerOverlapsText } from "./cleaner-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import drawingCss from "./warning-drawing.css?url";

/** A booking form that has found another booking on the same nights. */
export function WarningDrawing({ text }: { readonly text: CleanerOverlapsText["warning"] }) {
  return (
    <div className="shot form">
      <link rel="stylesheet" href={drawingCss} precedence="default" />
      <p>
        <b>{text.title}</b>
      </p>
      <p className="plate">{text.home}</p>
      <p className="plate">{text.dates}</p>
      <p className="info neg">
        <SiteIcon name="warning" />
        {text.overlap}
      </p>
      <p className="info">
        <SiteIcon name="clock" />
        {text.gap}
      </p>
      <p className="pair">
        <span className="tap full">{text.change}</span>
        <span className="tap">{text.anyway}</span>
      </p>
    </div>
  );
}
