export {
  confirmsDeletion,
  deletedWithProperty,
  deletionPlan,
  keptWithoutProperty,
  unitIsInUse,
} from "./delete-property.ts";
export type { DeletedWithProperty, DeletionPlan, KeptWithoutProperty } from "./delete-property.ts";
export {
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  DEFAULT_CLEANING_MINUTES,
  DEFAULT_MIN_GAP_MINUTES,
  propertyStatuses,
  propertyTypes,
  rentalModes,
  validateProperty,
} from "./property-rules.ts";
export type {
  PropertyDraft,
  PropertyIssue,
  PropertyStatus,
  PropertyType,
  RentalMode,
} from "./property-rules.ts";
export { lettablePlaces, unitStatus, unitStatuses, validateUnit } from "./unit-rules.ts";
export type { UnitDraft, UnitIssue, UnitStatus } from "./unit-rules.ts";
