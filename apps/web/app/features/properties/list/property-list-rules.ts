import { propertyOrder, propertyStatuses, propertyTypes, rentalModes } from "@keystead/domain/properties";

export const propertyListRules = {
  ...propertyOrder,
  filters: {
    rentalMode: { several: rentalModes },
    status: { several: propertyStatuses },
    propertyType: { several: propertyTypes },
    city: "text",
    country: "text",
  },
} as const;
