import type { TurnoverView } from "@keystead/contract/turnovers";
import type { MemberRole } from "@keystead/domain/permissions";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../../testing/records/membership.ts";
import { refused } from "../../../../testing/records/tasks.ts";
import { aTurnover } from "../../../../testing/records/turnovers.ts";
import { show } from "../../../../testing/show.tsx";
import { answerWith, type Sent, sentBy } from "../../../../testing/wire.ts";
import { Toaster } from "../../../../ui/toast/toaster.tsx";
// Loaded on demand, with the first press.
import "../../checklists/turnover-checklist.tsx";
import { axisOf } from "./slot-bar.tsx";
import { TurnoverLine } from "./turnover-line.tsx";

const id = "11111111-1111-4111-8111-111111111111";
const rosa = { id: "33333333-3333-4333-8333-333333333333", name: "Rosa" };
const done = {
  id,
  status: "done",
  doneAt: "2026-03-10T13:40",
  doneBy: "cleaner",
  payout: "due",
  cleaner: rosa,
} as const;

type House = { readonly role?: MemberRole; readonly onChange?: (requested: Sent) => Response | undefined };

async function open(more: Partial<TurnoverView> = {}, { role = "owner", onChange }: House = {}) {
  answerWith((requested) => {
    if (requested.path.endsWith("/workspaces")) return Response.json(membershipOf(role));
    return onChange?.(requested) ?? new Promise<Response>(() => {});
  });
  const turnover = aTurnover({ id, cleaner: rosa, ...more });
  let opened = 0;
  const user = await show(
    <>
      <ul>
        <TurnoverLine
          turnover={turnover}
          axis={axisOf([turnover])}
          selection={undefined}
          onOpen={() => {
            opened += 1;
          }}
        />
      </ul>
      <Toaster />
    </>,
  );
  await waitFor(() => expect(sentBy("GET").some(({ path }) => path.endsWith("/workspaces"))).toBe(true));
  return { user, opened: () => opened, line: within(screen.getByRole("listitem")) };
}

async function menu({ user }: Awaited<ReturnType<typeof open>>): Promise<readonly (string | null)[]> {
  await user.click(screen.getByRole("button", { name: "Actions for Casa Azul" }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}

it.each<[string, Partial<TurnoverView>, readonly string[]]>([
  ["with an arrival that day", { flags: ["back_to_back"] }, ["11:00–15:00", "60 min slack"]],
  [
    "with less time than it takes",
    { flags: ["back_to_back", "too_short"], slackMinutes: -30 },
    ["11:00–15:00", "30 min short"],
  ],
  ["under two stays at once", { flags: ["overlap"], slackMinutes: -60 }, ["from 11:00", "Stays overlap"]],
  [
    "with no arrival to come",
    { window: { from: "2026-03-10T11:00", to: null }, slackMinutes: null },
    ["from 11:00", "no arrival yet"],
  ],
  [
    "with an arrival on another day",
    { window: { from: "2026-03-10T11:00", to: "2026-03-12T15:00" }, slackMinutes: 2940 },
    ["from 11:00", "free until 12 Mar"],
  ],
])("[CLEAN-02] says of a cleaning %s how much time there is", async (_what, more, texts) => {
  const { line } = await open(more);
  for (const words of texts) expect(line.getByText(words)).toBeTruthy();
});

it.each<[string, Partial<TurnoverView>, readonly string[]]>([
  [
    "assigned to somebody with a link",
    {},
    ["Change", "Checklist, photos, problems", "Mark as done", "Send link"],
  ],
  [
    "assigned to somebody who signs in",
    { reach: "login" },
    ["Change", "Checklist, photos, problems", "Mark as done"],
  ],
  [
    "that nobody has",
    { status: "unassigned", cleaner: null, reach: null },
    ["Change", "Checklist, photos, problems", "Mark as done"],
  ],
  ["done and owed", done, ["Change", "Checklist, photos, problems", "Approve payout", "Reopen"]],
  ["done and approved", { ...done, approved: true }, ["Change", "Checklist, photos, problems", "Reopen"]],
  ["done and paid", { ...done, payout: "paid" }, ["Change", "Checklist, photos, problems"]],
  [
    "added by hand",
    { kind: "manual" },
    ["Change", "Checklist, photos, problems", "Mark as done", "Send link", "Delete"],
  ],
  [
    "added by hand and paid",
    { ...done, kind: "manual", payout: "paid" },
    ["Change", "Checklist, photos, problems"],
  ],
])("offers of a cleaning %s what can be done with it", async (_what, more, offered) => {
  expect(await menu(await open(more))).toEqual(offered);
});

it("marks it as done, and says from when on if that is too early", async () => {
  const opened = await open(
    {},
    {
      onChange: ({ method }) =>
        method === "POST" ? refused("JOB_REFUSED", { reason: "JOB_TOO_EARLY" }, 409) : undefined,
    },
  );
  await menu(opened);
  await opened.user.click(screen.getByRole("menuitem", { name: "Mark as done" }));
  expect(await screen.findByText("This can be marked as done from the day of check-out.")).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [`/api/v1/turnovers/${id}/acts`, { act: "done" }],
  ]);
});

