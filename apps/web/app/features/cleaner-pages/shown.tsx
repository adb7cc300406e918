import { ScreenPicture, type PicturedScreen } from "../site/screen-picture.tsx";
import type { PageParts } from "./sections.tsx";

type ShownProps = PageParts & {
  readonly screen: PicturedScreen;
  readonly alt: string;
  /** Of the frame: a screen that goes on beyond the edge, a form, or a telephone. */
  readonly className: string;
};

/** What the page speaks of, as it stands in the product; beside the first words, so it is fetched first. */
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
