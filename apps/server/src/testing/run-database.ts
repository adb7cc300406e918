import { copyDatabase } from "@keystead/testkit/real-postgres";

export type TestDatabase = "embedded" | "postgres";

/** What a run of the tests tells its workers, through their environment: which database, whose copy a test gets, and where. */
export const runSettings = {
  database: "TEST_DATABASE",
  template: "TEST_TEMPLATE",
  folder: "TEST_FOLDER",
} as const;

export function usualDatabase(): TestDatabase {
  return process.env[runSettings.database] === "embedded" ? "embedded" : "postgres";
}

/** For what the tests of one worker share and the next run makes anew. */
export function runFolder(): string {
  const folder = process.env[runSettings.folder];
  if (folder === undefined) throw new Error("No run of the tests has made a folder.");
  return folder;
}

/** A database on which a server has started before, and nothing else happened. */
export async function freshPostgres(): Promise<string> {
  return copyDatabase(templateUrl());
}

/** One that no migration has seen, of the same login role. */
export async function emptyPostgres(): Promise<string> {
  const url = new URL(templateUrl());
  url.pathname = "/template1";
  return copyDatabase(url.href);
}

function templateUrl(): string {
  const url = process.env[runSettings.template];
  if (url === undefined) throw new Error("No run of the tests has made a database to copy.");
  return url;
}
