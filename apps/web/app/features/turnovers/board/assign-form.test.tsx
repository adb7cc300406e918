import type { Candidate, TurnoverView } from "@keystead/contract/turnovers";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { collisionsIn } from "../../../testing/merge-question.ts";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { aTurnover } from "../../../testing/records/turnovers.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, type Sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
// Loaded on demand by the form, with the first collision.
import "../../../ui/form/merge/merge-dialog.tsx";
import { AssignForm } from "./assign-form.tsx";

const rosa = { id: "33333333-3333-4333-8333-333333333333", name: "Rosa" };
const ivan = { id: "44444444-4444-4444-8444-444444444444", name: "Ivan" };
const lea = { id: "55555555-5555-4555-8555-555555555555", name: "Lea" };
const ID = "11111111-1111-4111-8111-111111111111";
const path = `/api/v1/turnovers/${ID}`;

const candidate = (cleaner: Candidate["cleaner"], more: Partial<Candidate> = {}): Candidate => ({
  cleaner,
  language: "en",
  byRule: false,
  fee: null,
  turnovers: [],
  clashes: false,
  ...more,
});
const attic = { id: "t9", rentable: "Attic", from: "2026-03-10T11:00", to: "2026-03-10T13:30" };
const everybody = [
  candidate(rosa, { byRule: true, fee: "34.00" }),
  candidate(ivan, { fee: "20.00", turnovers: [attic], clashes: true }),
  candidate(lea),
];

const nobodys = aTurnover({
  id: ID,
  version: 4,
  status: "unassigned",
  cleaner: null,
  fee: "0.00",
  proposed: { cleaner: rosa, fee: "34.00" },
});
const rosas: TurnoverView = { ...nobodys, status: "assigned", cleaner: rosa, fee: "34.00", proposed: null };

type House = {
  readonly candidates?: readonly Candidate[];
  readonly onChange?: (requested: Sent) => Response;
};
const listed = ({ path: requested }: Sent, candidates: readonly Candidate[] = everybody) =>
  requested === `${path}/candidates` ? Response.json({ items: candidates }) : undefined;

async function open(turnover: TurnoverView, { candidates, onChange }: House = {}) {
  answerWith(
    (requested) =>
      listed(requested, candidates) ??
      (requested.method === "GET" ? undefined : onChange?.(requested)) ??
      new Promise<Response>(() => {}),
  );
  return showForm(turnover);
}

async function showForm(turnover: TurnoverView) {
  let closed = 0;
  const user = await show(
    <>
      <AssignForm
        turnover={turnover}
        onClose={() => {
          closed += 1;
        }}
      />
      <Toaster />
    </>,
  );
  await screen.findByRole("option", { name: "Lea" });
  return { user, closed: () => closed };
}
const cleaner = () => screen.getByLabelText<HTMLSelectElement>("Cleaner");
const fee = () => screen.getByLabelText<HTMLInputElement>("Payout in EUR");
const save = () => screen.getByRole("button", { name: "Save" });

it("[CLEAN-01] begins with the cleaner by rule and the agreed pay, and sends just these two", async () => {
  const { user, closed } = await open(nobodys, { onChange: () => Response.json({ ...rosas, version: 5 }) });
  expect(cleaner().value).toBe(rosa.id);
  expect(fee().value).toBe("34.00");
  await user.click(save());
  expect(await screen.findByText("Casa Azul saved.")).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 4, cleanerId: rosa.id, fee: "34.00", confirm: [] },
  ]);
  expect(closed()).toBe(1);
});

it("lists who comes by rule and who is elsewhere then, and says what the chosen one has that day", async () => {
  const { user } = await open(nobodys);
  expect([...cleaner().options].map(({ label }) => label)).toEqual([
    "Nobody",
    "Rosa, by rule",
    "Ivan, elsewhere then",
    "Lea",
  ]);
  expect(screen.getByText("Rosa has nothing else that day.")).toBeTruthy();
  await user.selectOptions(cleaner(), ivan.id);
  expect(screen.getByText("Also that day: Attic, 11:00–13:30")).toBeTruthy();
});

