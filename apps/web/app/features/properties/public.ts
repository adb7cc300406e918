export { countryOptions } from "./countries.ts";
export { AccessNotesForm, UnitsTab } from "./late-parts.ts";
export { OpenedProperty, propertyKinds, propertyPresets } from "./opened-property.tsx";
export { propertyListRules } from "./property-list-rules.ts";
export { PropertiesMenu } from "./properties-menu.tsx";
export { purchaseAddress } from "./purchase-address.ts";
export { PropertySelect } from "./property-select.tsx";
export { UnitSelect } from "./unit-select.tsx";
export { usePropertyFilter } from "./use-property-filter.ts";
