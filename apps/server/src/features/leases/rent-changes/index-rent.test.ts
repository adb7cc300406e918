import { afterAll, beforeAll, expect, test } from "vitest";

import { rentedFlat } from "../../../testing/records/rented-flat.ts";
import { testApp } from "../../../testing/test-app.ts";
import type { TestApp, TestClient } from "../../../testing/test-app.ts";

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await testApp({ now: "2026-03-10T09:00:00Z" });
  client = app.client(await app.signUp());
});
afterAll(() => app.close());

const at = (path: (string | number)[], code: string) => ({ data: { issues: [{ path, code }] } });

test("proposes the rent of an index with its numbers and what each month comes to, then writes the step", async () => {
  const flat = await rentedFlat(client, "Index house");
  const { id, version, rows } = await flat.lease({ monthlyRent: "850.00", charges: "100.00" });
  await client.leases.recordPayment({ id, rows: [rows[0]?.ref ?? ""], method: "cash" });
  const clause = { id, effectiveOn: "2026-02-01", oldIndex: "142.06", newIndex: "145.47" };
  const proposal = await client.leases.proposeIndexation(clause);
  expect(proposal).toEqual({
    currency: "EUR",
    effectiveOn: "2026-02-01",
    oldRent: "850.00",
    newRent: "870.40",
    oldIndex: "142.06",
    newIndex: "145.47",
    share: "100",
    effect: await client.leases.rentChange({ id, effectiveOn: "2026-02-01", amount: "870.40" }),
  });
  expect(proposal.effect).toMatchObject({
    months: [
      { period: "2026-02", before: "850.00", after: "870.40", difference: "20.40", booking: "in_place" },
      { period: "2026-03", before: "850.00", after: "870.40", difference: "20.40", booking: "in_place" },
    ],
    together: "40.80",
  });
  expect((await client.leases.get({ id })).version).toBe(version);
  const raised = await client.leases.indexRent({ ...clause, version });
  expect(raised.steps).toMatchObject([{ kind: "rent", effectiveOn: "2026-02-01", amount: "870.40" }]);
  expect(raised.monthlyRent).toBe("870.40");
  expect(raised.rows.find(({ period, kind }) => period === "2026-03" && kind === "rent")?.amount).toBe(
    "870.40",
  );
  await expect(client.leases.indexRent({ ...clause, version })).rejects.toMatchObject({ code: "STALE" });
});

test("takes a percentage and a share, on the rent of the day before", async () => {
  const flat = await rentedFlat(client, "Percent house");
  const { id, version } = await flat.lease({ monthlyRent: "1000.00" });
  const stepped = await client.leases.changeRent({
    id,
    version,
    effectiveOn: "2026-06-01",
    amount: "1100.00",
  });
  const propose = (effectiveOn: string, more: object) =>
    client.leases.proposeIndexation({ id, effectiveOn, percent: "4", ...more });
  expect(await propose("2026-05-31", {})).toMatchObject({ oldRent: "1000.00", newRent: "1040.00" });
  // A step on the same day is replaced, so the index does not apply to it.
  expect(await propose("2026-06-01", {})).toMatchObject({ oldRent: "1000.00", newRent: "1040.00" });
  expect(await propose("2026-07-01", { share: "75" })).toMatchObject({
    oldRent: "1100.00",
    newRent: "1133.00",
    oldIndex: "100",
    newIndex: "104",
    share: "75",
    effect: { currency: "EUR", months: [], together: "0.00" },
  });
  expect(stepped.steps).toHaveLength(1);
});