it("proposes the pay agreed with whom is chosen, and none where none is agreed", async () => {
  const { user } = await open(rosas, { onChange: () => Response.json(rosas) });
  await user.selectOptions(cleaner(), ivan.id);
  expect(fee().value).toBe("20.00");
  await user.selectOptions(cleaner(), lea.id);
  expect(fee().value).toBe("");
  await user.click(save());
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({ version: 4, cleanerId: lea.id, fee: "0", confirm: [] }),
  );
});

it("takes the cleaner away again", async () => {
  const { user } = await open(rosas, { onChange: () => Response.json(nobodys) });
  await user.selectOptions(cleaner(), "Nobody");
  await user.click(save());
  await waitFor(() => expect(sentBy("PUT")[0]?.body).toMatchObject({ cleanerId: null, fee: "0" }));
});

it("keeps a cleaner who is archived meanwhile among the choices", async () => {
  const former = { id: "66666666-6666-4666-8666-666666666666", name: "Old Tom" };
  await open({ ...rosas, cleaner: former });
  expect(cleaner().selectedOptions[0]?.label).toBe("Old Tom");
});

it("says where to add somebody who cleans, if there is nobody", async () => {
  answerWith((requested) => listed(requested, []) ?? new Promise<Response>(() => {}));
  await show(<AssignForm turnover={{ ...nobodys, proposed: null }} onClose={() => {}} />);
  expect(await screen.findByText("No cleaners yet. Add one in Settings, People.")).toBeTruthy();
});

it.each([
  ["abc", "Enter an amount, for example 34"],
  ["-5", "Not below 0"],
])("says at the field why %s is no pay, and sends nothing", async (text, message) => {
  const { user } = await open(rosas);
  await user.clear(fee());
  await enter(user, fee(), text);
  await user.click(save());
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(fee()));
  expect(sentBy("PUT")).toEqual([]);
});

it("[CLEAN-02] asks about a start outside the window and about a cleaner who is elsewhere, then saves anyway", async () => {
  const warnings = [
    { code: "SLOT_OUTSIDE_WINDOW", params: {} },
    { code: "CLEANER_DOUBLE_BOOKED", params: { cleaner: "Ivan", rentable: "Attic" } },
  ];
  const { user } = await open(rosas, {
    onChange: () =>
      sentBy("PUT").length === 1
        ? refused("CONFIRMATION_REQUIRED", { warnings }, 409)
        : Response.json({ ...rosas, version: 5 }),
  });
  await user.selectOptions(cleaner(), ivan.id);
  await user.click(save());
  const button = await screen.findByRole("button", { name: "Save anyway" });
  const warning = button.closest("[role=alert]") ?? expect.fail("no warning");
  expect([...warning.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "This is outside the time between check-out and check-in.",
    "Ivan is at Attic then.",
  ]);
  await user.click(button);
  await screen.findByText("Casa Azul saved.");
  expect(sentBy("PUT").map(({ body }) => Object(body).confirm)).toEqual([
    [],
    ["SLOT_OUTSIDE_WINDOW", "CLEANER_DOUBLE_BOOKED"],
  ]);
});

it("asks in words which of two cleaners, pays and starts stays", async () => {
  const stored = storedRecord(path, rosas, { elsewhere: (requested) => listed(requested) });
  const { user } = await showForm(rosas);
  stored.change({ cleaner: lea, fee: "25.00", slot: { ...rosas.slot, from: "2026-03-10T11:30" } });
  await user.selectOptions(cleaner(), ivan.id);
  fireEvent.change(screen.getByLabelText("Planned start"), { target: { value: "2026-03-10T12:00" } });
  await user.click(save());
  const dialog = await screen.findByRole("dialog", { name: "Changed meanwhile" });
  expect(collisionsIn(dialog)).toEqual([
    ["Cleaner", "Ivan", "Lea"],
    ["Payout", "€20.00", "€25.00"],
    ["Planned start", "10 Mar 2026, 12:00", "10 Mar 2026, 11:30"],
  ]);
});

it("keeps what somebody else wrote meanwhile in another field", async () => {
  const stored = storedRecord(path, rosas, { elsewhere: (requested) => listed(requested) });
  const { user } = await showForm(rosas);
  stored.change({ note: "Key under the mat" });
  await user.clear(fee());
  await enter(user, fee(), "40");
  await user.click(save());
  await screen.findByText(/^Saved and merged with changes made in the meantime: Note for the cleaner/);
  expect(stored.read()).toMatchObject({ fee: "40.00", note: "Key under the mat" });
});
