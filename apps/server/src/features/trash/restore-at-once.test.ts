import { afterAll, beforeAll, expect, it } from "vitest";

import { deletionsByKind } from "#testing/records/deletions-by-kind.ts";
import { testApp, type TestApp } from "#testing/test-app.ts";
import { registry } from "../../features.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The product's own list: a new kind without a case here fails. */
const kinds = [...registry.restorable.keys()].toSorted();

it("has a deletion of every kind that Undo can bring back", () => {
  const deleted = Object.keys(deletionsByKind).toSorted();
  expect(deleted, "add a deletion to testing/records/deletions-by-kind.ts").toEqual(kinds);
});

it("never refuses the Undo of what was deleted a moment ago, whatever else is there", async () => {
  const session = await app.signUp();
  const of = { app, session, client: app.client(session) };
  const restored = new Set<string>();
  const refused: string[] = [];
  for (const kind of kinds)
    for (const [at, remove] of (deletionsByKind[kind] ?? []).entries()) {
      const id = (await remove(of)) ?? "";
      await of.client.trash.restore({ id }).then(
        (back) => restored.add(back.kind),
        (error: unknown) => refused.push(`${kind} ${at}: ${String(error)}`),
      );
    }
  expect({ restored: [...restored].toSorted(), refused }).toEqual({ restored: kinds, refused: [] });
});
