import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { profile } from "../../../testing/records/profile.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { BringHistoryPage } from "./bring-history-page.tsx";

const propertyId = "00000000-0000-4000-8000-000000000001";
const known = {
  properties: [
    {
      id: propertyId,
      name: "Casa Azul",
      city: "Sevilla",
      currency: "EUR",
      mode: "monthly",
      checkInTime: "15:00",
      checkOutTime: "11:00",
      units: [],
    },
  ],
  tenants: [],
  leases: [],
};
const made = {
  undoId: "batch",
  properties: 0,
  units: 0,
  tenants: 1,
  leases: 1,
  payments: 2,
  bookings: 0,
  income: 0,
  expenses: 0,
};

let refuses: Response | null;

beforeEach(() => {
  localStorage.clear();
  refuses = null;
  answerWith(({ method, path }) => {
    if (path.endsWith("/profile")) return Response.json(profile);
    if (path.endsWith("/brought-history/known")) return Response.json(known);
    if (method === "POST" && path.endsWith("/undo")) return Response.json({ ok: true });
    if (method === "POST" && path.endsWith("/brought-history")) return refuses ?? Response.json(made);
    return new Promise<Response>(() => {});
  });
});

const history = [
  "Tenant\tProperty\tMonthly rent\tStart",
  "Ana\tCasa Azul\t850\t2026-09-01",
  "",
  "Date\tTenant\tAmount",
  "2026-09-03\tAna\t850",
  "2026-10-03\tAna\t850",
].join("\n");

async function open(text: string, label = "Paste your tables here") {
  const user = await show(
    <>
      <BringHistoryPage />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
  return user;
}

it("takes several tables in one paste, says what they make, and brings them in with one Undo", async () => {
  const user = await open(history);
  expect(await screen.findByText("Brings in 1 tenant, 1 lease, 2 payments")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Leases" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "Rent payments" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Bring in" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]).toMatchObject({
      path: "/api/v1/brought-history",
      body: {
        tenants: [{ key: "new-1", property: propertyId, name: "Ana" }],
        leases: [{ tenant: "new-1", property: propertyId, monthlyRent: "850.00", trackFrom: "2026-09" }],
        payments: [
          { paidOn: "2026-09-03", amount: "850.00" },
          { paidOn: "2026-10-03", amount: "850.00" },
        ],
      },
    });
  });
  expect(await screen.findByText("Brought in: 1 tenant, 1 lease, 2 payments")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => {
    expect(sentBy("POST")[1]?.path).toBe("/api/v1/properties/bulk/batch/undo");
  });
});

it("names by its row what cannot be read, and leaves it out when asked", async () => {
  const user = await open(`${history}\nsoon\tAna\t850\n2026-10-04\tNobody\t5`);
  const payments = await screen.findByRole("region", { name: "Rent payments" });
  expect(within(payments).getByText("2 rows need attention")).toBeTruthy();
  expect(within(payments).getByText(/^Row 7, Date: This is not a date\./)).toBeTruthy();
  expect(within(payments).getByText(/^Row 8, Tenant: No tenant has this name\./)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Bring in" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Leave out 2 rows" }));
  expect(screen.getByRole("button", { name: "Bring in" })).toHaveProperty("disabled", false);
});

it("remembers what the columns of a spreadsheet were said to mean", async () => {
  const sheet = "Who\tProperty\tMonthly rent\tStart\nAna\tCasa Azul\t850\t2026-09-01";
  const user = await open(sheet);
  await screen.findByRole("region", { name: "Leases" });
  await user.selectOptions(screen.getByLabelText("Meaning of column Who"), "Tenant");
  expect(screen.getByText("Brings in 1 tenant, 1 lease")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove Leases" }));
  await user.click(screen.getByLabelText("Paste your tables here"));
  await user.paste(sheet);
  expect(await screen.findByText("Brings in 1 tenant, 1 lease")).toBeTruthy();
  expect(screen.getByLabelText("Meaning of column Who")).toHaveProperty("value", "tenant");
});

it("asks once about dates that read in two ways", async () => {
  const user = await open(`${history}\n04/05/2026\tAna\t850`);
  expect(await screen.findByText("What does 04/05/2026 mean?")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Bring in" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("radio", { name: /day first/ }));
  expect(screen.getByRole("button", { name: "Bring in" })).toHaveProperty("disabled", false);
});

it("asks about rows that look like records that are there, and says at which row something was refused", async () => {
  const warnings = [{ code: "RECORD_LIKE_ANOTHER", params: { list: "payments", rows: "0,1" } }];
  refuses = refusal("CONFIRMATION_REQUIRED", 409, { warnings });
  const user = await open(history);
  await user.click(await screen.findByRole("button", { name: "Bring in" }));
  expect(await screen.findByText(/^2 rows look like existing records/)).toBeTruthy();
  refuses = refusal("BAD_REQUEST", 400, { issues: [{ path: ["payments", 1, "amount"], code: "X" }] });
  await user.click(screen.getByRole("button", { name: "Save anyway" }));
  expect(await screen.findByText(/^Rent payments, row 6: /)).toBeTruthy();
  expect(sentBy("POST")[1]?.body).toMatchObject({ confirm: ["RECORD_LIKE_ANOTHER"] });
});

const refusal = (code: string, status: number, data: unknown) =>
  Response.json({ defined: true, code, status, message: code, data }, { status });
