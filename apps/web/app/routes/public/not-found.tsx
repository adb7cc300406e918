import type { Route } from "./+types/not-found";

import { missingPage } from "../../features/site/site-page.server.ts";
import { loadContextKey } from "../../lib/load-context.ts";

/** Every address without a page; the root renders it like any other 404. */
export function loader({ context, request }: Route.LoaderArgs): never {
  throw missingPage(request, context.get(loadContextKey));
}

export default function NotFoundRoute() {
  return null;
}
