import { screen, waitFor } from "@testing-library/react";
import { Link, useLocation } from "react-router";
import { expect, it } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith, sent } from "../../../testing/wire.ts";
import { useCameFrom } from "../../../ui/list/list-origin.ts";
import { LeaseArrows } from "./lease-arrows.tsx";
import { leaseListRules } from "../list/lease-list-rules.ts";

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** The server's current list; a paid lease moves to its end. */
let list: readonly string[] = [];

function answerFromList() {
  answerWith(({ path }) => {
    const at = list.indexOf(path.split("/")[4] ?? "");
    return Response.json({ previous: list[at - 1] ?? null, next: list[at + 1] ?? null });
  });
}

function Screen() {
  const { pathname, search, state } = useLocation();
  const from = useCameFrom(leaseListRules);
  const id = pathname.split("/")[2];
  return (
    <>
      <Link
        to={{ pathname: `/leases/${idOf(0)}`, search: "sort=-balance&status=active" }}
        state={{ listedAt: 1 }}
      >
        Open the first
      </Link>
      <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>
      {id === undefined ? null : <LeaseArrows key={id} id={id} from={from} />}
    </>
  );
}

const place = () => screen.getByRole("status").textContent;
const at = (n: number) => `/leases/${idOf(n)}?sort=-balance&status=active {"listedAt":1}`;

it("walks on through the list as it was seen, though what was paid on the way moved in it", async () => {
  list = [0, 1, 2, 3].map(idOf);
  answerFromList();
  const user = await show(<Screen />);
  await user.click(screen.getByRole("link", { name: "Open the first" }));
  const next = () => screen.getByRole<HTMLButtonElement>("button", { name: "Next lease" });
  const previous = () => screen.getByRole<HTMLButtonElement>("button", { name: "Previous lease" });
  await waitFor(() => {
    expect(sent.map(({ path }) => path)).toContain(`/api/v1/leases/${idOf(1)}/neighbours`);
  });
  expect(previous().disabled).toBe(true);
  expect(sent[0]?.query).toEqual({ sort: "-balance", status: "active" });

  list = [1, 2, 3, 0].map(idOf);
  await user.click(next());
  await waitFor(() => {
    expect(place()).toBe(at(1));
  });
  await user.keyboard("[[");
  await waitFor(() => {
    expect(place()).toBe(at(0));
  });
  await user.keyboard("]");
  await waitFor(() => {
    expect(place()).toBe(at(1));
  });
  await user.keyboard("]");
  await waitFor(() => {
    expect(place()).toBe(at(2));
  });
});

it("walks through all leases by tenant where the address carries no list", async () => {
  list = [4, 5].map(idOf);
  answerFromList();
  await show(<LeaseArrows id={idOf(4)} from={{ query: null, search: "", listedAt: null }} />);
  await waitFor(() => {
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next lease" }).disabled).toBe(false);
  });
  expect(sent.map(({ query }) => query)).toEqual([{ sort: "tenant" }]);
});
