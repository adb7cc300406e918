import { propertyOrder, propertyStatuses, propertyTypes, rentalModes } from "@keystead/domain/properties";

export const propertyListRules = {
  ...propertyOrder,
  filters: {
    rentalMode: { anyOf: rentalModes },
    status: { anyOf: propertyStatuses },
    propertyType: { anyOf: propertyTypes },
    city: "text",
    country: "text",
  },
} as const;
