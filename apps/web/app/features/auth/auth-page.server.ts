import type { LoadContext } from "@keystead/contract/web";
import { redirect } from "react-router";

import { authText } from "./auth-text.server.ts";
import { safeNext } from "../site/safe-next.server.ts";
import { isVisiting, sitePageLanguage, siteFacts } from "../site/site-page.server.ts";
import type { AuthFacts } from "./auth-frame.tsx";

export function authFacts(
  page: AuthFacts["page"],
  load: LoadContext,
  { request, lang }: { readonly request: Request; readonly lang: string | undefined },
): AuthFacts {
  const language = sitePageLanguage(request, lang, load);
  const { searchParams } = new URL(request.url);
  return {
    page,
    site: siteFacts(request, load, { language, island: "auth" }),
    text: authText[language],
    hostedIn: load.publicConfig.operator.hosting,
    next: safeNext(searchParams.get("next")) ?? "/portfolio",
    promo: searchParams.get("promo") === "pro_trial" ? "pro_trial" : "",
  };
}

/**
 * A signed-in user is redirected away from the sign-in form. A visitor of the sample is signed in too, but may sign up.
 */
export function sendSignedInOn(load: LoadContext, facts: AuthFacts): void {
  if (load.session !== null && !isVisiting(load)) throw redirect(facts.next);
}
