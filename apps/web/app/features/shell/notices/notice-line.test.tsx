import { onlineManager } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router";
import { expect, it, onTestFinished } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { NoticeBar } from "./notice-line.tsx";

const profile = { emailVerified: false };

function answer({ kind = "real", trialEndsAt = "2026-12-08T09:00:00Z" } = {}) {
  answerWith(({ path }) => {
    if (path.endsWith("/profile")) return Response.json(profile);
    if (path.endsWith("/workspaces"))
      return Response.json({ current: "w", items: [{ id: "w", kind, role: "owner" }] });
    return Response.json({ status: "trial", trialEndsAt });
  });
}

const open = (address = "/portfolio") => show(<NoticeBar email="ada@example.com" />, undefined, address);
/** Until the test ends: the library keeps for all clients whether there is a connection. */
function loseConnection(): void {
  onTestFinished(() => {
    onlineManager.setOnline(true);
  });
  act(() => {
    globalThis.dispatchEvent(new Event("offline"));
  });
}
const lines = () => screen.queryAllByRole("region").map((line) => line.getAttribute("aria-label"));

it("shows one of several notices, and the next one on demand", async () => {
  answer({ kind: "sample" });
  const user = await open();
  await screen.findByRole("region", { name: "Sample data" });
  expect(lines()).toEqual(["Sample data"]);
  expect(screen.queryByRole("button", { name: "Close notice" })).toBeNull();
  await user.click(await screen.findByRole("button", { name: "1 more notice" }));
  expect(lines()).toEqual(["Address not verified"]);
});

it("shows a more urgent notice that comes while another is read", async () => {
  answer({ kind: "sample" });
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "1 more notice" }));
  expect(lines()).toEqual(["Address not verified"]);
  loseConnection();
  await screen.findByRole("alert");
  await user.click(await screen.findByRole("button", { name: "2 more notices" }));
  expect(lines()).toEqual(["Address not verified"]);
});

it("shows the next notice with one press, also after the last one has gone by itself", async () => {
  answer({ kind: "sample" });
  const user = await show(
    <>
      <NoticeBar email="ada@example.com" />
      <Link to="/expenses">Expenses</Link>
    </>,
    undefined,
    "/portfolio",
  );
  const more = (name: string) => screen.findByRole("button", { name });
  await more("1 more notice");
  loseConnection();
  await user.click(await more("2 more notices"));
  await user.click(await more("2 more notices"));
  expect(lines()).toEqual(["Address not verified"]);
  await user.click(screen.getByRole("link", { name: "Expenses" }));
  await screen.findByRole("alert");
  await user.click(await more("1 more notice"));
  expect(lines()).toEqual(["Sample data"]);
});

it("stays closed for this visit", async () => {
  answer();
  const user = await open();
  await screen.findByRole("region", { name: "Address not verified" });
  await user.click(screen.getByRole("button", { name: "Close notice" }));
  await waitFor(() => {
    expect(lines()).toEqual([]);
  });
  expect(sessionStorage.getItem("notices-closed")).toBe("verify");
});

it("asks for the address to be confirmed on the first screen alone", async () => {
  answer({ trialEndsAt: "2026-11-19T21:00:00Z" });
  await open("/expenses");
  await screen.findByRole("region", { name: "2 days of the trial left" });
  expect(screen.queryByRole("button", { name: "1 more notice" })).toBeNull();
});

it("says in the last days that the trial ends", async () => {
  answer({ trialEndsAt: "2026-11-19T21:00:00Z" });
  const user = await open();
  await user.click(await screen.findByRole("button", { name: "1 more notice" }));
  expect(screen.getByText("Your trial ends in 2 days. What you entered stays.")).toBeTruthy();
});

it("says to somebody who looks around without an account how to keep what they tried", async () => {
  answer({ kind: "sample" });
  await show(<NoticeBar email="" />);
  await screen.findByRole("region", { name: "Looking around" });
  expect(screen.getByText("You are looking around. Sign up to keep what you tried.")).toBeTruthy();
  expect(screen.getByRole("link", { name: /Sign up/ }).getAttribute("href")).toBe("/auth?tab=signup");
  // There is nothing of their own to go back to, and no address to confirm.
  expect(screen.queryByRole("button")).toBeNull();
});
