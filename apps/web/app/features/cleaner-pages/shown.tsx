import { ScreenPicture, type PicturedScreen } from "../site/screen-picture.tsx";
import type { PageParts } from "./sections.tsx";

type ShownProps = PageParts & {
  readonly screen: PicturedScreen;
  readonly alt: string;
  /** The class of the frame: a screen that continues beyond the edge, a form, or a phone. */
  readonly className: string;
};

/** A screenshot of the product next to the first text; it is above the fold, so it is fetched first. */
export function Shown({ site, shared, screen, alt, className }: ShownProps) {
  return (
    <figure className="page-noprint hosts-shown">
      <div className={className}>
        <ScreenPicture language={site.language} screen={screen} alt={alt} eager />
      </div>
      <figcaption className="text-small">{shared.pictureNote}</figcaption>
    </figure>
  );
}
