import type { CampaignView } from "@keystead/contract/ads";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../testing/records/membership.ts";
import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { subscription } from "../../testing/records/subscription.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { CampaignForm } from "./campaign-form.tsx";
import { countInput } from "./campaign-values.ts";

const google: CampaignView = {
  id: "00000000-0000-4000-8000-000000000001",
  version: 3,
  property: { id: "00000000-0000-4000-8000-0000000000ff", name: "Lindenhof" },
  channel: "google",
  startsOn: "2026-02-01",
  endsOn: null,
  spend: "250.00",
  leads: 8,
  impressions: 12_500,
  clicks: 310,
  costPerLead: "31.25",
  clickRate: "0.024800",
  active: true,
  running: true,
  notes: "",
  expense: {
    id: "00000000-0000-4000-8000-0000000000ee",
    date: "2026-02-05",
    amount: "250.00",
    currency: "EUR",
    follows: true,
  },
};

const serve = () => {
  answerWith(({ path, method }) => {
    if (method === "PUT") return Response.json({ ...google, version: 4 });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path === "/api/v1/subscription") return Response.json(subscription({ properties: 1, units: 1 }));
    if (path.endsWith("/names")) return Response.json({ items: [google.property], more: false });
    return new Promise(() => {});
  });
};

it("[ADS-01] shows cost per lead and click rate while they are typed, and refuses more clicks than impressions", async () => {
  serve();
  const user = await show(<CampaignForm campaign={google} onClose={() => {}} />);
  const form = await screen.findByRole("dialog", { name: "Edit campaign" });
  expect(within(form).getByText("€31.25")).toBeTruthy();
  expect(within(form).getByText("2.5%")).toBeTruthy();
  const leads = within(form).getByLabelText("Leads");
  await user.clear(leads);
  await user.type(leads, "10");
  expect(within(form).getByText("€25.00")).toBeTruthy();
  expect(within(form).getByText(/A changed spend changes the expense of/)).toBeTruthy();
  const impressions = within(form).getByLabelText("Impressions");
  await user.clear(impressions);
  await enter(user, impressions, "300");
  await user.click(within(form).getByRole("button", { name: "Save campaign" }));
  expect(within(form).getAllByText(/no more clicks than impressions/).length).toBeGreaterThan(0);
  expect(document.activeElement).toBe(within(form).getByLabelText("Clicks"));
  expect(sentBy("PUT")).toEqual([]);
  await user.clear(impressions);
  await user.type(impressions, "0");
  await user.click(within(form).getByRole("button", { name: "Save campaign" }));
  await waitFor(() => expect(sentBy("PUT")).toHaveLength(1));
  expect(sentBy("PUT")[0]?.body).toEqual({ version: 3, leads: 10, impressions: 0, confirm: [] });
});

it.each([
  ["12,500", 12_500],
  ["12.500", 12_500],
  ["12 500", 12_500],
  ["", 0],
  ["-3", null],
  ["3 or 4", null],
])("reads %j as %s", (text, count) => {
  expect(countInput(text)).toBe(count);
});
