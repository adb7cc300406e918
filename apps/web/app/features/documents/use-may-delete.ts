import type { DocumentView } from "@keystead/contract/documents";

import { useCan } from "../session/public.ts";

/** R-O01: an assistant deletes only own uploads. */
export function useMayDelete(): (file: DocumentView) => boolean {
  const can = useCan();
  return ({ own }) => can("document.delete_any") || (own && can("document.delete_own"));
}
