import { lazy } from "react";

export { countryOptions } from "./countries.ts";
export { limitOf } from "./limit-of.ts";
export { PropertySelect } from "./property-select.tsx";
export { usePropertyFilter } from "./use-property-filter.ts";

/** Opened by few visits: its bytes come when a limit is reached. */
export const PropertyLimitPanel = lazy(async () => ({
  default: (await import("./property-limit-panel.tsx")).PropertyLimitPanel,
}));
