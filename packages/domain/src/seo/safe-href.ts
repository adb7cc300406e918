/** In UTF-16 code units. */
export const LINK_LIMIT = 2_000;
/** Control characters, all whitespace, backslashes, and characters without width or that change the text direction. */
const SUSPECT = /[\s\\\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
const ADDRESS = /^[^\s@<>"'`()[\]:;,%]+@[a-z0-9.-]+$/i;

/**
 * The address that a link of an administrator's page may have: http, https, mailto or a path of this site. Checked
 * after parsing, as the browser does, and returned as parsed; null for everything else, such as `//host`,
 * `javascript:`, addresses with a user name before the host, and spellings that only look like one of the four.
 */
export function safeHref(text: string): string | null {
  const href = text.trim();
  if (href === "" || href.length > LINK_LIMIT || SUSPECT.test(href)) return null;
  if (href.startsWith("/")) return ownPath(href);
  if (/^https?:\/\/[^/?#]/i.test(href)) return webAddress(href);
  if (/^mailto:/i.test(href)) return mailAddress(href);
  return null;
}

/** Parsed against an invalid host: if the result has another host, it was not a path. */
function ownPath(href: string): string | null {
  const here = "http://site.invalid";
  const url = parsed(href, here);
  if (url === null || href.startsWith("//") || url.origin !== here) return null;
  // The parser accepts `/.//host` as a path and writes it as `//host`, which the next parser would read as a host.
  return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
}

function webAddress(href: string): string | null {
  const url = parsed(href);
  if (url === null || (url.protocol !== "http:" && url.protocol !== "https:")) return null;
  return url.username === "" && url.password === "" && url.hostname !== "" ? url.href : null;
}

function mailAddress(href: string): string | null {
  const url = parsed(href);
  return url !== null && url.protocol === "mailto:" && ADDRESS.test(url.pathname) ? url.href : null;
}

function parsed(href: string, base?: string): URL | null {
  return URL.canParse(href, base) ? new URL(href, base) : null;
}
