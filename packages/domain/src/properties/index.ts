export {
  confirmsDeletion,
  countedWithoutProperty,
  countedWithProperty,
  deletedWithProperty,
  deletionPlan,
  keptWithoutProperty,
  unitIsInUse,
} from "./delete-property.ts";
export type { DeletedWithProperty, DeletionPlan, KeptWithoutProperty } from "./delete-property.ts";
export { ENDING_DAYS, NEXT_EVENTS, nextEventKinds, rentPerSqm } from "./property-overview.ts";
export type { NextEventKind } from "./property-overview.ts";
export { rentableOrder, propertyOrder, unitOrder } from "./property-list.ts";
export {
  ADDRESS_LIMIT,
  CITY_LIMIT,
  COUNTRY_CODE,
  DEFAULT_CHECK_IN,
  DEFAULT_CHECK_OUT,
  DEFAULT_CLEANING_MINUTES,
  DEFAULT_MIN_GAP_MINUTES,
  MOST_CLEANING_MINUTES,
  MOST_GAP_MINUTES,
  PROPERTY_NAME_LIMIT,
  ACCESS_NOTE_LIMIT,
  PROPERTY_NOTES_LIMIT,
  propertyStatuses,
  propertyTypes,
  rentalModes,
  validateProperty,
} from "./property-rules.ts";
export type {
  PropertyDraft,
  PropertyRuleIssue,
  PropertyStatus,
  PropertyType,
  RentalMode,
} from "./property-rules.ts";
export {
  isLoanTerm,
  LEAST_LOAN_YEARS,
  loanRate,
  LOAN_RATE_DECIMALS,
  MOST_LOAN_RATE,
  MOST_LOAN_YEARS,
  noPurchase,
  purchaseAmounts,
  purchaseFields,
  validatePurchase,
} from "./purchase-and-loan.ts";
export type { PurchaseAmount, PurchaseAndLoan, PurchaseField, PurchaseIssue } from "./purchase-and-loan.ts";
export { sameScope } from "./same-scope.ts";
export { readUnitCount, unitNames } from "./first-units.ts";
export {
  BATHROOM_STEP,
  rentablesInService,
  longTermRentables,
  MOST_BATHROOMS,
  MOST_BEDROOMS,
  MOST_FIRST_UNITS,
  MOST_SQM,
  rentableState,
  rentableStates,
  UNIT_FLOOR_LIMIT,
  UNIT_NAME_LIMIT,
  unitStatus,
  unitStatuses,
  validateUnit,
} from "./unit-rules.ts";
export type { RentableState, UnitDraft, UnitIssue, UnitStatus } from "./unit-rules.ts";
