import type { Language } from "@keystead/domain/languages";
import { addressIn } from "../site-facts.ts";

/** Text with links as `[words](/page#section)`; a page of this site is linked in the reader's language. */
export function LegalParagraphs({ text, language }: { readonly text: string; readonly language: Language }) {
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part, place) => {
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part);
    return link === null ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text never move
      <a key={place} href={addressIn(language, link[2] ?? "/")}>
        {link[1]}
      </a>
    );
  });
}
