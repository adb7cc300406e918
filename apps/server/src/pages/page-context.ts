import type { LoadContext } from "@keystead/contract/web";

import type { Deps } from "#deps.ts";

type Input = Omit<LoadContext, "publicConfig" | "unsubscribedBy">;

/** All facts that a page may use: those of this request, and those of the installation. */
export function pageContext(deps: Deps, query: Input): LoadContext {
  const { appName, baseUrl, sourceUrl, signUpOpen, publicSite, paymentsOpen, operator, port, smtpUrl } =
    deps.env;
  return {
    ...query,
    unsubscribedBy: (token) =>
      deps.unsubscribes.map((unsubscribe) => unsubscribe(token, deps.authSecret)).find((one) => one !== null)
        ?.stops ?? null,
    publicConfig: {
      appName,
      baseUrl: baseUrl ?? `http://localhost:${port}`,
      sourceUrl,
      signUpOpen,
      publicSite,
      paymentsOpen,
      sends: { mail: smtpUrl !== null, telegram: deps.telegram !== null },
      operator,
      legal: deps.legal,
      content: deps.content,
    },
  };
}
