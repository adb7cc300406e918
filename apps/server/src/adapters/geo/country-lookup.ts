import { createRequire } from "node:module";

import { open, type Reader, type Response } from "maxmind";
import type { Logger } from "pino";

/** ISO country of an address, or why there is none: UNKNOWN (not in the database, no database) or ERROR. */
export type CountryLookup = { readonly countryOf: (ip: string) => string };

type CountryRecord = Response & { readonly country_code?: string };

/**
 * Opens the offline database. Without it every visitor is UNKNOWN: the specification lets visitors in when the check
 * is not possible, so a missing file is logged as a warning and stops nothing. A file that the operator names is
 * checked beforehand (`isCountryDatabase`).
 */
export async function openCountryLookup(options: {
  readonly path: string | null;
  readonly log: Logger;
}): Promise<CountryLookup> {
  const { log } = options;
  let reader: Reader<CountryRecord>;
  try {
    reader = await open<CountryRecord>(options.path ?? bundledDatabase());
  } catch (error) {
    log.warn(
      { err: error },
      "country database cannot be read: visitors count as UNKNOWN and nobody is blocked",
    );
    return { countryOf: () => "UNKNOWN" };
  }
  return {
    countryOf(ip) {
      try {
        return reader.get(withoutMappedPrefix(ip))?.country_code ?? "UNKNOWN";
      } catch (error) {
        log.warn({ err: error }, "country look-up failed");
        return "ERROR";
      }
    },
  };
}

/** Whether countries can be looked up in the file. */
export async function isCountryDatabase(path: string): Promise<boolean> {
  return open<CountryRecord>(path).then(
    () => true,
    () => false,
  );
}

/** `::ffff:203.0.113.5` is an IPv4 client on a dual-stack socket; its IPv6 form belongs to no country. */
function withoutMappedPrefix(ip: string): string {
  return ip.toLowerCase().startsWith("::ffff:") && ip.includes(".") ? ip.slice(7) : ip;
}

function bundledDatabase(): string {
  return createRequire(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
}
