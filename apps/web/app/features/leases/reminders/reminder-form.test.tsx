import type { LeaseView, ReminderPreview } from "@keystead/contract/leases";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { sampleLease } from "../../../testing/records/lease.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { TermsCard } from "../detail/terms-card.tsx";
import { VerbDrawer } from "../verbs/verb-drawer.tsx";

const ada = { tenant: sampleLease.tenant, email: "ada@example.com", language: "de", stop: null } as const;
const mail = { on: "2026-11-28", subject: "Ihre Miete", text: "Guten Tag Ada Adler,\n\n- 950,00 €" };

/** Like the server: a mail only where a reminder is switched on. */
function answer(tenants: ReminderPreview["tenants"], put?: () => Response) {
  answerWith(({ path, method, query }) => {
    if (!path.endsWith("/reminder")) return new Promise<Response>(() => {});
    if (method === "PUT") return put?.() ?? Response.json(sampleLease);
    const isOn = Object.keys(query).length > 0;
    return Response.json({
      replyTo: "me@example.com",
      tenants: tenants.map((one) => ({ ...one, mail: isOn && one.stop === null ? mail : null })),
    });
  });
}

const open = (of: LeaseView = sampleLease) =>
  show(<VerbDrawer lease={of} verb={{ kind: "remind" }} onClose={() => {}} />);
const save = () => screen.getByRole("button", { name: "Remind the tenant" });

it("is off, shows the very mail as soon as something is chosen, and sends what was chosen", async () => {
  answer([{ ...ada, mail: null }]);
  const user = await open();
  expect(await screen.findByText("No reminders are sent.")).toBeTruthy();
  await user.selectOptions(screen.getByLabelText("Before rent is due"), "3 days before");
  const text = await screen.findByText(/Guten Tag Ada Adler/);
  expect(text.lang).toBe("de");
  expect(text.textContent).toBe(mail.text);
  expect(screen.getByText("To Ada Adler on 28 Nov 2026, if nothing is paid until then:")).toBeTruthy();
  expect(screen.getByText("me@example.com")).toBeTruthy();
  expect(sentBy("GET").at(-1)?.query).toEqual({ beforeDays: "3" });
  await user.click(save());
  await waitFor(() => {
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ version: 1, beforeDays: 3, afterDays: null }]);
  });
});

it("begins with what is chosen, and switches it off", async () => {
  answer([{ ...ada, mail: null }]);
  const reminder = { ...sampleLease.reminder, version: 4, beforeDays: 3, afterDays: 7 };
  const user = await open({ ...sampleLease, reminder });
  await screen.findByText(/Guten Tag Ada Adler/);
  expect(sentBy("GET").at(-1)?.query).toEqual({ beforeDays: "3", afterDays: "7" });
  await user.selectOptions(screen.getByLabelText("Before rent is due"), "No reminder");
  await user.selectOptions(screen.getByLabelText("While rent is late"), "No reminder");
  await user.click(save());
  await waitFor(() => {
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([
      { version: 4, beforeDays: null, afterDays: null },
    ]);
  });
});

it("says at the field that no tenant has an address, and leads to the tenant", async () => {
  answer([{ ...ada, email: "", stop: "no_email", mail: null }], () =>
    Response.json(
      {
        defined: true,
        code: "BAD_REQUEST",
        status: 400,
        message: "",
        data: { issues: [{ path: ["afterDays"], code: "TENANT_WITHOUT_EMAIL" }] },
      },
      { status: 400 },
    ),
  );
  const user = await open();
  expect(await screen.findByText(/There is no email address for Ada Adler/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Edit tenant" }).getAttribute("href")).toContain(
    sampleLease.tenant.id,
  );
  const field = screen.getByLabelText("While rent is late");
  await user.selectOptions(field, "5 days after");
  await user.click(save());
  expect(await screen.findByText(/No tenant of this lease has an email address/)).toBeTruthy();
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

it("stands on the lease once it is on: when, what was sent last, and who wants none", async () => {
  const card = (of: LeaseView) => show(<TermsCard lease={of} onEdit={() => {}} onVerb={() => {}} />);
  const reminder = {
    version: 2,
    beforeDays: 1,
    afterDays: 5,
    lastSentOn: "2026-11-01",
    stops: [{ tenant: sampleLease.tenant, reason: "unwanted" as const }],
  };
  await card({ ...sampleLease, reminder });
  expect(await screen.findByText("1 day before the due date · 5 days after the due date")).toBeTruthy();
  expect(screen.getByText("Last sent on 1 Nov 2026")).toBeTruthy();
  expect(screen.getByText("Ada Adler has opted out of reminders")).toBeTruthy();
});

it("takes no place on a lease where it was never on", async () => {
  await show(<TermsCard lease={sampleLease} onEdit={() => {}} onVerb={() => {}} />);
  expect(await screen.findByText("Terms")).toBeTruthy();
  expect(screen.queryByText("Reminders")).toBeNull();
});
