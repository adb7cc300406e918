import type { Deps } from "#deps.ts";
import { keptLinks } from "#kernel/links/kept-links.ts";

/** Makes and recognises the cleaner links of an installation. */
export function cleanerLinks({ authSecret }: Pick<Deps, "authSecret">): ReturnType<typeof keptLinks> {
  return keptLinks(authSecret, "cleaner-link");
}
