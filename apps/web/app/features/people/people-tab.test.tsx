import type { InvitationView, PeopleView } from "@keystead/contract/people";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";

import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { PeopleTab } from "./people-tab.tsx";

const owner = {
  userId: "u1",
  name: "Helena Brandt",
  email: "helena@brandt-lets.example",
  role: "owner",
  since: "2026-01-12T09:00:00Z",
  lastSeenAt: null,
  paused: false,
} as const;
const jana = {
  ...owner,
  userId: "u2",
  name: "Jana Vogt",
  email: "jana@brandt-lets.example",
  role: "assistant",
  lastSeenAt: "2026-11-18T08:40:00Z",
} as const;
const marco: InvitationView = {
  id: "11111111-1111-4111-8111-111111111111",
  email: "marco.sala@posta.example",
  role: "assistant",
  language: "it",
  state: "open",
  sentAt: "2026-11-18T09:00:00Z",
  expiresAt: "2026-11-23T21:00:00Z",
};
const workspaces = {
  items: [{ id: "w1", kind: "own", name: "", role: "owner", ownerName: "", paused: false }],
  current: "w1",
};
let team: PeopleView;
let refusal: Response | null;

beforeEach(() => {
  team = { people: [owner, jana], invitations: [marco], assistants: { used: 2, limit: 3 } };
  refusal = null;
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces")) return Response.json(workspaces);
    if (path.endsWith("/subscription")) return Response.json(subscription({ properties: 1, units: 1 }));
    if (method === "GET") return Response.json(team);
    return refusal ?? Response.json(method === "POST" ? marco : { ok: true, renewed: [] });
  });
});

const line = async (name: string) =>
  within((await screen.findByText(name)).closest("li") ?? expect.fail("no line"));

it("says who works here, who was asked to, and how many places are taken", async () => {
  await show(<PeopleTab />);
  expect(await screen.findByText("2 of 3 assistants")).toBeTruthy();
  expect((await line("Helena Brandt")).getByText("Everything")).toBeTruthy();
  const assistant = await line("Jana Vogt");
  expect(assistant.getByText("Active 20 min ago")).toBeTruthy();
  const invited = await line("marco.sala@posta.example");
  expect(invited.getByText("Expires in 6 days")).toBeTruthy();
  expect(invited.getByText("Invited as assistant on 18 Nov 2026")).toBeTruthy();
});

it("sends an invitation in the language chosen, and says a wrong address at the field", async () => {
  const user = await show(<PeopleTab />);
  await user.click(await screen.findByRole("button", { name: "Invite someone" }));
  const field = await screen.findByLabelText("Email");
  await enter(user, field, "ana");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("Invalid email address")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await enter(user, field, "@example.org");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  await waitFor(() => {
    expect(screen.queryByRole("button", { name: "Send invitation" })).toBeNull();
  });
  expect(sentBy("POST").map(({ body }) => body)).toEqual([
    { email: "ana@example.org", role: "assistant", language: "en" },
  ]);
});

it("keeps what was typed where the address belongs to the team already", async () => {
  refusal = Response.json(
    {
      defined: true,
      code: "BAD_REQUEST",
      status: 400,
      message: "BAD_REQUEST",
      data: { issues: [{ path: ["email"], code: "ALREADY_MEMBER" }] },
    },
    { status: 400 },
  );
  const user = await show(<PeopleTab />);
  await user.click(await screen.findByRole("button", { name: "Invite someone" }));
  await enter(user, await screen.findByLabelText("Email"), "jana@brandt-lets.example");
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText("This person is in your team already.")).toBeTruthy();
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "jana@brandt-lets.example");
});

it("withdraws, sends again, and removes only when asked twice", async () => {
  const user = await show(<PeopleTab />);
  await user.click(
    await screen.findByRole("button", { name: "Resend invitation to marco.sala@posta.example" }),
  );
  await user.click(screen.getByRole("button", { name: "Withdraw invitation of marco.sala@posta.example" }));
  await user.click((await line("Jana Vogt")).getByRole("button"));
  await user.click(await screen.findByRole("menuitem", { name: "Remove from team" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Remove Jana Vogt?" }));
  expect(sentBy("DELETE").map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/members\/invitations\/1111/),
  ]);
  await user.click(dialog.getByRole("button", { name: "Remove from team" }));
  await waitFor(() => {
    expect(sentBy("DELETE").map(({ path }) => path)).toContainEqual(expect.stringMatching(/\/members\/u2$/));
  });
  expect(sentBy("POST").map(({ path }) => path)).toEqual([expect.stringMatching(/\/resend$/)]);
});

it("says what was made anew because whoever was removed could read it", async () => {
  const renewed = [
    { kind: "calendar_feed", id: "p1", name: "Casa Azul" },
    { kind: "cleaner_link", id: "c1", name: "Rosa Pinto" },
  ];
  answerWith(({ path, method }) => {
    if (path.endsWith("/workspaces")) return Response.json(workspaces);
    if (path.endsWith("/subscription")) return Response.json(subscription({ properties: 1, units: 1 }));
    return Response.json(method === "DELETE" ? { ok: true, renewed } : team);
  });
  const user = await show(<PeopleTab />);
  await user.click((await line("Jana Vogt")).getByRole("button"));
  await user.click(await screen.findByRole("menuitem", { name: "Remove from team" }));
  const removal = within(await screen.findByRole("dialog", { name: "Remove Jana Vogt?" }));
  expect(removal.getByText(/is replaced/)).toBeTruthy();
  await user.click(removal.getByRole("button", { name: "Remove from team" }));
  const report = within(await screen.findByRole("dialog", { name: "Jana Vogt removed." }));
  expect(report.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Calendar feed of Casa Azul",
    "Cleaner’s link of Rosa Pinto",
  ]);
  await user.click(report.getByRole("button", { name: "I have read it" }));
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

it("says of an assistant for whom the plan has no room that the access is paused", async () => {
  team = { ...team, people: [owner, { ...jana, paused: true }], assistants: { used: 2, limit: 0 } };
  await show(<PeopleTab />);
  expect((await line("Jana Vogt")).getByText("Paused by the plan")).toBeTruthy();
  expect(screen.getByText("2 assistants, none in your plan")).toBeTruthy();
});
