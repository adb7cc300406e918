import { useQuery } from "@tanstack/react-query";

import { query } from "../../lib/api.ts";
import { LazyUnitsTab } from "../properties/public.ts";
import { useCan } from "../session/public.ts";
import { useTabAddress } from "./property-tabs.tsx";

/** The units, each with a link to its files. */
export function PropertyUnits({ propertyId }: { readonly propertyId: string }) {
  const to = useTabAddress();
  const can = useCan();
  const reads = can("document.read");
  const { data } = useQuery({
    ...query.documents.list.queryOptions({ input: { on: "property", onId: propertyId, limit: 1 } }),
    enabled: reads,
  });
  const counts = new Map(data?.units.map(({ id, total }) => [id, total]));
  return (
    <LazyUnitsTab
      propertyId={propertyId}
      {...(reads
        ? { files: (unitId: string) => ({ to: to("files", unitId), count: counts.get(unitId) ?? 0 }) }
        : {})}
    />
  );
}
