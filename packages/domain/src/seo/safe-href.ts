/** In UTF-16 units. */
export const LINK_LIMIT = 2_000;
/** Controls, every kind of space, backslashes, and signs without width or that turn the reading direction. */
const SUSPECT = /[\s\\\p{Cc}\p{Cf}\p{Co}\p{Cs}]/u;
const ADDRESS = /^[^\s@<>"'`()[\]:;,%]+@[a-z0-9.-]+$/i;

/**
 * The address a link of an administrator's page may lead to: http, https, mailto or a path of this site. Judged after
 * parsing, as the browser will, and given back as parsed; null for everything else, such as `//host`, `javascript:`,
 * addresses with a user name before the host, and spellings that only look like one of the four.
 */
export function safeHref(text: string): string | null {
  const href = text.trim();
  if (href === "" || href.length > LINK_LIMIT || SUSPECT.test(href)) return null;
  if (href.startsWith("/")) return ownPath(href);
  if (/^https?:\/\/[^/?#]/i.test(href)) return webAddress(href);
  if (/^mailto:/i.test(href)) return mailAddress(href);
  return null;
}

/** Parsed against a host that is nobody's: whatever leaves it was no path. */
function ownPath(href: string): string | null {
  const here = "http://site.invalid";
  const url = parsed(href, here);
  if (url === null || href.startsWith("//") || url.origin !== here) return null;
  // `/.//host` is a path to the parser, but what it parses to is read as a host the next time.
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
