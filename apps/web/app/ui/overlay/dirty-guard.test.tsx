import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";

import { BackCloses, DirtyGuard } from "./dirty-guard.tsx";

afterEach(cleanup);

function show(dirty: boolean, at = 1) {
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
    { initialEntries: ["/other", "/form", "/form?tab=units&edit=1"], initialIndex: at },
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

it("holds a step back that would close what is open over the same screen", async () => {
  const router = show(true, 2);
  await router.navigate(-1);
  expect(await screen.findByText("Discard")).toBeTruthy();
  expect(router.state.location.search).toBe("?tab=units&edit=1");
  fireEvent.click(screen.getByText("Discard"));
  await waitFor(() => {
    expect(router.state.location.search).toBe("");
  });
});

it("lets the screen write into its own address while something is typed", async () => {
  const router = show(true);
  await router.navigate("/form?q=rua");
  expect(router.state.location.search).toBe("?q=rua");
});

it("closes with a step back what is open over the page, the last opened first, and then leaves", async () => {
  function Page() {
    const [open, setOpen] = useState(["Lease", "History"]);
    return open.map((name, at) => (
      <section key={name} aria-label={name}>
        <BackCloses onClose={() => setOpen(open.slice(0, at))} />
      </section>
    ));
  }
  const router = createMemoryRouter(
    [
      { path: "/other", element: <p>Other</p> },
      { path: "/page", element: <Page /> },
    ],
    { initialEntries: ["/other", "/page"] },
  );
  render(<RouterProvider router={router} />);
  const back = () => act(async () => router.navigate(-1));
  const names = () => screen.queryAllByRole("region").map((one) => one.getAttribute("aria-label"));
  await back();
  expect(names()).toEqual(["Lease"]);
  await back();
  expect(names()).toEqual([]);
  expect(router.state.location.pathname).toBe("/page");
  await back();
  expect(await screen.findByText("Other")).toBeTruthy();
});
