export { zoneOfCountry } from "./zone-of-country.ts";
