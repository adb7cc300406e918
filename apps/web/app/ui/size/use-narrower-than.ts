import { useMediaQuery } from "@mantine/hooks";

import { useIsNarrow } from "./use-is-phone.ts";

/** Widths of the window, in pixels, from which a column may be shown. */
export type ColumnWidth = 1024 | 1180 | 1280 | 1440;

const atOnce = { getInitialValueInEffect: false };

/** The smallest of these widths that exceeds the width of the window; null if none does. */
export function useNarrowerThan(): ColumnWidth | null {
  const below1024 = useIsNarrow();
  const below1180 = useMediaQuery("(max-width: 73.74em)", false, atOnce);
  const below1280 = useMediaQuery("(max-width: 79.99em)", false, atOnce);
  const below1440 = useMediaQuery("(max-width: 89.99em)", false, atOnce);
  if (below1024) return 1024;
  if (below1180) return 1180;
  if (below1280) return 1280;
  return below1440 ? 1440 : null;
}
