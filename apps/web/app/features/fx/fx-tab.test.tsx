import type { RateGrid } from "@keystead/contract/fx";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { profile } from "../../testing/records/profile.ts";
import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { SaveBar } from "../settings/save-bar.tsx";
import { FxTab } from "./fx-tab.tsx";

const grid: RateGrid = {
  baseCurrency: "EUR",
  currentMonth: "2026-11",
  months: ["2026-09", "2026-10", "2026-11"],
  pairs: [
    { base: "EUR", quote: "CHF" },
    { base: "EUR", quote: "USD" },
  ],
  rates: [
    { id: "r1", version: 3, period: "2026-09", base: "EUR", quote: "CHF", rate: "0.94", records: 4 },
    { id: "r2", version: 1, period: "2026-10", base: "EUR", quote: "CHF", rate: "0.95", records: 2 },
  ],
  missing: [{ period: "2026-11", from: "CHF", to: "EUR", records: 14 }],
  owner: "Ana Ruiz",
};

type Membership = { readonly role?: "owner" | "assistant"; readonly plan?: "free" | "starter" };

async function open({ role = "owner", plan = "starter" }: Membership = {}, address = "/settings#fx") {
  answerWith(({ method, path }) => {
    if (path === "/api/v1/fx-rates/preview")
      return Response.json({
        currency: "EUR",
        effects: [{ period: "2026-11", from: "CHF", records: 14, before: null, after: "1409.37" }],
      });
    if (path === "/api/v1/fx-rates" && method === "PUT") return Response.json({ saved: 2, trashId: null });
    if (path === "/api/v1/fx-rates") return Response.json(grid);
    if (path === "/api/v1/profile") return Response.json(profile);
    if (path === "/api/v1/subscription") return Response.json({ ...subscription, effectivePlan: plan });
    const membership = { id: "w", kind: "own", name: "", role, ownerName: "Ana Ruiz", paused: false };
    return Response.json({ items: [membership], current: "w" });
  });
  const user = await show(
    <>
      <SaveBar shown="fx">
        <FxTab />
      </SaveBar>
      <Toaster />
    </>,
    undefined,
    address,
  );
  await screen.findByRole("table");
  if (role === "owner" && plan === "starter") await screen.findAllByRole("textbox", { name: /: 1 EUR in/ });
  return user;
}

const subscription = {
  plan: "starter",
  status: "active",
  trialEndsAt: "2026-12-01T00:00:00.000Z",
  currentPeriodStart: "2026-11-01T00:00:00.000Z",
  currentPeriodEnd: "2026-12-01T00:00:00.000Z",
  limits: { properties: 5, units: 10, assistants: 1, storage: 1, transactions: 2000 },
  used: { properties: 1, units: 1, assistants: 0, storage: 0, transactions: 1 },
};
const cell = (month: string, quote = "CHF") =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `${month} 2026: 1 EUR in ${quote}` });
const save = { name: "Save changes" };

it("[SET-01] reads what is stored with its inverse, and names what waits for a rate", async () => {
  await open();
  expect(cell("September").value).toBe("0.94");
  expect(cell("September").parentElement?.textContent).toContain("1 CHF ≈ 1.06383 EUR");
  expect(cell("November").parentElement?.textContent).toContain("14 records");
  expect(screen.queryByRole("button", save)).toBeNull();
});

it("saves what was typed and cleared together, and says before what it changes", async () => {
  const user = await open();
  await user.click(cell("November"));
  await user.keyboard("0,9412");
  await user.clear(cell("September"));
  const effects = (await screen.findByText("What saving changes")).parentElement;
  expect(effects?.textContent).toMatch(/November 2026, CHF 14 records.*no rate.*€1,409\.37/);
  await user.click(screen.getByRole("button", save));
  await screen.findByText("2 rates saved.");
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    {
      changes: [
        { period: "2026-09", base: "EUR", quote: "CHF", rate: null, version: 3 },
        { period: "2026-11", base: "EUR", quote: "CHF", rate: "0.9412", version: null },
      ],
    },
  ]);
  expect(screen.queryByRole("button", save)).toBeNull();
});

