import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";

import { readMigrations } from "./migrate.ts";

const meta = new URL("./migrations/meta/", import.meta.url);
const { entries }: { readonly entries: readonly { readonly idx: number; readonly tag: string }[] } =
  JSON.parse(readFileSync(new URL("_journal.json", meta), "utf8"));

it("has each migration in the journal of the generator, in order", () => {
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(readMigrations().map(({ name }) => name));
});

it("keeps the snapshot of the last migration alone: the next one is generated from it", () => {
  const last = String(entries.at(-1)?.idx).padStart(4, "0");
  expect(readdirSync(meta).filter((name) => name !== "_journal.json")).toEqual([`${last}_snapshot.json`]);
});
