/** Where a place is shown on a map that asks for no account; empty where no address is known. */
export function mapAddress(place: { readonly address: string; readonly city: string }): string {
  const where = [place.address, place.city].filter((part) => part !== "").join(", ");
  return where === "" ? "" : `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`;
}
