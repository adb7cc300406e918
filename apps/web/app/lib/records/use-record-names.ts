import { useQueryClient } from "@tanstack/react-query";

import { query } from "../api.ts";

/**
 * The name of the record whose id a field holds; null for a field that holds no record. If the record is gone, its id;
 * for a lease the promise rejects.
 */
export function useRecordNames(): (field: string, id: string) => Promise<string> | null {
  const client = useQueryClient();
  type Found = { readonly items: readonly { readonly id: string; readonly name: string }[] };
  const named = async (found: Promise<Found>, id: string) =>
    (await found).items.find((one) => one.id === id)?.name ?? id;
  const names = new Map<string, (id: string) => Promise<string>>(
    Object.entries({
      propertyId: (id: string) =>
        named(client.fetchQuery(query.properties.names.queryOptions({ input: { id, limit: 1 } })), id),
      unitId: (id: string) =>
        named(client.fetchQuery(query.units.names.queryOptions({ input: { id, limit: 1 } })), id),
      tenantId: (id: string) =>
        named(client.fetchQuery(query.tenants.names.queryOptions({ input: { id, limit: 1 } })), id),
      cleaningOf: async (id: string) =>
        (await client.fetchQuery(query.bookings.names.queryOptions({ input: { id, limit: 1 } }))).items.find(
          (one) => one.id === id,
        )?.guestName ?? id,
      leaseId: async (id: string) =>
        (await client.fetchQuery(query.leases.get.queryOptions({ input: { id } }))).tenant.name,
    }),
  );
  return (field, id) => names.get(field)?.(id) ?? null;
}
