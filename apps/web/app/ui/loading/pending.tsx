import { type ReactNode, useLayoutEffect } from "react";

import { countPending } from "../../lib/chunks/pending.ts";

/** The fallback of a part whose place stays as it is until the part has come: counted as long as it stands there. */
export function Pending({ children }: { readonly children?: ReactNode }): ReactNode {
  // The count stands on the document.
  useLayoutEffect(countPending, []);
  return children;
}
