import { useQueryClient } from "@tanstack/react-query";

import { query } from "../api.ts";
import { isNotFound } from "../refusal/refusal.ts";

/**
 * The name of the record whose id a field holds, or the id if the record no longer exists; null for a field that holds
 * no record.
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
      leaseId: async (id: string) => {
        try {
          return (await client.fetchQuery(query.leases.get.queryOptions({ input: { id } }))).tenant.name;
        } catch (error) {
          if (isNotFound(error)) return id;
          throw error;
        }
      },
    }),
  );
  return (field, id) => names.get(field)?.(id) ?? null;
}
