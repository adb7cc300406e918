import type { CleanerOverlapsText } from "./cleaner-text.server.ts";
import { SiteIcon } from "../site/icons.tsx";
import drawingCss from "./warning.css?url";

/** A booking form that has found another booking on the same nights. */
export function WarningDrawing({ text }: { readonly text: CleanerOverlapsText["warning"] }) {
  return (
    <div className="shot warning">
      <link rel="stylesheet" href={drawingCss} precedence="default" />
      <p>
        <b>{text.title}</b>
      </p>
      <p className="drawing-plate">{text.home}</p>
      <p className="drawing-plate">{text.dates}</p>
      <p className="info info-neg">
        <SiteIcon name="warning" />
        {text.overlap}
      </p>
      <p className="info">
        <SiteIcon name="clock" />
        {text.gap}
      </p>
      <p className="drawing-pair warning-pair">
        <span className="drawing-tap drawing-full">{text.change}</span>
        <span className="drawing-tap">{text.anyway}</span>
      </p>
    </div>
  );
}
