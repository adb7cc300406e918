import { LazyFilesCard } from "../../features/documents/public.ts";
import { LeaseDetailPage } from "../../features/leases/detail/lease-detail-page.tsx";
import { pageMeta } from "../../features/shell/public.ts";
import { TasksCard } from "../../features/tasks/public.ts";
import { messagesLoader } from "../../lib/messages.ts";
import type { Route } from "./+types/lease-detail";

export const clientLoader = messagesLoader(
  import.meta.glob("../../../../../packages/messages/*/{leases,pay,tasks,shared/*}.json", {
    import: "default",
  }),
);
export { loadedOnce as shouldRevalidate } from "./loaded-once.ts";

export function meta() {
  return pageMeta("leases");
}

export default function LeaseDetailRoute({ params }: Route.ComponentProps) {
  return (
    <LeaseDetailPage
      key={params.id}
      id={params.id}
      files={<LazyFilesCard on="lease" onId={params.id} />}
      tasks={({ id, property, unit, tenant }) => (
        <TasksCard
          of={{ leaseId: id }}
          presets={{
            propertyId: property.id,
            tenantId: tenant.id,
            ...(unit === null ? {} : { unitId: unit.id }),
          }}
        />
      )}
    />
  );
}