it("says of any other refusal that somebody changed it meanwhile", async () => {
  const opened = await open(done, {
    onChange: ({ method }) =>
      method === "POST" ? refused("JOB_REFUSED", { reason: "JOB_NOT_DONE" }, 409) : undefined,
  });
  await menu(opened);
  await opened.user.click(screen.getByRole("menuitem", { name: "Reopen" }));
  expect(await screen.findByText(/^The turnover was changed in the meantime/)).toBeTruthy();
  expect(sentBy("POST")[0]?.body).toEqual({ act: "reopen" });
});

it("approves what is owed for it, as it was read", async () => {
  const opened = await open({ ...done, version: 7 });
  await menu(opened);
  await opened.user.click(screen.getByRole("menuitem", { name: "Approve payout" }));
  await waitFor(() =>
    expect(sentBy("POST")[0]).toMatchObject({
      path: "/api/v1/turnovers/approvals",
      body: { turnovers: [{ id, version: 7 }], approved: true },
    }),
  );
});

it("deletes one that was added by hand, and brings it back", async () => {
  const trashId = "99999999-9999-4999-8999-999999999999";
  const opened = await open(
    { kind: "manual" },
    { onChange: ({ method }) => (method === "GET" ? undefined : Response.json({ trashId })) },
  );
  await menu(opened);
  await opened.user.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText("Turnover deleted.")).toBeTruthy();
  expect(sentBy("DELETE")[0]?.path).toBe(`/api/v1/turnovers/${id}`);
  await opened.user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sentBy("POST")[0]?.path).toContain(trashId));
});

it.each<[string, Partial<TurnoverView>, string, string | null]>([
  ["that nobody has but has a pay", { status: "unassigned", cleaner: null, payout: "none" }, "€34.00", null],
  ["not done yet", {}, "€34.00", null],
  ["done", done, "€34.00", "due"],
  ["approved", { ...done, approved: true }, "€34.00", "approved"],
  ["paid", { ...done, payout: "paid", approved: true }, "€34.00", "paid"],
])("shows of a cleaning %s what it costs and whether that is paid", async (_what, more, fee, state) => {
  const { line } = await open(more);
  expect(line.getByText(fee)).toBeTruthy();
  for (const word of ["due", "approved", "paid"])
    expect(line.queryByText(word) !== null).toBe(word === state);
});

it("leaves the place of the pay empty where nobody is assigned and none is agreed", async () => {
  await open({ status: "unassigned", cleaner: null, fee: "0.00", payout: "none" });
  expect(screen.getByRole("listitem").querySelector(".ks-turnovers-fee")?.textContent).toBe("");
});

it("names who comes by rule where nobody is assigned, and opens the form", async () => {
  const { user, line, opened } = await open({
    status: "unassigned",
    cleaner: null,
    proposed: { cleaner: rosa, fee: "34.00" },
  });
  expect(line.getByText("Rosa by rule")).toBeTruthy();
  await user.click(line.getByRole("button", { name: "Assign Casa Azul" }));
  expect(opened()).toBe(1);
});

const link = { url: "https://keystead.example/job#token=new" };

it.each([
  ["the link there is", { link: { url: "https://keystead.example/job#token=old" } }, "old", 0],
  ["a new link where there is none", { link: null }, "new", 1],
])("copies for the cleaner %s", async (_what, cleaner, token, made) => {
  const { user, line } = await open(
    { reach: "no_link" },
    {
      onChange: ({ path, method }) => {
        if (!path.includes(`/cleaners/${rosa.id}`)) return undefined;
        return Response.json(method === "POST" ? { link } : cleaner);
      },
    },
  );
  expect(line.getByText(/^no link yet/)).toBeTruthy();
  await user.click(line.getByRole("button", { name: "Send link to Rosa" }));
  expect(await screen.findByText("Link of Rosa copied.")).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`https://keystead.example/job#token=${token}`);
  expect(sentBy("POST")).toHaveLength(made);
});

it("says that the cleaner is elsewhere then rather than that the link is unopened, and neither once it is done", async () => {
  const { line } = await open({ doubleBooked: true, reach: "link_unused" });
  expect(line.getByText("Elsewhere then")).toBeTruthy();
  expect(line.queryByText(/^link not opened/)).toBeNull();
});

it("says nothing of a link or a clash once it is done, but when that was", async () => {
  const { line } = await open({ ...done, doubleBooked: true, reach: "link_unused" });
  expect(line.queryByText("Elsewhere then")).toBeNull();
  expect(line.queryByText(/^link not opened/)).toBeNull();
  expect(line.getByText("Done 13:40")).toBeTruthy();
});

it("counts what the cleaner reported, and opens it", async () => {
  const { user, line } = await open({ ...done, problems: 1, openProblems: 1, photos: 2 });
  expect(line.getByText("Problem · Done 13:40")).toBeTruthy();
  await user.click(line.getByRole("button", { name: "Casa Azul: 1 problem · 2 photos" }));
  expect(await screen.findByRole("dialog", { name: "Checklist, photos, problems" })).toBeTruthy();
});
