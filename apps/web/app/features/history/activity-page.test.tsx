import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { ActivityPage } from "./activity-page.tsx";

const id = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const money = (field: string) => ({
  field,
  hidden: false,
  from: null,
  to: { type: "money", amount: "1.00", currency: "EUR" },
  on: null,
});

const items = [
  {
    id: id(1),
    at: "2026-11-03T09:00:00.000Z",
    who: { id: id(50), name: "Ana Kovač" },
    action: "create",
    entity: "lease",
    record: { kind: "lease", id: id(2), name: "Ada Adler · Lindenhof", propertyId: id(3) },
    changes: ["rent", "charges", "deposit", "opening", "amount"].map(money),
  },
  {
    id: id(4),
    at: "2026-11-02T09:00:00.000Z",
    who: { id: id(51), name: null },
    action: "delete",
    entity: "tenant",
    record: { kind: "tenant", id: id(5), name: null, propertyId: null },
    changes: [],
  },
];

function answers(role: string, list: () => Response) {
  answerWith(({ path }) => {
    if (path === "/api/v1/workspaces")
      return Response.json({
        items: [{ id: id(9), kind: "own", name: "", role, ownerName: "" }],
        current: id(9),
      });
    if (path === "/api/v1/activity/people")
      return Response.json({
        items: [
          { id: id(50), name: "Ana Kovač" },
          { id: id(51), name: null },
        ],
      });
    return path === "/api/v1/activity" ? list() : new Promise(() => {});
  });
}

const lastQuery = () => sent.filter(({ path }) => path === "/api/v1/activity").at(-1)?.query;

it("leads from each line to its record, says which are gone, and keeps long entries short", async () => {
  answers("owner", () => Response.json({ items, total: 2 }));
  await show(<ActivityPage />);
  const [, made, deleted] = await screen.findAllByRole("row");
  if (made === undefined || deleted === undefined) throw new Error("two lines were answered");
  expect(within(made).getByRole("link", { name: "Ada Adler · Lindenhof" }).getAttribute("href")).toBe(
    `/leases/${id(2)}`,
  );
  expect(within(made).getAllByRole("term")).toHaveLength(3);
  expect(within(made).getByText("and 2 more fields")).toBeTruthy();
  expect(within(deleted).getByText("deleted since")).toBeTruthy();
  expect(within(deleted).getByText("A former member")).toBeTruthy();
  expect(within(deleted).queryByRole("link")).toBeNull();
});

it("is narrowed by who and kind, in the address", async () => {
  answers("owner", () => Response.json({ items, total: 2 }));
  await show(<ActivityPage />, undefined, `/activity?person=${id(50)}&kind=lease,money`);
  await screen.findByText("Lease added");
  expect(lastQuery()).toMatchObject({ person: id(50), kind: "lease,money", sort: "-at" });
});

it("is narrowed to a period that ends today", async () => {
  answers("owner", () => Response.json({ items, total: 2 }));
  const user = await show(<ActivityPage />);
  await user.click(await screen.findByRole("button", { name: /^Period/ }));
  await user.click(await screen.findByRole("menuitem", { name: "Last 7 days" }));
  await waitFor(() => {
    expect(lastQuery()?.["from"]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
  expect(lastQuery()).not.toHaveProperty("within");
});

it("says what will stand here", async () => {
  answers("owner", () => Response.json({ items: [], total: 0 }));
  await show(<ActivityPage />);
  expect(await screen.findByText("Nothing was done here yet")).toBeTruthy();
});

it("says that it could not be loaded", async () => {
  answers("owner", () =>
    Response.json({ code: "FORBIDDEN", status: 403, message: "", defined: true }, { status: 403 }),
  );
  await show(<ActivityPage />);
  expect(await screen.findByText("The activity could not be loaded")).toBeTruthy();
});

it("asks for nothing where the role may not see it, and says whose it is", async () => {
  answers("assistant", () => Response.json({ items, total: 2 }));
  await show(<ActivityPage />);
  expect(await screen.findByText("Only the owner of the workspace sees what everybody did")).toBeTruthy();
  expect(sent.filter(({ path }) => path.startsWith("/api/v1/activity"))).toEqual([]);
});
