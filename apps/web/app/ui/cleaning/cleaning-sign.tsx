import type { CleaningSign } from "@keystead/domain/turnovers";

import { type SignedCleaning, useCleaningWords } from "./cleaning-words.ts";
import "./cleaning-sign.css";

/** What the sheet draws the sign by: the broom, and beside it how far the cleaning is, as a mark that needs no colour. */
export function looksOfCleaning(sign: CleaningSign) {
  return { className: "ks-cleaning-sign", "data-sign": sign };
}

/** The sign where words stand beside it. */
export function CleaningMark({ sign }: { readonly sign: CleaningSign }) {
  return <span aria-hidden {...looksOfCleaning(sign)} />;
}

/** The sign with its words: who cleans, and how far that is. */
export function CleaningText({ cleaning }: { readonly cleaning: SignedCleaning }) {
  const words = useCleaningWords();
  return (
    <span className="ks-cleaning-sign-text">
      <CleaningMark sign={cleaning.sign} />
      {words.text(cleaning)}
    </span>
  );
}
