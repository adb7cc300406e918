import { LazyFilesCard } from "../../features/documents/public.ts";
import { MoveOutPage } from "../../features/leases/move-out/move-out-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { messagesLoader } from "../../lib/messages.ts";
import type { Route } from "./+types/move-out";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{handover,leases,lease-verbs,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("leases");
}

export default function MoveOutRoute({ params }: Route.ComponentProps) {
  return (
    <MoveOutPage key={params.id} id={params.id} files={<LazyFilesCard on="lease" onId={params.id} quiet />} />
  );
}
