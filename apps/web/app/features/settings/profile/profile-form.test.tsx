import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { profile } from "../../../testing/records/profile.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SaveBar } from "../save-bar.tsx";

// jsdom computes the roles of some four hundred time zones at each query.
vi.setConfig({ testTimeout: 30_000 });

async function open() {
  const stored = storedRecord("/api/v1/profile", profile);
  const user = await show(
    <>
      <SaveBar shown="profile">
        <ProfileForm profile={profile} />
      </SaveBar>
      <Toaster />
    </>,
  );
  const save = () => user.click(screen.getByRole("button", { name: "Save changes" }));
  return { stored, user, save };
}

it("sends what was changed alone, keeps what another window changed, and stays open on both", async () => {
  const { stored, user, save } = await open();
  stored.change({ baseCurrency: "CHF" });
  await enter(user, await screen.findByLabelText("Full name"), " Soto");
  await save();
  expect(
    await screen.findByText("Saved and merged with changes made in the meantime: Base currency."),
  ).toBeTruthy();
  expect(sentBy("PUT").map(({ body }) => body)).toEqual([
    { version: 1, fullName: "Ana Ruiz Soto" },
    { version: 2, fullName: "Ana Ruiz Soto" },
  ]);
  expect(screen.queryByRole("button", { name: "Save changes" })).toBeNull();
  await user.type(screen.getByLabelText("Full name"), "s");
  await save();
  expect(await screen.findByText("Settings saved.")).toBeTruthy();
  expect(sentBy("PUT").at(-1)?.body).toEqual({ version: 3, fullName: "Ana Ruiz Sotos" });
});

it("gives up what was typed and goes back to what is stored", async () => {
  const { user } = await open();
  await enter(user, await screen.findByLabelText("Full name"), " Soto");
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(screen.getByLabelText("Full name")).toHaveProperty("value", "Ana Ruiz");
  expect(sentBy("PUT")).toEqual([]);
});
