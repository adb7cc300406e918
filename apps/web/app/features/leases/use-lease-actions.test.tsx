import type { LeaseView } from "@keystead/contract/leases";
import type { MemberRole } from "@keystead/domain/permissions";
import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { expect, it } from "vitest";

import { inArrears, sampleLease } from "../../testing/records/lease.ts";
import { membershipOf } from "../../testing/records/membership.ts";
import { refused } from "../../testing/records/tasks.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { LeaseHead } from "./detail/lease-head.tsx";
import type { Verb } from "./verbs/verb.ts";

const trashId = "00000000-0000-4000-8000-000000000099";
const nothing = () => {};

function Where() {
  return <p data-testid="where">{useLocation().pathname}</p>;
}

async function open(over: Partial<LeaseView> = {}, role: MemberRole = "owner", deletion?: () => Response) {
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf(role));
    if (method === "DELETE") return deletion?.() ?? Response.json({ trashId });
    return method === "POST" ? Response.json({}) : new Promise<Response>(() => {});
  });
  const verbs: Verb[] = [];
  const user = await show(
    <>
      <LeaseHead
        lease={{ ...sampleLease, yearsToSettle: [], ...over }}
        paying={false}
        onPayingChange={nothing}
        onEdit={nothing}
        onVerb={(verb) => {
          verbs.push(verb);
        }}
      />
      <Where />
      <Toaster />
    </>,
    undefined,
    `/leases/${sampleLease.id}`,
  );
  await waitFor(() => expect(sentBy("GET").some(({ path }) => path.endsWith("/workspaces"))).toBe(true));
  const menu = async () => {
    await user.click(screen.getByRole("button", { name: "Actions for Ada Adler" }));
    return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  };
  const press = async (name: string) => {
    await menu();
    await user.click(screen.getByRole("menuitem", { name }));
  };
  return { user, menu, press, verbs };
}

const rent = ["Change rent", "Add charge", "Index the rent", "Graduated rent"];
const elsewhere = { id: trashId, property: "Lindenhof", unit: "Flat 2" };

it.each<[string, Partial<LeaseView>, MemberRole, readonly string[]]>([
  [
    "runs until a day",
    {},
    "owner",
    [
      ...rent,
      "Move to another unit",
      "Move-in",
      "End lease",
      "Extend lease",
      "Remind the tenant",
      "Letters",
      "History",
      "Delete lease",
    ],
  ],
  [
    "runs on without an end, for an assistant",
    { endsOn: null },
    "assistant",
    [...rent, "Move to another unit", "Move-in", "End lease", "Remind the tenant", "Letters", "History"],
  ],
  [
    "has not begun: it can be edited, and its move-in is a button",
    { status: "upcoming" },
    "owner",
    [...rent, "End lease", "Extend lease", "Remind the tenant", "Letters", "History", "Delete lease"],
  ],
  [
    "is over: nobody is reminded any more",
    { status: "ended" },
    "owner",
    [
      ...rent,
      "Move to another unit",
      "Move-in",
      "End lease",
      "Extend lease",
      "Letters",
      "History",
      "Delete lease",
    ],
  ],
  [
    "moved to another flat, which it does once",
    { status: "ended", movedTo: elsewhere },
    "owner",
    [...rent, "Move-in", "End lease", "Extend lease", "Letters", "History", "Delete lease"],
  ],
])("offers of a lease that %s what can be done with it", async (_what, over, role, offered) => {
  const { menu } = await open(over, role);
  expect(await menu()).toEqual(offered);
});

it("offers to waive and to settle only where something is open and a year is over", async () => {
  const { menu, press, verbs, user } = await open({ ...inArrears, yearsToSettle: [2025] });
  expect(await menu()).toEqual(expect.arrayContaining(["Waive rent", "Settle charges"]));
  await user.keyboard("{Escape}");
  await press("Waive rent");
  const [verb] = verbs;
  expect(verb?.kind === "waive" ? verb.lines.map(({ key }) => key) : []).toContain("2026-09");
});

it("deletes a lease, goes to the list, and brings it back", async () => {
  const { user, press } = await open();
  await press("Delete lease");
  expect(await screen.findByText("Deleted.")).toBeTruthy();
  await waitFor(() => expect(screen.getByTestId("where").textContent).toBe("/leases"));
  expect(sentBy("DELETE")[0]?.path).toBe(`/api/v1/leases/${sampleLease.id}`);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("POST")[0]?.path).toContain(trashId));
});

it("stays on a lease that has payments, and says that they go first", async () => {
  const { press } = await open({}, "owner", () => refused("HAS_PAYMENTS", {}, 409));
  await press("Delete lease");
  expect(await screen.findByText("Payments are recorded on this. Remove them first.")).toBeTruthy();
  expect(screen.getByTestId("where").textContent).toBe(`/leases/${sampleLease.id}`);
});
