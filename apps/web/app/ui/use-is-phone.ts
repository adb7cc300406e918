import { useMediaQuery } from "@mantine/hooks";

/** Below 768 px: lists are cards, the sidebar is a drawer, forms fill the screen. Signed-in pages render in the browser only, so the first answer is right. */
export function useIsPhone(): boolean {
  return useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
}
