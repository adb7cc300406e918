import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { expect, it } from "vitest";

/**
 * What outlives the transaction that said it. A pooler in transaction mode gives the connection to somebody else by then, and after
 * a promotion it is gone.
 */
const ofTheConnection = {
  "a lock of the session": /\bpg_(?:try_)?advisory_(?:lock|unlock)/i,
  "a channel that is listened to": /[`"']\s*(?:un)?listen\s+[\w"$]/i,
  "a word on a channel": /\bpg_notify\b|[`"']\s*notify\s+[\w"$]/i,
  "a setting of the session": /\bset\s+session\b|\bset_config\([^)]*,\s*false\s*\)/i,
  "a statement prepared by name": /[`"']\s*(?:prepare|deallocate)\s+[\w"$]/i,
  "a cursor that is held": /\bwith\s+hold\b/i,
  "a temporary table": /\bcreate\s+(?:local\s+)?temp(?:orary)?\b/i,
};

const sources = fileURLToPath(new URL("../../", import.meta.url));

function found(text: string): readonly string[] {
  return Object.entries(ofTheConnection).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}

it("says nothing to the database that holds longer than a transaction", () => {
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.(?:ts|sql)$/.test(path) && !path.endsWith(".test.ts"),
  );
  expect(files).toContain(join("kernel", "db", "migrate.ts"));
  const breaches = files.flatMap((path) =>
    found(readFileSync(join(sources, path), "utf8")).map((what) => `${path}: ${what}`),
  );
  expect(breaches).toEqual([]);
});

it.each([
  ["select pg_advisory_lock(1)", "a lock of the session"],
  ["select pg_try_advisory_lock_shared(1)", "a lock of the session"],
  ["`listen changed`", "a channel that is listened to"],
  ["select pg_notify('changed', '')", "a word on a channel"],
  ["set session statement_timeout = 0", "a setting of the session"],
  ["select set_config('app.ws', $1, false)", "a setting of the session"],
  ["`prepare one as select 1`", "a statement prepared by name"],
  ["declare rows cursor with hold for select 1", "a cursor that is held"],
  ["create temp table one (id int)", "a temporary table"],
])("would find %s", (text, what) => {
  expect(found(text)).toEqual([what]);
});

it("leaves what ends with the transaction alone", () => {
  expect(
    found("select pg_advisory_xact_lock(1), set_config('app.ws', $1, true); set local jit = off"),
  ).toEqual([]);
});
