import type { TurnoverList, TurnoversAssigned, TurnoverView } from "@keystead/contract/turnovers";
import type { MemberRole } from "@keystead/domain/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { aTurnover } from "../../../testing/records/turnovers.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { TurnoversBoard } from "./turnovers-board.tsx";
// Loaded ahead: loading on demand is slow on a busy machine.
import "./assign-all/assign-proposed-dialog.tsx";

const maria = { id: "33333333-3333-4333-8333-333333333333", name: "Maria" };
const ivan = { id: "44444444-4444-4444-8444-444444444444", name: "Ivan" };
const azul = { id: "p1", name: "Casa Azul" };
const loft = { id: "p2", name: "Loft" };
const free = (number: number, over: Partial<TurnoverView>): TurnoverView =>
  aTurnover({
    id: `11111111-1111-4111-8111-00000000000${number}`,
    status: "unassigned",
    cleaner: null,
    reach: null,
    confirmedAt: null,
    fee: "0.00",
    payout: "none",
    property: azul,
    unit: { id: `u${number}`, name: `Flat ${number}` },
    ...over,
  });
const first = free(1, { proposed: { cleaner: maria, fee: "34.00" } });
const second = free(2, { proposed: { cleaner: maria, fee: "34.00" } });
const third = free(3, { proposed: { cleaner: ivan, fee: "20.00" }, property: loft });
const nobodys = free(4, { property: loft });
const list: TurnoverList = {
  items: [first, second, third, nobodys],
  clashesAsProposed: [[first.id, second.id]],
};

type House = {
  readonly answer?: TurnoversAssigned;
  readonly answers?: TurnoverList;
  readonly role?: MemberRole;
};

async function open({ answer, answers = list, role = "owner" }: House = {}) {
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf(role));
    if (method === "GET" && path.endsWith("/turnovers")) return Response.json(answers);
    if (path.endsWith("/undo")) return Response.json({ ok: true });
    if (path.endsWith("/assignments")) return Response.json(answer);
    return new Promise(() => {});
  });
  const user = await show(
    <>
      <TurnoversBoard />
      <Toaster />
    </>,
    undefined,
    "/tasks?view=cleaning",
  );
  await screen.findByRole("region", { name: "Needs attention" });
  return user;
}
const chosen = () => screen.getAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked);

it("names each property once, and its turnovers under it by their unit", async () => {
  await open();
  const need = screen.getByRole("region", { name: "Needs attention" });
  expect(
    within(need)
      .getAllByRole("heading", { level: 4 })
      .map(({ textContent }) => textContent),
  ).toEqual(["Casa Azul", "Loft"]);
  const ofAzul = within(need).getByRole("group", { name: "Casa Azul" });
  const lines = within(ofAzul).getAllByRole("listitem");
  expect(lines.map((line) => within(line).getByText(/^Flat/).textContent)).toEqual(["Flat 1", "Flat 2"]);
  // The state of each, in words beside its sign.
  expect(within(ofAzul).getAllByText("No cleaner")).toHaveLength(2);
});

it("[CLEAN-02] assigns all as proposed: what it comes to first, then once, and one Undo for all", async () => {
  const user = await open({
    answer: {
      undoId: "99999999-9999-4999-8999-999999999999",
      cleaners: [
        { cleaner: ivan, turnovers: 1 },
        { cleaner: maria, turnovers: 1 },
      ],
      left: [{ id: second.id, rentable: { property: azul, unit: second.unit }, reason: "changed" }],
    },
  });
  await user.click(screen.getByRole("button", { name: "Assign 3 as proposed" }));
  const question = await screen.findByRole("dialog", { name: "Assign 3 cleanings as proposed" });
  expect(
    within(question)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["1 Ivan", "2 Maria"]);
  expect(within(question).getByText("1 without a proposal stays open.")).toBeTruthy();
  expect(within(question).getByText(/^2 are at the same time as another cleaning/)).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await user.click(within(question).getByRole("button", { name: "Assign 3" }));
  const message = await screen.findByText(/^2 cleanings assigned: 1 Ivan, 1 Maria\./);
  expect(message.textContent).toContain("1 changed meanwhile and stays as it is: Flat 2.");
  const [sent] = sentBy("POST");
  expect(sent?.path).toBe("/api/v1/turnovers/assignments");
  expect(sent?.key).not.toBeNull();
  expect(sent?.body).toEqual({
    turnovers: [first, second, third].map(({ id, version, proposed }) => ({
      id,
      version,
      cleanerId: proposed?.cleaner.id,
    })),
    // The dialog has already stated that a cleaner would be in two places.
    confirm: ["CLEANER_DOUBLE_BOOKED"],
  });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(sentBy("POST").at(-1)?.path).toBe(
      "/api/v1/turnovers/assignments/99999999-9999-4999-8999-999999999999/undo",
    ),
  );
  expect(await screen.findByText("Undone: these cleanings have no cleaner again.")).toBeTruthy();
});

it("assigns those that are chosen, and counts no clash with one that is not", async () => {
  const user = await open({ answer: { undoId: null, cleaners: [], left: [] } });
  await user.click(screen.getByRole("checkbox", { name: /^Select Flat 1, Casa Azul/ }));
  await user.click(screen.getByRole("checkbox", { name: /^Select Flat 4, Loft/ }));
  const bar = screen.getByRole("region", { name: "Actions for the selection" });
  expect(within(bar).getByText("2 selected")).toBeTruthy();
  await user.click(within(bar).getByRole("button", { name: "Assign as proposed" }));
  const question = await screen.findByRole("dialog", { name: "Assign 1 cleaning as proposed" });
  expect(within(question).queryByText(/at the same time/)).toBeNull();
  await user.click(within(question).getByRole("button", { name: "Assign 1" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]?.body).toEqual({
      turnovers: [{ id: first.id, version: 1, cleanerId: maria.id }],
      confirm: [],
    });
  });
});

it("chooses all that are shown, and by the keys of every list", async () => {
  const user = await open();
  await user.click(screen.getByRole("checkbox", { name: "Select all turnovers shown" }));
  expect(chosen()).toHaveLength(5);
  await user.keyboard("{Escape}");
  expect(chosen()).toEqual([]);
  await user.keyboard("jj");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Select Flat 2, Casa Azul/);
  await user.keyboard("x");
  expect(chosen()).toHaveLength(1);
  await user.keyboard("k");
  expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^Select Flat 1, Casa Azul/);
});

it("says why nothing can be assigned where nobody is proposed, and offers no button for it", async () => {
  const user = await open({ answers: { items: [nobodys], clashesAsProposed: [] } });
  expect(screen.queryByRole("button", { name: /as proposed$/ })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: /^Select Flat 4, Loft/ }));
  await user.click(screen.getByRole("button", { name: "Assign as proposed" }));
  expect(await screen.findByText(/^No cleaner is proposed for these cleanings/)).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
});
