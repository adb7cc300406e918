import { useMediaQuery } from "@mantine/hooks";

/**
 * Below 768 px: lists are cards, the sidebar is a drawer, forms fill the screen. Signed-in pages render in the browser
 * only, so the first result is right.
 */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
}

/** Below 1024 px: beside the full sidebar, a table has no space for its first column. */
export function useIsNarrow(): boolean {
  return useMediaQuery("(max-width: 63.99em)", false, { getInitialValueInEffect: false });
}
