import { LazyFilesCard } from "../../features/documents/public.ts";
import { MoveInPage } from "../../features/leases/move-in/move-in-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";
import type { Route } from "./+types/move-in";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{handover,leases,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("leases");
}

export default function MoveInRoute({ params }: Route.ComponentProps) {
  return (
    <MoveInPage key={params.id} id={params.id} files={<LazyFilesCard on="lease" onId={params.id} quiet />} />
  );
}
