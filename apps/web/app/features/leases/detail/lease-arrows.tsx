import { query } from "../../../lib/api.ts";
import type { CameFrom } from "../../../ui/list/list-origin.ts";
import { RecordArrows } from "../../../ui/page/record-arrows.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import type { LeaseListQuery } from "../list/lease-list-rules.ts";

type LeaseArrowsProps = { readonly id: string; readonly from: CameFrom<LeaseListQuery> };

/** To the previous and next lease of the list in the address; without one, of all leases by tenant. */
export function LeaseArrows({ id, from }: LeaseArrowsProps) {
  const { t } = useTranslation("leases");
  return (
    <RecordArrows
      id={id}
      listedAt={from.listedAt}
      ask={(of) =>
        query.leases.neighbours.queryOptions({ input: { id: of, ...(from.query ?? { sort: "tenant" }) } })
      }
      pathOf={(to) => `/leases/${to}`}
      labels={{ previous: t("previousLease"), next: t("nextLease") }}
    />
  );
}
