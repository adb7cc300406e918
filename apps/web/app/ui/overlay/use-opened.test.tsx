import { screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";

import { setUpUser } from "../../testing/set-up-user.ts";
import { useOpened } from "./use-opened.ts";

const kinds = ["new", "edit"] as const;
const actions = ["new", "edit", "close"] as const;

function Screen() {
  const { opened, open, close } = useOpened(kinds, ["forProperty"]);
  const { search } = useLocation();
  const run = { new: () => open("new"), edit: () => open("edit", "7"), close };
  return (
    <>
      <output>{opened === null ? "" : `${opened.kind} ${opened.id}`}</output>
      <p>{search}</p>
      {actions.map((action) => (
        <button key={action} type="button" onClick={run[action]}>
          {action}
        </button>
      ))}
    </>
  );
}

function start(...entries: readonly string[]) {
  const router = createMemoryRouter([{ path: "*", element: <Screen /> }], { initialEntries: [...entries] });
  render(<RouterProvider router={router} />);
  const user = setUpUser();
  const click = (name: (typeof actions)[number]) => user.click(screen.getByRole("button", { name }));
  return { click, router };
}

const opened = () => screen.getByRole("status").textContent;
const search = (router: ReturnType<typeof createMemoryRouter>) => router.state.location.search;

it("opens by a link and forgets with the closing what was meant for what was open", async () => {
  const { click, router } = start("/leases?status=ended&new=1&forProperty=3");
  expect(opened()).toBe("new 1");
  await click("close");
  expect(opened()).toBe("");
  expect(search(router)).toBe("?status=ended");
});

it("keeps every other parameter, and has one thing open at a time", async () => {
  const { click, router } = start("/leases?page=2&q=ada");
  await click("edit");
  expect(opened()).toBe("edit 7");
  expect(search(router)).toBe("?page=2&q=ada&edit=7");
  await click("new");
  expect(opened()).toBe("new 1");
  expect(search(router)).toBe("?page=2&q=ada&new=1");
});

it("is no step of its own: Back leads where it led before", async () => {
  const { click, router } = start("/portfolio", "/leases");
  await click("edit");
  await click("close");
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe("/portfolio");
});

it("changes nothing when nothing is open", async () => {
  const { click, router } = start("/leases?forProperty=3");
  await click("close");
  expect(search(router)).toBe("?forProperty=3");
});
