import type { Deps } from "#deps.ts";
import { keptLinks } from "#kernel/links/kept-link.ts";

/** How the links of an installation are made and known again. */
export function cleanerLinks({ authSecret }: Pick<Deps, "authSecret">): ReturnType<typeof keptLinks> {
  return keptLinks(authSecret, "cleaner-link");
}
