const ADDRESS = /^(?<before>postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/s;

/**
 * The address of each host that a database's address names, in its order: `postgres://user:password@one:5432,two:5432/database` as
 * libpq reads it, of which the driver knows one host only. Null for what is no address of a database.
 */
export function databaseHosts(address: string): readonly string[] | null {
  const { before = "", hosts = "", after = "" } = ADDRESS.exec(address)?.groups ?? {};
  if (before === "") return null;
  const named = hosts.split(",");
  if (named.length === 1) return isAddress(address) ? [address] : null;
  const addresses = named.map((host) => `${before}${host}${after}`);
  return named.every((host) => host !== "" && !host.startsWith(":")) && addresses.every(isOfItsHost)
    ? addresses
    : null;
}

/** Without user and password, for the person at the terminal. */
export function databasePlace(address: string): string {
  const { hosts = "", after } = ADDRESS.exec(address)?.groups ?? {};
  const url = after === undefined ? null : URL.parse(`postgres://host${after}`);
  if (url === null) return "DATABASE_URL";
  return `${url.searchParams.get("host") ?? hosts}${url.pathname}`;
}

/** The driver takes a user without a host as well: the socket of this machine. */
function isAddress(address: string): boolean {
  return URL.canParse(address.replace("@/", "@localhost/"));
}

/** A host or port behind the question mark goes before those in front of it, for all of them. */
function isOfItsHost(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !url.searchParams.has("host") && !url.searchParams.has("port");
}
