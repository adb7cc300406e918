import { type ReactNode, useLayoutEffect } from "react";

import { countPending } from "../../lib/chunks/pending.ts";

/** The Suspense fallback of a part without a placeholder of its own; counted as pending while it is mounted. */
export function Pending({ children }: { readonly children?: ReactNode }): ReactNode {
  // The count is kept on the document.
  useLayoutEffect(countPending, []);
  return children;
}
