import { MantineProvider } from "@mantine/core";
import type { NewBulk } from "@keystead/contract/bulk";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it } from "vitest";

import { profile } from "../../../testing/records/profile.ts";
import { setUpUser } from "../../../testing/set-up-user.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { speakEnglish } from "../../../testing/show.tsx";
import { subscription } from "../../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { BulkPage } from "./bulk-page.tsx";

const answers = new Map<string, { readonly status: number; readonly body: unknown }>();
const posted = () => sentBy("POST");

const beginner = { ...profile, fullName: "", onboardingHidden: false };
const made = {
  undoId: "00000000-0000-4000-8000-000000000001",
  properties: [{ id: "1", name: "Casa" }],
  units: 0,
  tenants: 1,
  leases: 1,
};

beforeEach(() => {
  answers.clear();
  answerWith(({ method, path }) => {
    const answer = answers.get(`${method} ${path.replace("/api/v1", "")}`);
    return answer === undefined
      ? new Promise<Response>(() => {})
      : Response.json(answer.body, { status: answer.status });
  });
  answers.set("GET /profile", { status: 200, body: beginner });
  answers.set("GET /properties/names", {
    status: 200,
    body: { items: [{ name: "Old House", city: "Bonn" }], more: false },
  });
  const own = { id: "w1", kind: "own", name: "Mota", role: "owner", ownerName: "Ines Mota" };
  answers.set("GET /subscription", { status: 200, body: subscription({ properties: 2, units: 3 }) });
  answers.set("GET /workspaces", { status: 200, body: { items: [own], current: "w1" } });
});
async function show() {
  await speakEnglish();
  const router = createMemoryRouter(
    [
      {
        path: "/properties/bulk",
        element: (
          <>
            <BulkPage />
            <Toaster />
          </>
        ),
      },
      { path: "/properties", element: <p>the list</p> },
    ],
    { initialEntries: ["/properties/bulk"] },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await waitFor(() => {
    expect(document.activeElement).toBe(cell("Property", 1));
  });
  return setUpUser();
}

function cell(column: string, row: number): HTMLInputElement {
  const found = screen.getByRole("textbox", { name: `${column}, row ${row}` });
  if (!(found instanceof HTMLInputElement)) throw new Error("no field");
  return found;
}

function summary(): string {
  return screen.getByText(/^Creates|^Nothing to create/).textContent;
}

/** The notes below a cell. */
function cellText(column: string, row: number): string {
  const id = cell(column, row).getAttribute("aria-describedby");
  return id === null ? "" : (document.getElementById(id)?.textContent ?? "");
}

const header = "Inmueble\tCiudad\tModalidad\tInquilino\tRenta\tDía de pago\tInicio";

it("reads a pasted table and says how", async () => {
  const user = await show();
  await user.paste(`${header}\r\nCasa Azul\tSevilla\tmensual\tAna García\t1.234,50\t5\t15/03/26\r\n`);
  expect(cell("Property", 1).value).toBe("Casa Azul");
  expect(cellText("Mode", 1)).toBe("Long-term");
  expect(cellText("Monthly rent", 1)).toBe("€1,234.50");
  expect(cellText("Start", 1)).toBe("15 Mar 2026");
  expect(summary()).toBe("Creates 1 property, 1 tenant, 1 lease");
  expect(screen.getByRole("button", { name: "Create 1" })).toHaveProperty("disabled", false);
  expect(posted()).toEqual([]);
});

it("asks once how dates are meant, and the answer can be changed", async () => {
  const user = await show();
  await user.paste("A\t\t\tAnn\t1\t1\t01/03/26\nB\t\t\tBert\t1\t1\t02/04/26");
  expect(cellText("Start", 1)).toContain("Answer the question");
  expect(screen.getByRole("button", { name: "Create" })).toHaveProperty("disabled", true);
  const question = screen.getByRole("group", { name: "What does 01/03/26 mean?" });
  await user.click(within(question).getByRole("radio", { name: "3 Jan 2026 – month first" }));
  expect([cellText("Start", 1), cellText("Start", 2)]).toEqual(["3 Jan 2026", "4 Feb 2026"]);
  await user.click(within(question).getByRole("radio", { name: "1 Mar 2026 – day first" }));
  expect(cellText("Start", 2)).toBe("2 Apr 2026");
});

it("offers in the cell what could stand there instead", async () => {
  const user = await show();
  await user.paste("A\t\tperhaps\tAnn\t0.945\t32\t31/02/2026\n\t\t\tBert\t1\t1\t2026-03-01\nC\t\t\t\t700");
  expect(cell("Mode", 1)).toHaveProperty("ariaInvalid", "true");
  await user.click(screen.getByRole("button", { name: "Short-term" }));
  expect(cellText("Mode", 1)).toContain("no lease");
  await user.click(screen.getByRole("button", { name: "Long-term" }));
  await user.click(screen.getByRole("button", { name: "Use €0.95" }));
  await user.click(screen.getByRole("button", { name: "Use 31" }));
  await user.click(screen.getByRole("button", { name: "Use 28 Feb 2026" }));
  expect(document.activeElement).toBe(cell("Start", 1));
  await user.click(screen.getByRole("button", { name: "Use A" }));
  expect([cellText("Property", 1), cellText("Property", 2)]).toEqual(["Unit 1", "Unit 2"]);
  await user.click(screen.getByRole("button", { name: "Add without a lease" }));
  expect(cell("Monthly rent", 3).value).toBe("");
  expect(summary()).toBe("Creates 2 properties, 2 units, 2 tenants, 2 leases");
});

it("takes the currency of the titles, and offers that of a cell for all rows", async () => {
  const user = await show();
  await user.paste(
    "Flat\tTenant\tRent (CHF)\tStart\nA\tAnn\t850\t2026-03-01\nB\tBert\t£900\t2026-03-01\nC\tCara\t950 EUR\t2026-03-01",
  );
  expect(screen.getByText(/^For all rows: Swiss Franc/)).toBeTruthy();
  expect(cellText("Monthly rent", 1)).toMatch(/CHF.850.00/);
  expect(cellText("Monthly rent", 2)).toBe("A currency other than CHF.");
  await user.click(screen.getByRole("button", { name: "All rows in EUR" }));
  expect([cellText("Monthly rent", 1), cellText("Monthly rent", 3)]).toEqual(["€850.00", "€950.00"]);
});

it("lets a column mean something else", async () => {
  const user = await show();
  await user.paste("Ann\tBonn\t\tHouse 1");
  await user.selectOptions(screen.getByRole("combobox", { name: "Meaning of column A" }), "Tenant");
  expect([cell("Tenant", 1).value, cell("Property", 1).value]).toEqual(["Ann", "House 1"]);
});

it("goes through the cells by the keys of a spreadsheet", async () => {
  const user = await show();
  await user.keyboard("A{Enter}B{ArrowUp}{ArrowRight}Bonn{Tab}monthly{Enter}");
  expect([cell("Property", 1).value, cell("Property", 2).value]).toEqual(["A", "B"]);
  expect([cell("City", 1).value, cell("Mode", 1).value]).toEqual(["Bonn", "monthly"]);
  expect(document.activeElement).toBe(cell("Mode", 2));
  await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowDown}C{Shift>}{Enter}{/Shift}");
  expect([cell("Property", 3).value, document.activeElement]).toEqual(["C", cell("Property", 2)]);
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => {
    expect(posted()).toHaveLength(1);
  });
});

