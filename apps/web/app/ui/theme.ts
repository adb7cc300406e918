import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

const petrol: MantineColorsTuple = [
  "#ddf0f0",
  "#c3e3e4",
  "#a5e3e5",
  "#74d3d6",
  "#4fc3c7",
  "#2b9aa0",
  "#0b5c63",
  "#0b5c63",
  "#084a50",
  "#06292c",
];

/** Overlays come and go faster than Mantine's own. */
const quick = { duration: 160 };

/** Our tokens as a Mantine theme; colours come from tokens.css, so light and dark are defined in one place. */
export const theme = createTheme({
  primaryColor: "petrol",
  primaryShade: { light: 6, dark: 4 },
  colors: { petrol },
  autoContrast: false,
  respectReducedMotion: true,
  cursorType: "pointer",
  defaultRadius: "md",
  // The header of a dialog is not another banner of the page.
  components: {
    Modal: { defaultProps: { attributes: { header: { role: "none" } }, transitionProps: quick } },
    ModalRoot: { defaultProps: { transitionProps: quick } },
    Drawer: { defaultProps: { attributes: { header: { role: "none" } }, transitionProps: quick } },
    DrawerRoot: { defaultProps: { transitionProps: quick } },
  },
  fontFamily: "var(--ks-font)",
  fontSizes: { xs: "13px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  lineHeights: { xs: "1.3847", sm: "1.3847", md: "1.4286", lg: "1.5", xl: "1.4" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "24px" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "999px" },
  breakpoints: { xs: "24.375em", sm: "48em", md: "64em", lg: "80em", xl: "96em" },
  headings: {
    fontFamily: "var(--ks-font)",
    sizes: {
      h1: { fontSize: "20px", lineHeight: "28px", fontWeight: "650" },
      h2: { fontSize: "20px", lineHeight: "28px", fontWeight: "600" },
      h3: { fontSize: "16px", lineHeight: "24px", fontWeight: "600" },
      h4: { fontSize: "16px", lineHeight: "24px", fontWeight: "600" },
    },
  },
});

const shared: Record<string, string> = {
  "--mantine-color-body": "var(--ks-canvas)",
  "--mantine-color-text": "var(--ks-text)",
  "--mantine-color-bright": "var(--ks-text)",
  "--mantine-color-dimmed": "var(--ks-text-2)",
  "--mantine-color-anchor": "var(--ks-link)",
  "--mantine-color-placeholder": "var(--ks-text-3)",
  "--mantine-color-error": "var(--ks-negative)",
  "--mantine-color-default": "var(--ks-surface)",
  "--mantine-color-default-hover": "var(--ks-sunken)",
  "--mantine-color-default-color": "var(--ks-text)",
  "--mantine-color-default-border": "var(--ks-border-strong)",
  "--mantine-color-disabled": "var(--ks-sunken)",
  "--mantine-color-disabled-color": "var(--ks-text-3)",
  "--mantine-color-disabled-border": "var(--ks-border)",
  "--mantine-primary-color-contrast": "var(--ks-on-primary)",
  "--mantine-primary-color-filled": "var(--ks-primary)",
  "--mantine-primary-color-filled-hover": "var(--ks-primary-hover)",
  "--mantine-primary-color-light": "var(--ks-primary-soft)",
  "--mantine-primary-color-light-hover": "var(--ks-primary-soft)",
  "--mantine-primary-color-light-color": "var(--ks-on-primary-soft)",
  "--mantine-color-petrol-filled": "var(--ks-primary)",
  "--mantine-color-petrol-filled-hover": "var(--ks-primary-hover)",
  "--mantine-color-petrol-light": "var(--ks-primary-soft)",
  "--mantine-color-petrol-light-hover": "var(--ks-primary-soft)",
  "--mantine-color-petrol-light-color": "var(--ks-on-primary-soft)",
  "--mantine-color-petrol-outline": "var(--ks-primary)",
  "--mantine-color-petrol-text": "var(--ks-link)",
  "--mantine-color-red-filled": "var(--ks-danger)",
  "--mantine-color-red-filled-hover": "var(--ks-danger)",
  "--mantine-color-red-text": "var(--ks-negative)",
};

/** The greys that Mantine's components use directly in the dark scheme. */
const darkGreys: Record<string, string> = {
  "--mantine-color-dark-8": "var(--ks-sunken)",
  "--mantine-color-dark-7": "var(--ks-surface)",
  "--mantine-color-dark-6": "var(--ks-surface)",
  "--mantine-color-dark-5": "var(--ks-neutral-soft)",
  "--mantine-color-dark-4": "var(--ks-border-strong)",
};

/**
 * In the light scheme Mantine draws the borders of fields and checkboxes with this grey; they need 3:1 (WCAG 1.4.11).
 */
const lightGreys: Record<string, string> = { "--mantine-color-gray-4": "var(--ks-border-strong)" };

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: shared,
  light: { ...shared, ...lightGreys },
  dark: { ...shared, ...darkGreys },
});
