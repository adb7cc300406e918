import type { CleanerView } from "@keystead/contract/turnovers";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { CleanersCard } from "./cleaners-card.tsx";

const rosa: CleanerView = {
  id: "11111111-1111-4111-8111-111111111111",
  version: 1,
  name: "Rosa Pinto",
  email: "",
  phone: "+351 910 000 214",
  language: "es",
  notes: "",
  archived: false,
  login: null,
  currency: "EUR",
  payBy: null,
  amount: null,
  weekendAmount: null,
  unitPay: [],
  rentables: [{ property: { id: "p1", name: "Casa Azul" }, unit: { id: "u1", name: "Garden flat" } }],
  link: {
    state: "open",
    url: "https://keystead.example/job#token=abc",
    madeAt: "2026-10-14T09:00:00Z",
    madeBy: "Helena Brandt",
    expiresAt: "2027-01-12T09:00:00Z",
    revokedAt: null,
    lastUsedAt: "2026-11-17T19:05:00Z",
  },
};
const lea: CleanerView = { ...rosa, id: "22222222-2222-4222-8222-222222222222", name: "Lea", link: null };
let role: "owner" | "assistant";
/** The response to a deletion. */
let deletion: (() => Response) | null;

beforeEach(() => {
  role = "owner";
  deletion = null;
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces"))
      return Response.json({
        items: [{ id: "w1", kind: "own", name: "", role, ownerName: "", paused: false }],
        current: "w1",
      });
    if (method === "GET") return Response.json({ items: [lea, rosa], total: 2, logins: [] });
    if (method === "DELETE" && deletion !== null) return deletion();
    return Response.json(rosa);
  });
});

const line = async (name: string) =>
  within((await screen.findByRole("button", { name })).closest("li") ?? expect.fail("no line"));

it("says of each cleaner where they come, until when the link opens and when it was used", async () => {
  await show(<CleanersCard />);
  const known = await line("Rosa Pinto");
  expect(known.getByText("Garden flat · +351 910 000 214")).toBeTruthy();
  expect(known.getByText("Español")).toBeTruthy();
  expect(known.getByText("Last used 17 Nov 2026")).toBeTruthy();
  expect(known.getByText("valid until 12 Jan 2027, by Helena Brandt")).toBeTruthy();
  expect((await line("Lea")).getByText("No link yet")).toBeTruthy();
});

it("makes a link where there is none, and revokes one when asked twice", async () => {
  const user = await show(<CleanersCard />);
  await user.click(await screen.findByRole("button", { name: "New link for Lea" }));
  await user.click(screen.getByRole("button", { name: "Revoke link of Rosa Pinto" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Revoke the link of Rosa Pinto?" }));
  expect(sentBy("DELETE")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Revoke link" }));
  await waitFor(() => {
    expect(sentBy("DELETE")).toHaveLength(1);
  });
  expect(sentBy("POST").map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/cleaners\/2222.*\/link$/),
  ]);
  expect(sentBy("DELETE").map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/cleaners\/1111.*\/link$/),
  ]);
});

it("is there for an assistant too", async () => {
  role = "assistant";
  await show(<CleanersCard />);
  expect(await screen.findByRole("heading", { name: "Cleaners" })).toBeTruthy();
});

it("says why a cleaner with turnovers stays, and names the turnovers with the way to each", async () => {
  const records = [
    { kind: "turnover", id: lea.id, name: "Garden flat", from: "2026-12-01", to: "2026-12-01" },
  ];
  const data = { reason: "CLEANER_IN_USE", records };
  deletion = () =>
    Response.json(
      { defined: true, code: "JOB_REFUSED", status: 409, message: "JOB_REFUSED", data },
      { status: 409 },
    );
  const user = await show(
    <>
      <CleanersCard />
      <Toaster />
    </>,
  );
  await user.click((await line("Rosa Pinto")).getByRole("button", { name: "Actions for Rosa Pinto" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText("Rosa Pinto has turnovers. Archive the contact instead.")).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Garden flat · 1 Dec 2026" });
  expect(link.getAttribute("href")).toMatch(/^\/tasks\?view=cleaning&week=2026-12-01/);
});
