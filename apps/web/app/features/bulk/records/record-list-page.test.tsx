import { MantineProvider } from "@mantine/core";
import { languages } from "@keystead/domain/languages";
import { expenseCategories, incomeCategories, paymentMethods } from "@keystead/domain/ledger";
import { categoryNamed, methodNamed } from "@keystead/domain/spreadsheet";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";

import { inEveryLanguage } from "../../../lib/language/in-every-language.ts";
import { profile } from "../../../testing/records/profile.ts";
import { setUpUser } from "../../../testing/set-up-user.ts";
import { speakEnglish } from "../../../testing/show.tsx";
import { subscription } from "../../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { RecordListPage } from "./record-list-page.tsx";

const house = "00000000-0000-4000-8000-0000000000aa";
const unit = "00000000-0000-4000-8000-0000000000ab";
const undoId = "00000000-0000-4000-8000-000000000001";
const lindenhof = { id: house, name: "Lindenhof", city: "Berlin", rentalMode: "monthly", currency: "EUR" };
const flat = { id: unit, name: "Flat 1", property: { id: house, name: "Lindenhof" }, archived: false };
let made: () => Response;

beforeEach(() => {
  made = () => Response.json({ undoId, records: 2 });
  answerWith(({ method, path }) => {
    if (method === "POST") return path.endsWith("/bulk") ? made() : Response.json({ ok: true });
    if (path === "/api/v1/profile") return Response.json(profile);
    if (path === "/api/v1/properties/names") return Response.json({ items: [lindenhof], more: false });
    if (path === "/api/v1/units/names") return Response.json({ items: [flat], more: false });
    if (path === "/api/v1/subscription") return Response.json(subscription({ properties: 1, units: 1 }));
    const own = { id: "w1", kind: "own", name: "", role: "owner", ownerName: "Ines" };
    if (path === "/api/v1/workspaces") return Response.json({ items: [own], current: "w1" });
    return new Promise(() => {});
  });
});

async function open(book: "income" | "expense" = "expense") {
  await speakEnglish();
  const page = (
    <>
      <RecordListPage book={book} />
      <Toaster />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: "/bulk", element: page },
      {
        path: "/expenses",
        element: (
          <>
            <p>the book</p>
            <Toaster />
          </>
        ),
      },
    ],
    { initialEntries: ["/bulk"] },
  );
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await waitFor(() => {
    expect(document.activeElement).toBe(cell("Date", 1));
  });
  return setUpUser();
}

function cell(column: string, row: number): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>("textbox", { name: `${column}, row ${row}` });
}

const list = [
  "Date\tProperty\tUnit\tCategory\tAmount\tDescription",
  "2026-11-03\tLindenhof\tFlat 1\tPlumber\t-120.50\tBoiler",
  "2026-11-04\tlindenhof\t\tInsurance\t-1,400.00\t",
].join("\n");

it("[EXP-01] books a pasted list, and its lines come back with Undo", async () => {
  const user = await open();
  await user.paste(list);
  // The category that was read, and the same word among the choices.
  expect(await screen.findAllByText("Repairs")).toHaveLength(2);
  await user.click(await screen.findByRole("button", { name: "Book 2" }));
  await screen.findByText("Booked: 2 expenses");
  expect(sentBy("POST").map(({ body }) => body)).toEqual([
    {
      rows: [
        {
          propertyId: house,
          unitId: unit,
          category: "repairs",
          nature: "operating",
          amount: "120.50",
          currency: "EUR",
          date: "2026-11-03",
          notes: "Boiler",
        },
        {
          propertyId: house,
          unitId: null,
          category: "insurance",
          nature: "operating",
          amount: "1400.00",
          currency: "EUR",
          date: "2026-11-04",
          notes: "",
        },
      ],
      confirm: [],
    },
  ]);
  expect(await screen.findByText("the book")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByText("Undone. Nothing was kept.");
  expect(sentBy("POST").at(-1)?.path).toBe(`/api/v1/expenses/bulk/${undoId}/undo`);
});

it("[EXP-01] takes property and category for lines that name none, and says what is still missing", async () => {
  const user = await open();
  await user.paste("Date\tAmount\n2026-11-03\t40\n2026-11-04\t41");
  expect(await screen.findAllByText(/^Which property\?/)).toHaveLength(2);
  await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Taxes");
  await user.click(screen.getByRole("combobox", { name: "Property" }));
  await user.click(await screen.findByRole("option", { name: /Lindenhof/ }));
  await waitFor(() => {
    expect(cell("Property", 1).placeholder).toBe("Lindenhof");
  });
  expect(cell("Category", 1).placeholder).toBe("Taxes");
  expect(screen.getByRole("button", { name: "Book 2" })).toBeTruthy();
});

it("[EXP-01] names the rows that look like others, and books them when told to", async () => {
  const warning = { code: "RECORD_LIKE_ANOTHER", params: { rows: "1" } };
  const refusal = {
    code: "CONFIRMATION_REQUIRED",
    status: 409,
    message: "",
    defined: true,
    data: { warnings: [warning] },
  };
  made = () => Response.json(refusal, { status: 409 });
  const user = await open();
  await user.paste(list);
  await user.click(await screen.findByRole("button", { name: "Book 2" }));
  expect(await screen.findByText("Row 2 has the same property, day and amount as another.")).toBeTruthy();
  made = () => Response.json({ undoId, records: 2 });
  await user.click(screen.getByRole("button", { name: "Save anyway" }));
  await screen.findByText("Booked: 2 expenses");
  expect(sentBy("POST").at(-1)?.body).toMatchObject({ confirm: ["RECORD_LIKE_ANOTHER"] });
});

it("keeps everything when the server refuses a line, and names it", async () => {
  const refused = {
    code: "BAD_REQUEST",
    status: 400,
    message: "",
    defined: true,
    data: { issues: [{ path: ["rows", 1, "date"], code: "INVALID_DATE" }] },
  };
  made = () => Response.json(refused, { status: 400 });
  const user = await open();
  await user.paste(list);
  await user.click(await screen.findByRole("button", { name: "Book 2" }));
  expect(await screen.findByText(/^Row 2: /)).toBeTruthy();
  expect([cell("Note", 1).value, cell("Amount", 2).value]).toEqual(["Boiler", "-1,400.00"]);
});

const ledgerMessages = inEveryLanguage(
  import.meta.glob<Record<"category" | "expenseCategory" | "method", Record<string, string>>>(
    "../../../../../../packages/messages/*/ledger.json",
    { import: "default", eager: true },
  ),
);

describe.each(languages)("a list in the words of the product in %s", (language) => {
  const messages = ledgerMessages[language];
  const of = (group: "category" | "expenseCategory" | "method", word: string) => messages[group][word] ?? "";

  it("is read as it is written", () => {
    expect(expenseCategories.map((one) => categoryNamed("expense", of("expenseCategory", one)))).toEqual([
      ...expenseCategories,
    ]);
    expect(incomeCategories.map((one) => categoryNamed("income", of("category", one)))).toEqual([
      ...incomeCategories,
    ]);
    expect(paymentMethods.map((one) => methodNamed(of("method", one)))).toEqual([...paymentMethods]);
  });
});
