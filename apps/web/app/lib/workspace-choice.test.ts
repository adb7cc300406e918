import { afterEach, expect, it } from "vitest";

import { chooseWorkspace, chosenWorkspace, takeWorkspaceFromAddress } from "./workspace-choice.ts";

afterEach(() => {
  chooseWorkspace(null);
  window.history.replaceState(null, "", "/");
});

it("works in the workspace that the link of a mail names, and leaves the rest of the address", () => {
  const id = "0198c5a2-1111-4222-8333-444455556666";
  window.history.replaceState(null, "", `/settings?x=1&workspace=${id}#notifications`);
  takeWorkspaceFromAddress();
  expect(chosenWorkspace()).toBe(id);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe("/settings?x=1#notifications");
});

it("takes no name that is none, and keeps the choice of the tab where none is named", () => {
  chooseWorkspace("a");
  for (const address of ["/leases", "/leases?workspace=nonsense"]) {
    window.history.replaceState(null, "", address);
    takeWorkspaceFromAddress();
    expect(chosenWorkspace()).toBe("a");
    expect(window.location.search).toBe("");
  }
});