test("refuses each wrong number at its field", async () => {
  const flat = await rentedFlat(client, "Wrong index house");
  const { id, version } = await flat.lease({ endsOn: "2026-12-31" });
  const right = { id, effectiveOn: "2026-06-01", oldIndex: "100", newIndex: "103" };
  const refused = (wrong: object) => client.leases.proposeIndexation({ ...right, ...wrong });
  await expect(refused({ oldIndex: "0" })).rejects.toMatchObject(at(["oldIndex"], "INVALID_INPUT"));
  await expect(refused({ newIndex: "-3" })).rejects.toMatchObject(at(["newIndex"], "INVALID_INPUT"));
  await expect(refused({ newIndex: undefined })).rejects.toMatchObject(at(["newIndex"], "INVALID_INPUT"));
  await expect(refused({ share: "101" })).rejects.toMatchObject(at(["share"], "INVALID_INPUT"));
  await expect(refused({ percent: "3" })).rejects.toMatchObject(at(["percent"], "INVALID_INPUT"));
  await expect(
    client.leases.proposeIndexation({ id, effectiveOn: "2026-06-01", percent: "-100" }),
  ).rejects.toMatchObject(at(["percent"], "INVALID_INPUT"));
  await expect(refused({ effectiveOn: "2027-01-01" })).rejects.toMatchObject(
    at(["effectiveOn"], "STEP_OUTSIDE_LEASE"),
  );
  const stranger = app.client(await app.signUp());
  await expect(stranger.leases.proposeIndexation(right)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(stranger.leases.indexRent({ ...right, version })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("enters graduated rent at once, and takes back what is still to come", async () => {
  const flat = await rentedFlat(client, "Graduated house");
  const { id, version } = await flat.lease({ endsOn: "2028-12-31" });
  const add = [
    { effectiveOn: "2028-01-01", amount: "1010.00" },
    { effectiveOn: "2027-01-01", amount: "980.00" },
  ];
  const stepped = await client.leases.changeRentSteps({ id, version, add });
  expect(stepped.steps.map(({ effectiveOn, amount }) => [effectiveOn, amount])).toEqual([
    ["2027-01-01", "980.00"],
    ["2028-01-01", "1010.00"],
  ]);
  const rentOf = (lease: typeof stepped, month: string) =>
    lease.rows.find(({ period, kind }) => period === month && kind === "rent")?.amount;
  expect(rentOf(stepped, "2027-06")).toBe("980.00");
  expect(rentOf(stepped, "2028-06")).toBe("1010.00");
  const [first] = stepped.steps;
  const changed = await client.leases.changeRentSteps({
    id,
    version: stepped.version,
    add: [{ effectiveOn: "2027-07-01", amount: "990.00" }],
    remove: [first?.id ?? ""],
  });
  expect(changed.steps.map(({ effectiveOn }) => effectiveOn)).toEqual(["2027-07-01", "2028-01-01"]);
  expect(rentOf(changed, "2027-06")).toBe("950.00");
});

test("says of each step what is wrong with it, and changes nothing", async () => {
  const flat = await rentedFlat(client, "Wrong steps house");
  const { id, version } = await flat.lease({ endsOn: "2027-12-31" });
  const wrong = [
    { effectiveOn: "2027-01-01", amount: "980.00" },
    { effectiveOn: "2027-01-01", amount: "990.00" },
    { effectiveOn: "2028-01-01", amount: "990.00" },
    { effectiveOn: "2027-03-01", amount: "-1" },
  ];
  await expect(client.leases.changeRentSteps({ id, version, add: wrong })).rejects.toMatchObject({
    data: {
      issues: [
        { path: ["add", 1, "effectiveOn"], code: "STEP_TWICE" },
        { path: ["add", 2, "effectiveOn"], code: "STEP_OUTSIDE_LEASE" },
        { path: ["add", 3, "amount"], code: "AMOUNT_NEGATIVE" },
      ],
    },
  });
  await expect(client.leases.changeRentSteps({ id, version, add: [] })).rejects.toMatchObject(
    at(["add"], "STEPS_REQUIRED"),
  );
  const past = await client.leases.changeRent({ id, version, effectiveOn: "2026-02-01", amount: "960.00" });
  const remove = [past.steps[0]?.id ?? ""];
  const again = { id, version: past.version, add: [], remove };
  await expect(client.leases.changeRentSteps(again)).rejects.toMatchObject(
    at(["remove", 0], "STEP_NOT_TO_COME"),
  );
  const other = await flat.lease({ confirm: ["LEASE_OVERLAP"] });
  await expect(
    client.leases.changeRentSteps({ id: other.id, version: other.version, add: [], remove }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
