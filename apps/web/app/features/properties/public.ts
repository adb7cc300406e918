export { countryOptions } from "./countries.ts";
export { LateLimitPanel } from "./late-limit-panel.tsx";
export { PropertySelect } from "./property-select.tsx";
export { UnitSelect } from "./unit-select.tsx";
export { usePropertyFilter } from "./use-property-filter.ts";
