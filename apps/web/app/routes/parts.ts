import { partsIn, version } from "virtual:parts";

import { loadContextKey } from "../lib/load-context.ts";
import type { PartList } from "../lib/chunks/parts.ts";
import type { Route } from "./+types/parts";

/** The version that is served, and every file that a signed-in page of it may request. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { session, language } = context.get(loadContextKey);
  const list: PartList = { version, files: partsIn[session?.user.language ?? language] ?? [] };
  return Response.json(list, { headers: { "cache-control": "no-store" } });
}
