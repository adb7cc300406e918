/** URL of a place on a map that needs no account; empty where the address is unknown. */
export function mapAddress(place: { readonly address: string; readonly city: string }): string {
  const where = [place.address, place.city].filter((part) => part !== "").join(", ");
  return where === "" ? "" : `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`;
}
