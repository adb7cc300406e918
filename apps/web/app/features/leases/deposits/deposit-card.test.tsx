import type { LeaseView } from "@keystead/contract/leases";
import type { MemberRole } from "@keystead/domain/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease } from "../../../testing/records/lease.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import type { Verb } from "../verbs/verb.ts";
import { DepositCard } from "./deposit-card.tsx";

type Account = LeaseView["depositAccount"];
type Movement = Account["movements"][number];

const moved = (number: number, kind: Movement["kind"], more: Partial<Movement> = {}): Movement => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  kind,
  amount: "1000.00",
  method: "bank_transfer",
  receipts: [],
  movedOn: "2026-01-05",
  note: "",
  transfer: false,
  ...more,
});
const nothing: Account = { agreed: "0.00", held: "0.00", due: "0.00", movements: [] };
const agreed: Account = { ...nothing, agreed: "1900.00", due: "1900.00" };
const inPart: Account = { ...agreed, held: "1000.00", due: "900.00", movements: [moved(1, "received")] };
const inFull: Account = {
  ...agreed,
  held: "1900.00",
  due: "0.00",
  movements: [moved(1, "received", { amount: "1900.00" })],
};
const returned: Account = {
  ...inFull,
  held: "0.00",
  movements: [
    moved(1, "received", { amount: "1900.00" }),
    moved(2, "retained", { amount: "240.00", note: "Scratched floor" }),
    moved(3, "returned", { amount: "1660.00" }),
  ],
};

async function open(account: Account, role: MemberRole = "owner", of: Partial<LeaseView> = {}) {
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf(role));
    return method === "DELETE" ? Response.json({ trashId: "t1" }) : new Promise<Response>(() => {});
  });
  const verbs: Verb[] = [];
  const user = await show(
    <>
      <DepositCard
        lease={{ ...sampleLease, ...of, depositAccount: account }}
        onVerb={(verb) => {
          verbs.push(verb);
        }}
      />
      <Toaster />
    </>,
  );
  await waitFor(() => expect(sentBy("GET").some(({ path }) => path.endsWith("/workspaces"))).toBe(true));
  const card = within(screen.getByRole("region", { name: "Deposit" }));
  return { user, verbs, card };
}

it.each<[string, Account, Partial<LeaseView>, string | null, string]>([
  [
    "nothing of what was agreed",
    agreed,
    {},
    "Nothing held",
    "held of €1,900.00 agreed. It stays the tenant’s money.",
  ],
  ["a part of it", inPart, {}, "Held in part", "held of €1,900.00 agreed. It stays the tenant’s money."],
  ["all of it", inFull, {}, "Held in full", "held of €1,900.00 agreed. It stays the tenant’s money."],
  [
    "a deposit that nobody agreed",
    { ...inPart, agreed: "0.00", due: "0.00" },
    {},
    null,
    "held. No deposit was agreed.",
  ],
  [
    "all of it on the last day",
    inFull,
    { endsOn: sampleLease.today },
    "Held in full",
    "held of €1,900.00 agreed. It stays the tenant’s money.",
  ],
  [
    "some of it the day after the end",
    inPart,
    { endsOn: "2026-11-18" },
    "Still to return",
    "held of €1,900.00 agreed. It stays the tenant’s money.",
  ],
])("says that it holds %s", async (_what, account, of, badge, words) => {
  const { card } = await open(account, "owner", of);
  expect(card.getByText(words)).toBeTruthy();
  for (const state of ["Nothing held", "Held in part", "Held in full", "Still to return"])
    expect(card.queryByText(state) !== null).toBe(state === badge);
});

it("lists what came in, what was kept and what went back, with its sign and its reason", async () => {
  const { card } = await open(returned);
  const facts = [...document.querySelectorAll("dl > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent,
  ]);
  expect(facts).toEqual([
    ["Received, 5 Jan 2026", "€1,900.00"],
    ["Kept, 5 Jan 2026Scratched floor", "−€240.00"],
    ["Returned, 5 Jan 2026", "−€1,660.00"],
  ]);
  expect(card.queryByText("Still due")).toBeNull();
});

it("calls a deposit that came with the tenant from another lease so, and one that left with them", async () => {
  const account = {
    ...inFull,
    movements: [moved(1, "received", { transfer: true }), moved(2, "returned", { transfer: true })],
  };
  const { card } = await open(account);
  expect(card.getByText("Brought along, 5 Jan 2026")).toBeTruthy();
  expect(card.getByText("Taken along, 5 Jan 2026")).toBeTruthy();
});

it.each<[string, Account, readonly string[]]>([
  ["nothing was received", agreed, ["received"]],
  ["nothing was agreed either", nothing, ["received"]],
  ["a part was received", inPart, ["received", "returned", "retained"]],
  ["all is held", inFull, ["returned", "retained"]],
  ["all went back", returned, []],
])("offers what can be done where %s", async (_what, account, kinds) => {
  const { user, verbs, card } = await open(account);
  for (const button of card.queryAllByRole("button").filter((one) => one.textContent !== ""))
    await user.click(button);
  expect(verbs.map((verb) => (verb.kind === "deposit" ? verb.move : verb.kind))).toEqual(kinds);
});

it.each<[MemberRole, boolean]>([
  ["owner", true],
  ["assistant", false],
])("lets the %s delete a movement: %s", async (role, may) => {
  const { user, card } = await open(inFull, role);
  await waitFor(() =>
    expect(card.queryAllByRole("button", { name: /^Actions for/ })).toHaveLength(may ? 1 : 0),
  );
  if (!may) return;
  await user.click(card.getByRole("button", { name: "Actions for Received, 5 Jan 2026" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText("Deleted.")).toBeTruthy();
  expect(sentBy("DELETE")[0]?.path).toBe(`/api/v1/deposit-movements/${moved(1, "received").id}`);
});
