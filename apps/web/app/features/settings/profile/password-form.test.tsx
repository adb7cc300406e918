import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { PasswordForm } from "./password-form.tsx";

async function open(answer: Response) {
  answerWith(() => answer);
  const user = await show(<PasswordForm email="ana@example.com" hasPassword />);
  const type = async (current: string, next: string) => {
    await enter(user, await screen.findByLabelText("Current password"), current);
    await enter(user, screen.getByLabelText("New password"), next);
  };
  const save = () => user.click(screen.getByRole("button", { name: "Change password" }));
  return { user, type, save };
}

it("marks a password that is wrong until another one is typed", async () => {
  const { user, type, save } = await open(Response.json({ code: "INVALID_PASSWORD" }, { status: 400 }));
  await type("old", "a new one");
  await save();
  expect(await screen.findByText("The current password is not correct.")).toBeTruthy();
  expect(screen.queryByText("The password could not be changed. Try again.")).toBeNull();
  await user.type(screen.getByLabelText("Current password"), "er");
  expect(screen.queryByText("The current password is not correct.")).toBeNull();
});

it("says any other failure, and nothing is lost", async () => {
  const { type, save } = await open(Response.json({}, { status: 500 }));
  await type("old", "a new one");
  await save();
  expect(await screen.findByText("The password could not be changed. Try again.")).toBeTruthy();
  expect(sentBy("POST")).toHaveLength(1);
  expect(screen.getByLabelText("New password")).toHaveProperty("value", "a new one");
});

it("refuses a short one without asking, and forgets both once they are changed", async () => {
  const { user, type, save } = await open(Response.json({}));
  await type("old", "short");
  await save();
  expect(sentBy("POST")).toEqual([]);
  await enter(user, screen.getByLabelText("New password"), "er one");
  await save();
  await waitFor(() => {
    expect(screen.getByLabelText("New password")).toHaveProperty("value", "");
  });
  expect(sentBy("POST")[0]?.body).toEqual({ currentPassword: "old", newPassword: "shorter one" });
});