it("sends the ready lines alone and keeps the others with their text", async () => {
  answers.set("POST /properties/bulk", { status: 200, body: made });
  const user = await show();
  await user.paste("Casa\tBonn\t\tAnn\t850\t\t2026-03-01\nHouse 2\t\t\tBert\tmuch\t1\t2026-03-01");
  await user.click(screen.getByRole("button", { name: "Create 1" }));
  await waitFor(() => {
    expect(cell("Property", 1).value).toBe("House 2");
  });
  expect(cell("Monthly rent", 1).value).toBe("much");
  const [call] = posted();
  const expected: NewBulk = {
    currency: "EUR",
    timezone: "Europe/Madrid",
    country: null,
    rows: [
      {
        property: "Casa",
        city: "Bonn",
        rentalMode: "monthly",
        lease: { tenant: "Ann", monthlyRent: "850.00", paymentDay: 1, startsOn: "2026-03-01" },
      },
    ],
  };
  expect(call).toMatchObject({ path: "/api/v1/properties/bulk", body: expected });
  expect(call?.key).toMatch(/^[0-9a-f-]{36}$/);
});

it("opens the list when nothing is left", async () => {
  answers.set("POST /properties/bulk", { status: 200, body: made });
  const user = await show();
  await user.paste("Casa\tBonn");
  await user.click(screen.getByRole("button", { name: "Create 1" }));
  expect(await screen.findByText("the list")).toBeTruthy();
});

