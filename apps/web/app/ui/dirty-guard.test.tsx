import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";

import { DirtyGuard } from "./dirty-guard.tsx";

afterEach(cleanup);

function show(dirty: boolean) {
  const form = (
    <DirtyGuard dirty={dirty}>
      {({ blocked, leave }) => (blocked ? <button onClick={leave}>Discard</button> : <p>Form</p>)}
    </DirtyGuard>
  );
  const router = createMemoryRouter(
    [
      { path: "/form", element: form },
      { path: "/other", element: <p>Other</p> },
    ],
    { initialEntries: ["/other", "/form"] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it("registers no blocker while nothing is typed", async () => {
  const router = show(false);
  expect(router.state.blockers.size).toBe(0);
  await router.navigate(-1);
  expect(await screen.findByText("Other")).toBeTruthy();
});

it("holds a navigation until what was typed is given up", async () => {
  const router = show(true);
  await router.navigate("/other");
  fireEvent.click(await screen.findByText("Discard"));
  expect(await screen.findByText("Other")).toBeTruthy();
});
