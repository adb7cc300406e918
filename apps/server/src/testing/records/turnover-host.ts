import { randomUUID } from "node:crypto";

import type { TurnoverView } from "@keystead/contract/turnovers";
import { instantOf, localDateTime } from "@keystead/domain/calendar";

import { booking } from "#kernel/db/schema/index.ts";
import type { TestApp, TestClient, TestSession } from "../test-app.ts";

const ZONE = "Europe/Lisbon";
const days = { from: "2026-03-01", to: "2026-03-31" };

/** A host who lets a flat by the night, and the actions of a test there. */
export type TurnoverHost = {
  readonly session: TestSession;
  readonly client: TestClient;
  readonly workspaceId: string;
  readonly propertyId: string;
  readonly unitId: string;
  /** Inserts a booking as the bookings feature stores it; returns its id. */
  readonly stay: (checkIn: string, checkOut: string, more?: object) => Promise<string>;
  readonly follow: () => Promise<void>;
  readonly turnovers: () => Promise<readonly TurnoverView[]>;
};

export async function turnoverHost(app: TestApp): Promise<TurnoverHost> {
  const session = await app.signUp();
  const client = app.client(session);
  const workspaceId = (await client.accounts.workspaces({})).current;
  const house = {
    name: "Casa Azul",
    rentalMode: "daily",
    country: "PT",
    currency: "EUR",
    timezone: ZONE,
  } as const;
  const { id: propertyId } = await client.properties.create(house);
  const flat = { propertyId, name: "Garden flat", bedrooms: 1, bathrooms: 1, sizeSqm: null };
  const { id: unitId } = await client.units.create(flat);
  const follow = () =>
    app.db.asTenant(workspaceId, (tx) =>
      app.deps.bookingsChanged({ tx, scope: { workspaceId }, now: app.clock.now() }, propertyId),
    );
  return {
    session,
    client,
    workspaceId,
    propertyId,
    unitId,
    follow,
    turnovers: async () => (await client.turnovers.list(days)).items,
    async stay(checkIn, checkOut, more = {}) {
      const id = randomUUID();
      const at = (local: string) => new Date(instantOf(localDateTime(local), ZONE));
      await app.db.asSystem((tx) =>
        tx.insert(booking).values({
          workspaceId,
          id,
          propertyId,
          unitId,
          guestName: "Sofia Lindqvist",
          checkIn,
          checkOut,
          inAt: at(checkIn),
          outAt: at(checkOut),
          currency: "EUR",
          rateMode: "flat",
          totalMinor: 0,
          guestsCount: 2,
          ...more,
        }),
      );
      await follow();
      return id;
    },
  };
}