it("keeps what is no rate at its cell and sends nothing", async () => {
  const user = await open();
  for (const [input, month] of [
    ["0", "November"],
    ["-1", "October"],
    ["abc", "September"],
  ] as const) {
    await user.clear(cell(month));
    await enter(user, cell(month), input);
  }
  await user.click(screen.getByRole("button", save));
  expect(screen.getAllByText("Enter a rate above 0, for example 0.9412")).toHaveLength(3);
  expect(document.activeElement).toBe(cell("November"));
  expect(sentBy("PUT")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(cell("October").value).toBe("0.95");
});

it("copies the month before into empty cells alone, and takes a pasted table", async () => {
  const user = await open();
  await user.click(
    screen.getAllByRole("button", { name: /^Copy the previous month into November/ })[0] ?? document.body,
  );
  expect([cell("November").value, cell("November", "USD").value]).toEqual(["0.95", ""]);
  await user.click(cell("October"));
  await user.paste("0.951\t0.952\n1.1\t1.2\t1.3");
  expect([cell("October").value, cell("November").value]).toEqual(["0.951", "0.952"]);
  expect([cell("October", "USD").value, cell("November", "USD").value]).toEqual(["1.1", "1.2"]);
  expect(await screen.findByText("1 value found no cell.")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(cell("October").value).toBe("0.95");
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(cell("October", "USD"));
});

it("marks what the server refuses at its cell", async () => {
  const user = await open();
  await enter(user, cell("November"), "0.9");
  await enter(user, cell("October", "USD"), "1.1");
  answerWith(({ method, path }) =>
    method === "PUT"
      ? Response.json(
          {
            defined: true,
            code: "BAD_REQUEST",
            status: 400,
            message: "BAD_REQUEST",
            data: { issues: [{ path: ["changes", 1, "rate"], code: "FX_DUPLICATE_PAIR" }] },
          },
          { status: 400 },
        )
      : Response.json(path.endsWith("/preview") ? { currency: "EUR", effects: [] } : grid),
  );
  await user.click(screen.getByRole("button", save));
  expect((await screen.findByText("Someone has just entered this rate.")).parentElement?.id).toBe(
    "rate-2026-10-EUR-USD-about",
  );
  expect(cell("November").value).toBe("0.9");
});

it("turns a pair round without taking the rounded inverse for a rate", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Enter as 1 CHF in EUR" }));
  const turned = screen.getByRole<HTMLInputElement>("textbox", { name: "September 2026: 1 CHF in EUR" });
  expect([turned.value, turned.placeholder]).toEqual(["", "≈ 1.06383"]);
  expect(screen.queryByRole("button", save)).toBeNull();
  await enter(user, turned, "1.06");
  await user.click(screen.getByRole("button", save));
  await waitFor(() => {
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([
      { changes: [{ period: "2026-09", base: "CHF", quote: "EUR", rate: "1.06", version: 3 }] },
    ]);
  });
});

it("goes on reading a pair the way it was turned when the server reads it so too", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Enter as 1 CHF in EUR" }));
  answerWith(({ method, path }) => {
    if (path.endsWith("/preview")) return Response.json({ currency: "EUR", effects: [] });
    return Response.json(
      method === "PUT" ? { saved: 1, trashId: null } : { ...grid, pairs: [{ base: "CHF", quote: "EUR" }] },
    );
  });
  await enter(user, screen.getByRole("textbox", { name: "November 2026: 1 CHF in EUR" }), "1.06");
  await user.click(screen.getByRole("button", save));
  await waitFor(() => {
    expect(screen.queryByRole("textbox", { name: /in USD$/ })).toBeNull();
  });
  expect(screen.getByRole("textbox", { name: "November 2026: 1 CHF in EUR" })).toBeTruthy();
});

it("leads to the cell that an address asks for, though nothing is stored in its currency", async () => {
  await open({}, "/settings?rate=2026-10.GBP#fx");
  await waitFor(() => {
    expect(document.activeElement).toBe(cell("October", "GBP"));
  });
});

it("is to be read by an assistant, who is told whom to ask, and on the free plan", async () => {
  await open({ role: "assistant" });
  expect(await screen.findByText(/^Only Ana Ruiz can change exchange rates/)).toBeTruthy();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
  expect(within(screen.getByRole("table")).getByText("0.94")).toBeTruthy();
});

it("keeps stored rates readable on the free plan and says where writing begins", async () => {
  await open({ plan: "free" });
  expect(await screen.findByText(/^Entering rates comes with Starter/)).toBeTruthy();
  expect(screen.queryAllByRole("textbox")).toEqual([]);
});
