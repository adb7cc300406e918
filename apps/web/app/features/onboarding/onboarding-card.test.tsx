import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";

import { profile } from "../../testing/records/profile.ts";
import { refused } from "../../testing/records/tasks.ts";
import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, type Sent, sentBy } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { OnboardingCard } from "./onboarding-card.tsx";

const linden = {
  id: "00000000-0000-4000-8000-0000000000a1",
  name: "Lindenstraße 14",
  city: "Berlin",
  rentalMode: "monthly",
  currency: "CHF",
};
const casa = {
  ...linden,
  id: "00000000-0000-4000-8000-0000000000a2",
  name: "Casa Azul",
  rentalMode: "daily",
};

type House = {
  readonly hasProperty?: boolean;
  readonly rentKind?: typeof profile.rentKind;
  readonly properties?: readonly (typeof linden)[];
  readonly onChange?: (requested: Sent) => Response | undefined;
};

async function open(house: House = {}): Promise<UserEvent> {
  const { hasProperty = false, rentKind = null, properties = [linden], onChange } = house;
  answerWith((requested) => {
    const { path, method, query } = requested;
    const answer = method === "GET" ? undefined : onChange?.(requested);
    if (answer !== undefined) return answer;
    if (path.endsWith("/properties/names")) {
      const items = properties.filter(({ id }) => query["id"] === undefined || query["id"] === id);
      return Response.json({ items, more: false });
    }
    if (path.endsWith("/profile") && method !== "GET")
      return Response.json({ ...profile, ...Object(requested.body), version: 2 });
    if (path.endsWith("/properties") && method === "POST") return Response.json({ ...linden, version: 1 });
    return method === "POST" ? Response.json({}) : new Promise<Response>(() => {});
  });
  return show(
    <>
      <OnboardingCard profile={{ ...profile, rentKind }} hasProperty={hasProperty} today="2026-11-18" />
      <Toaster />
    </>,
  );
}
const heading = (name: string) => screen.findByRole("heading", { name });
const changes = () => [...sentBy("PUT"), ...sentBy("POST")];

it("asks three things one after the other, and keeps each answer", async () => {
  const user = await open();
  await heading("How do you rent out?");
  expect(screen.getByText(/^Euro, Madrid time\./)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: /^Short-term/ }));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await heading("Your place");
  expect(changes().at(-1)?.body).toMatchObject({ version: 1, rentKind: "daily" });
  await user.click(screen.getByRole("button", { name: "Save place" }));
  expect(await screen.findByText("Name is required")).toBeTruthy();
  await enter(user, screen.getByLabelText(/^Name/), " Lindenstraße 14 ");
  await enter(user, screen.getByLabelText("City (optional)"), "Berlin");
  await user.click(screen.getByRole("button", { name: "Save place" }));
  await heading("First tenant and rent");
  expect(await screen.findByText(/^For Lindenstraße 14\./)).toBeTruthy();
  expect(changes().at(-1)?.body).toEqual({
    name: "Lindenstraße 14",
    city: "Berlin",
    rentalMode: "monthly",
    country: null,
    currency: "EUR",
    timezone: "Europe/Madrid",
  });
});

it("makes tenant and lease of four fields, in the money of the place", async () => {
  const user = await open({ hasProperty: true });
  await heading("First tenant and rent");
  const rent = await screen.findByLabelText("Monthly rent in CHF");
  await enter(user, screen.getByLabelText("Tenant’s name"), "Ada Adler");
  await enter(user, rent, "1450,50");
  await user.clear(screen.getByLabelText(/^Payment day/));
  await enter(user, screen.getByLabelText(/^Payment day/), "31");
  await user.click(screen.getByRole("button", { name: "Save rent" }));
  expect(await screen.findByText("Done: the rent schedule is ready.")).toBeTruthy();
  const [lease] = sentBy("POST");
  expect([lease?.path, lease?.body]).toEqual([
    "/api/v1/leases",
    {
      propertyId: linden.id,
      tenant: { name: "Ada Adler" },
      monthlyRent: "1450.50",
      paymentDay: 31,
      startsOn: "2026-11-01",
    },
  ]);
  expect(lease?.key).toBeTruthy();
  // The steps are done, so they are not shown again.
  await waitFor(() => expect(sentBy("PUT").at(-1)?.body).toMatchObject({ onboardingHidden: true }));
});

it.each([
  ["0", "Enter a day from 1 to 31."],
  ["32", "Enter a day from 1 to 31."],
  ["1.5", "Enter a day from 1 to 31."],
])("takes no %s as the day of payment", async (day, message) => {
  const user = await open({ hasProperty: true });
  await enter(user, await screen.findByLabelText("Tenant’s name"), "Ada");
  await enter(user, await screen.findByLabelText("Monthly rent in CHF"), "950");
  await user.clear(screen.getByLabelText(/^Payment day/));
  await enter(user, screen.getByLabelText(/^Payment day/), day);
  await user.click(screen.getByRole("button", { name: "Save rent" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
});

it("says at the field of the rent what the server refuses of it, and keeps what was typed", async () => {
  const user = await open({
    hasProperty: true,
    onChange: ({ path }) =>
      path.endsWith("/leases")
        ? refused("BAD_REQUEST", { issues: [{ path: ["monthlyRent"], code: "AMOUNT_TOO_LARGE" }] }, 400)
        : undefined,
  });
  await enter(user, await screen.findByLabelText("Tenant’s name"), "Ada");
  await enter(user, await screen.findByLabelText("Monthly rent in CHF"), "950");
  await user.click(screen.getByRole("button", { name: "Save rent" }));
  expect(await screen.findByText("Enter the monthly rent.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Monthly rent in CHF")));
  expect(screen.getByLabelText("Tenant’s name")).toHaveProperty("value", "Ada");
});

it("takes a place that is let by the month, and asks for one where there is none", async () => {
  await open({ hasProperty: true, properties: [casa, linden] });
  expect(await screen.findByText(/^For Lindenstraße 14\./)).toBeTruthy();
});

it("leads back to the place where all places are let by the night", async () => {
  const user = await open({ hasProperty: true, properties: [casa] });
  expect(await screen.findByText("A rent needs a place first.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add place" }));
  await heading("Your place");
  expect(changes()).toEqual([]);
});

it("skips a step without sending anything, and hides the steps for good when asked", async () => {
  const user = await open();
  await heading("How do you rent out?");
  await user.click(screen.getByRole("button", { name: "Skip" }));
  await heading("Your place");
  await user.click(screen.getByRole("button", { name: "Skip" }));
  await heading("First tenant and rent");
  expect(changes()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Hide these steps" }));
  await waitFor(() =>
    expect(sentBy("PUT").map(({ body }) => body)).toEqual([{ version: 1, onboardingHidden: true }]),
  );
});

it("goes on where somebody was: at the place once the way to let is known, at the rent once there is a place", async () => {
  await open({ rentKind: "daily" });
  await heading("Your place");
  expect(screen.getByLabelText<HTMLSelectElement>("Rental mode").value).toBe("daily");
});
