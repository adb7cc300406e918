/** The address of a property's campaigns. */
export function campaignsOfProperty(propertyId: string): string {
  return `/ads?propertyId=${propertyId}`;
}
