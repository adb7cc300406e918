const ADDRESS = /^(?<before>postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?<hosts>[^/?#]*)(?<after>.*)$/s;

/**
 * The address of each host in a database address with several hosts, in the same order:
 * `postgres://user:password@one:5432,two:5432/database`, a form that libpq reads. The driver supports only one host.
 * Null if the text is no database address.
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

/** The address without user and password, for the person at the terminal. */
export function databaseLabel(address: string): string {
  const { hosts = "", after } = ADDRESS.exec(address)?.groups ?? {};
  const url = after === undefined ? null : URL.parse(`postgres://host${after}`);
  if (url === null) return "DATABASE_URL";
  return `${url.searchParams.get("host") ?? hosts}${url.pathname}`;
}

/** The driver also accepts a user without a host: it then connects to the socket of this machine. */
function isAddress(address: string): boolean {
  return URL.canParse(address.replace("@/", "@localhost/"));
}

/** A host or port in the query string would override the host of every address. */
function isOfItsHost(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && !url.searchParams.has("host") && !url.searchParams.has("port");
}
