export { countryOptions } from "./countries.ts";
export { AccessNotesForm, UnitsTab } from "./late-parts.ts";
export { OpenedProperty, propertyKinds } from "./opened-property.tsx";
export { propertyListRules } from "./property-list-rules.ts";
export { PropertiesMenu } from "./properties-menu.tsx";
export { PropertySelect } from "./property-select.tsx";
export { UnitSelect } from "./unit-select.tsx";
export { usePropertyFilter } from "./use-property-filter.ts";
