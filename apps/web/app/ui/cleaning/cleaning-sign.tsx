import type { CleaningSign } from "@keystead/domain/turnovers";

import { type SignedCleaning, useCleaningMessages } from "./cleaning-messages.ts";
import "./cleaning-sign.css";

/** The attributes that the stylesheet draws the sign by: the broom, and a mark for the state that needs no colour. */
export function looksOfCleaning(sign: CleaningSign) {
  return { className: "ks-cleaning-sign", "data-sign": sign };
}

/** The sign alone, for use beside text that names the state. */
export function CleaningMark({ sign }: { readonly sign: CleaningSign }) {
  return <span aria-hidden {...looksOfCleaning(sign)} />;
}

/** The sign with its words: the cleaner and the state. */
export function CleaningText({ cleaning }: { readonly cleaning: SignedCleaning }) {
  const messages = useCleaningMessages();
  return (
    <span className="ks-cleaning-sign-text">
      <CleaningMark sign={cleaning.sign} />
      {messages.text(cleaning)}
    </span>
  );
}
