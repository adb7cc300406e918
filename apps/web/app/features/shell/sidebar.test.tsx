import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { Sidebar } from "./sidebar.tsx";

const sidebar = () => screen.getByRole("complementary");
const open = () => show(<Sidebar appName="Keystead" admin={false} />);

function onNarrowWindow(): void {
  const anywhere = matchMedia;
  vi.stubGlobal("matchMedia", (media: string) => ({
    ...anywhere(media),
    matches: media.includes("max-width"),
  }));
}

it("stands open on a wide window and folds by its button", async () => {
  const user = await open();
  expect(sidebar().dataset["folded"]).toBe("false");
  await user.click(screen.getByRole("button", { name: "Collapse sidebar" }));
  expect(sidebar().dataset["folded"]).toBe("true");
});

it("leaves a narrow window to the screen, unless somebody unfolds it", async () => {
  onNarrowWindow();
  const user = await open();
  expect(sidebar().dataset["folded"]).toBe("true");
  expect(screen.getByRole("link", { name: "Portfolio" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Expand sidebar" }));
  expect(sidebar().dataset["folded"]).toBe("false");
});