it("keeps everything and names the line that the server refuses", async () => {
  answers.set("POST /properties/bulk", {
    status: 400,
    body: {
      defined: true,
      code: "BAD_REQUEST",
      status: 400,
      message: "BAD_REQUEST",
      data: { issues: [{ path: ["rows", 1, "lease", "monthlyRent"], code: "AMOUNT_TOO_LARGE" }] },
    },
  });
  const user = await show();
  await user.paste("A\nB\t\t\tBert\tmuch\nC");
  await user.click(screen.getByRole("button", { name: "Create 2" }));
  expect(await screen.findByText("Row 3: This amount is too large.")).toBeTruthy();
  expect([cell("Property", 1).value, cell("Property", 3).value]).toEqual(["A", "C"]);
});

it("keeps everything when the plan has no room, and says for how many there is", async () => {
  answers.set("POST /properties/bulk", {
    status: 403,
    body: {
      defined: true,
      code: "PLAN_LIMIT",
      status: 403,
      message: "PLAN_LIMIT",
      data: { kind: "properties", limit: 5, used: 4, plan: "starter" },
    },
  });
  const user = await show();
  await user.paste("A\tBonn\nB\tBonn\nC\tBonn");
  await user.click(screen.getByRole("button", { name: "Create 3" }));
  const dialog = await screen.findByRole("dialog", { name: "Your plan has no room for all of these" });
  expect(within(dialog).getByText(/allows 5 properties. You use 4./)).toBeTruthy();
  expect(await within(dialog).findByRole("button", { name: "Switch to Pro" })).toBeTruthy();
  expect([cell("Property", 1).value, cell("Property", 3).value]).toEqual(["A", "C"]);
});

it("shows in grey what an empty cell counts as", async () => {
  const user = await show();
  await user.paste("A\t\t\tAnn\t850\t\t2026-03-01");
  expect([cell("Mode", 1).placeholder, cell("Payment day", 1).placeholder]).toEqual(["Long-term", "day 1"]);
});

it("says that a property of this name is there already", async () => {
  const user = await show();
  await enter(user, cell("Property", 1), "old house");
  await waitFor(() => {
    expect(cellText("Property", 1)).toContain("already");
  });
  expect(screen.getByRole("button", { name: "Create 1" })).toHaveProperty("disabled", false);
});

it("says for how many rows there was no room", async () => {
  const user = await show();
  await user.paste(Array.from({ length: 52 }, (_, n) => `House ${n}\tBonn`).join("\n"));
  expect(screen.getByText(/^2 rows did not fit/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Create 50" })).toBeTruthy();
});

it("empties the grid and brings it back", async () => {
  const user = await show();
  await user.paste("A\tBonn");
  await user.click(screen.getByRole("button", { name: "Empty the grid" }));
  expect(cell("Property", 1).value).toBe("");
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(cell("Property", 1).value).toBe("A");
});

it("takes a batch back and puts its lines into the grid again", async () => {
  answers.set("POST /properties/bulk", { status: 200, body: made });
  const user = await show();
  await user.paste("Casa\tBonn\t\tAnn\t850\t\t2026-03-01\nHouse 2\t\t\tBert\tmuch");
  await user.click(screen.getByRole("button", { name: "Create 1" }));
  expect(await screen.findByText("Created: 1 property, 1 tenant, 1 lease")).toBeTruthy();
  const path = `/properties/bulk/${made.undoId}/undo`;
  answers.set(`POST ${path}`, { status: 200, body: { ok: true } });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Undone. Nothing was kept.")).toBeTruthy();
  expect(posted().at(-1)?.path).toBe(`/api/v1${path}`);
  expect([cell("Property", 1).value, cell("Property", 2).value]).toEqual(["Casa", "House 2"]);
});

it("says why a batch can no longer be taken back", async () => {
  answers.set("POST /properties/bulk", { status: 200, body: made });
  const user = await show();
  await user.paste("Casa\tBonn\nHouse 2\t\t\tBert\tmuch");
  await user.click(screen.getByRole("button", { name: "Create 1" }));
  const refusal = { defined: true, code: "CANNOT_UNDO", status: 409, message: "CANNOT_UNDO" };
  answers.set(`POST /properties/bulk/${made.undoId}/undo`, { status: 409, body: refusal });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText(/added or changed since/)).toBeTruthy();
  expect(cell("Property", 1).value).toBe("House 2");
});
