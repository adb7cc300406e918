import { screen, waitFor } from "@testing-library/react";

import { expect, it } from "vitest";

import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { sentBy } from "../../testing/wire.ts";
import { ReportDialog } from "./report-dialog.tsx";

const open = () => show(<ReportDialog onClose={() => {}} email="" about="" />);

it("[SUP-01] says which of the two answers is missing and keeps the button off", async () => {
  const user = await open();
  await user.click(await screen.findByLabelText("Description"));
  await user.click(screen.getByLabelText("Email"));
  await user.tab();
  expect(screen.getByText("Please describe the issue")).toBeTruthy();
  expect(screen.getByText("Please provide your email address")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send report" })).toHaveProperty("disabled", true);
});

it("[SUP-01] refuses a wrong address and sends once all is right", async () => {
  const user = await open();
  await enter(user, await screen.findByLabelText("Description"), "The list stays empty");
  await enter(user, screen.getByLabelText("Email"), "ana@");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  expect(screen.getByText("Invalid email address")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await enter(user, screen.getByLabelText("Email"), "example.org");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
});
