import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { PropertyForm } from "./property-form.tsx";
import { withCountry } from "./property-values.ts";

const defaults = { currency: "CHF", timezone: "Europe/Zurich" };

const open = () => show(<PropertyForm property={null} defaults={defaults} onClose={() => {}} />);

it("asks for the name, keeps the rest and sends nothing without it", async () => {
  const user = await open();
  await enter(user, await screen.findByLabelText("City (optional)"), "Zürich");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getAllByText("Name is required").length).toBeGreaterThan(0);
  expect(screen.getByLabelText("City (optional)")).toHaveProperty("value", "Zürich");
  expect(sentBy("POST")).toEqual([]);
});

it("needs nothing but a name", async () => {
  const user = await open();
  await enter(user, await screen.findByLabelText("Name"), "Seestrasse 4");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
});

it("[PROP-01] takes the shortest gap and the cleaning time of a short-term property in hours or minutes", async () => {
  const user = await open();
  await enter(user, await screen.findByLabelText("Name"), "Casa Azul");
  expect(screen.queryByLabelText("Cleaning time")).toBeNull();
  await user.click(screen.getByText("Short-term"));
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await type("Cleaning time", "soon");
  await user.click(screen.getByText("Save"));
  expect(screen.getAllByText(/Enter minutes or hours/).length).toBeGreaterThan(0);
  await type("Shortest gap", "3 h 30");
  expect(screen.getByText(/^= 3 hrs? 30 mins?$/)).toBeTruthy();
  await type("Cleaning time", "90");
  await user.click(screen.getByText("Save"));
  await waitFor(() => {
    expect(sentBy("POST")[0]?.body).toMatchObject({ minGapMinutes: 210, cleaningMinutes: 90 });
  });
});

async function choose(user: Awaited<ReturnType<typeof open>>, label: string, name: string) {
  const field = screen.getByRole("combobox", { name: label });
  await user.clear(field);
  await enter(user, field, name);
  await user.click(await screen.findByRole("option", { name }));
}

it("lets a country bring its zone and its currency along", async () => {
  const user = await open();
  await enter(user, await screen.findByLabelText("Name"), "Casa Azul");
  await choose(user, "Country (optional)", "Poland");
  await choose(user, "Country (optional)", "Portugal");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]?.body).toMatchObject({
      country: "PT",
      currency: "EUR",
      timezone: "Europe/Lisbon",
    });
  });
});

it("leaves a zone and a currency as they are that somebody has chosen", () => {
  const begun = { country: "", ...defaults };
  expect(withCountry(begun, "PT", defaults)).toEqual({
    country: "PT",
    currency: "EUR",
    timezone: "Europe/Lisbon",
  });
  const chosen = { ...begun, timezone: "Atlantic/Azores", currency: "USD" };
  expect(withCountry(chosen, "PT", defaults)).toEqual({ ...chosen, country: "PT" });
  expect(withCountry({ ...begun, timezone: "Atlantic/Azores" }, "PL", defaults)).toEqual({
    country: "PL",
    currency: "PLN",
    timezone: "Atlantic/Azores",
  });
});

it("[PROP-02] makes as many units as flats are typed, with names to keep or to change, and offers one Undo", async () => {
  answerWith(({ path }) =>
    Response.json(
      path.endsWith("/with-units") ? { id: "p1", name: "Rua Nova 12", undoId: "u1" } : { ok: true },
    ),
  );
  const user = await show(
    <>
      <PropertyForm property={null} defaults={defaults} onClose={() => {}} />
      <Toaster />
    </>,
  );
  await enter(user, await screen.findByLabelText("Name"), "Rua Nova 12");
  await enter(user, screen.getByLabelText("Number of flats or units (optional)"), "3");
  expect(screen.getByLabelText("Name of unit 1")).toHaveProperty("value", "Flat 1");
  expect(screen.getByLabelText("Name of unit 3")).toHaveProperty("value", "Flat 3");
  await user.clear(screen.getByLabelText("Name of unit 2"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getAllByText("Give each unit a name").length).toBeGreaterThan(0);
  expect(sentBy("POST")).toEqual([]);
  await enter(user, screen.getByLabelText("Name of unit 2"), "Attic");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(sentBy("POST")[0]).toMatchObject({
      path: expect.stringContaining("/properties/with-units"),
      body: { name: "Rua Nova 12", units: [{ name: "Flat 1" }, { name: "Attic" }, { name: "Flat 3" }] },
    });
  });
  expect(await screen.findByText("Rua Nova 12 was saved with 3 units.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => {
    expect(sentBy("POST")[1]).toMatchObject({ path: expect.stringContaining("/properties/bulk/u1/undo") });
  });
});

it("says which numbers of flats it takes", async () => {
  const user = await open();
  await enter(user, await screen.findByLabelText("Name"), "Rua Nova 12");
  await enter(user, screen.getByLabelText("Number of flats or units (optional)"), "many");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getAllByText("Enter a whole number up to 100").length).toBeGreaterThan(0);
  expect(sentBy("POST")).toEqual([]);
});
