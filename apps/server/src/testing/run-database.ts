import { copyDatabase } from "@keystead/testkit/real-postgres";

export type TestDatabase = "embedded" | "postgres";

/**
 * The environment variables through which a test run passes the database, its template and the folder to its workers.
 */
export const runSettings = {
  database: "TEST_DATABASE",
  template: "TEST_TEMPLATE",
  folder: "TEST_FOLDER",
} as const;

export function usualDatabase(): TestDatabase {
  return process.env[runSettings.database] === "embedded" ? "embedded" : "postgres";
}

/** For files that the tests of one worker share and the next run creates again. */
export function runFolder(): string {
  const folder = process.env[runSettings.folder];
  if (folder === undefined) throw new Error("No run of the tests has made a folder.");
  return folder;
}

/** A database on which a server has started once, with no data. */
export async function freshPostgres(): Promise<string> {
  return copyDatabase(templateUrl());
}

/** A database without any migration, with the same login role. */
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
