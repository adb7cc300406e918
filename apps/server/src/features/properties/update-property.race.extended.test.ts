import type { PropertyView } from "@keystead/contract/properties";
import { afterAll, beforeAll, expect, it } from "vitest";

import { testApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const changes = [
  { name: "Lindenhof" },
  { address: "Lindenweg 3" },
  { city: "Potsdam" },
  { country: "DE" },
  { propertyType: "commercial" },
  { checkInTime: "16:00" },
  { checkOutTime: "10:00" },
  { notes: "Key in the safe" },
];

it("keeps every one of eight changes that are sent at the same moment and merged where they come late", async () => {
  const session = await app.signUp();
  const { id } = await app.client(session).properties.create({
    name: "House",
    rentalMode: "monthly",
    country: null,
    currency: "EUR",
    timezone: "Europe/Berlin",
  });
  const statuses: number[] = [];
  const save = async (change: object) => {
    for (let version = 1; ;) {
      const body = { version, ...change };
      const answer = await app.call(`/api/v1/properties/${id}`, { session, method: "PUT", body });
      statuses.push(answer.status);
      if (answer.status !== 409) return;
      const stale = (await answer.json()) as { readonly data: { readonly current: PropertyView } };
      ({ version } = stale.data.current);
    }
  };
  await Promise.all(changes.map(save));
  expect(await app.client(session).properties.get({ id })).toMatchObject({
    version: changes.length + 1,
    ...Object.assign({}, ...changes),
  });
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
  expect(statuses.filter((status) => status === 200)).toHaveLength(changes.length);
});
