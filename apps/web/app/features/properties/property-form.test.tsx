import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { sentBy } from "../../testing/wire.ts";
import { PropertyForm } from "./property-form.tsx";

// jsdom works out the roles of some four hundred time zones at each look.
vi.setConfig({ testTimeout: 20_000 });

const defaults = { currency: "CHF", timezone: "Europe/Zurich" };

const open = () => show(<PropertyForm property={null} defaults={defaults} onClose={() => {}} />);

it("asks for the name, keeps the rest and sends nothing without it", async () => {
  const user = await open();
  await user.type(await screen.findByLabelText("City (optional)"), "Zürich");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(screen.getAllByText("Name is required").length).toBeGreaterThan(0);
  expect(screen.getByLabelText("City (optional)")).toHaveProperty("value", "Zürich");
  expect(sentBy("POST")).toEqual([]);
});

it("needs nothing but a name", async () => {
  const user = await open();
  await user.type(await screen.findByLabelText("Name"), "Seestrasse 4");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
});
