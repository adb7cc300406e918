import { copyDatabase, realPostgres } from "@keystead/testkit/real-postgres";

/** The environment variable through which a run passes the template's URL to its workers. */
const TEMPLATE = "JOURNEY_TEMPLATE";

/** One PostgreSQL for a whole run: each worker's product gets a database of its own (docs/decisions/0034). */
export default async function startJourneyPostgres(): Promise<() => Promise<void>> {
  const cluster = await realPostgres({ connections: 200 });
  process.env[TEMPLATE] = cluster.url;
  return () => cluster.stop();
}

/** The settings of a product on a new copy of the template database. */
export async function onPostgres(): Promise<Readonly<Record<"DATABASE_URL" | "AUTH_SECRET", string>>> {
  const template = process.env[TEMPLATE];
  if (template === undefined) throw new Error("No run of the journeys has started a PostgreSQL.");
  return {
    DATABASE_URL: await copyDatabase(template),
    AUTH_SECRET: "a secret of the journeys, known to all",
  };
}
