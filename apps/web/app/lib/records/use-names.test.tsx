import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sent } from "../../testing/wire.ts";
import { RecordSelect } from "../../ui/field/record-select.tsx";
import { query } from "../api.ts";
import { useNames } from "./use-names.ts";

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** Like the server: matches of the search text up to the limit, or the record with the given id. */
function answerFrom(count: number) {
  const all = Array.from({ length: count }, (_, n) => ({
    id: idOf(n),
    name: `Tenant ${String(n).padStart(4, "0")}`,
    property: null,
  }));
  answerWith(({ query: { q = "", limit = "50", id } }) => {
    const found = all.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
    const shown = found.slice(0, Number(limit));
    const chosen = all.filter((one) => one.id === id && !shown.includes(one));
    return Response.json({ items: [...chosen, ...shown], more: found.length > Number(limit) });
  });
}

const label = "Tenant";

function Picker({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first);
  const names = useNames({
    ask: (input) => query.tenants.names.queryOptions({ input }),
    optionOf: ({ id, name }) => ({ value: id, label: name }),
    value,
  });
  return (
    <>
      <RecordSelect label={label} field="tenantId" value={value} names={names} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: label });
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

async function open(count: number, first = "") {
  answerFrom(count);
  const user = await show(<Picker first={first} />);
  return user;
}

it("says that there is nothing to choose", async () => {
  const user = await open(0);
  await user.click(field());
  expect(await screen.findByText("Nothing found")).toBeTruthy();
});

it("is chosen from with the keyboard alone", async () => {
  const user = await open(1);
  await user.tab();
  await user.keyboard("{ArrowDown}");
  await waitFor(() => {
    expect(offered()).toEqual(["Tenant 0000"]);
  });
  await user.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByRole("status").textContent).toBe(idOf(0));
  expect(field().value).toBe("Tenant 0000");
});

it("offers the first of five thousand, and finds any other by what is typed", async () => {
  const user = await open(5000);
  await user.click(field());
  await waitFor(() => {
    expect(offered()).toHaveLength(50);
  });
  await enter(user, field(), "4321");
  await waitFor(() => {
    expect(offered()).toEqual(["Tenant 4321"]);
  });
  await user.keyboard("{ArrowDown}{Enter}");
  expect(screen.getByRole("status").textContent).toBe(idOf(4321));
  // It keeps its name during another search, without a further query.
  await user.clear(field());
  await enter(user, field(), "0007");
  await waitFor(() => {
    expect(offered()).toContain("Tenant 0007");
  });
  expect(sent.filter(({ query: { id } }) => id !== undefined)).toEqual([]);
});

it("shows the name of a chosen one that is far behind those offered", async () => {
  await open(5000, idOf(4999));
  await waitFor(() => {
    expect(field().value).toBe("Tenant 4999");
  });
});

it("says that the chosen one is not there any more", async () => {
  await open(3, idOf(77));
  expect(await screen.findByText("This record no longer exists. Choose another one.")).toBeTruthy();
});

it("replaces what is chosen by what is typed, and Enter takes the only one that fits", async () => {
  const user = await open(30, idOf(7));
  await waitFor(() => {
    expect(field().value).toBe("Tenant 0007");
  });
  await user.tab();
  await user.keyboard("0021{Enter}");
  expect(await screen.findByText(idOf(21))).toBeTruthy();
  expect(field().value).toBe("Tenant 0021");
  expect(document.activeElement).toBe(field());
});

it("takes none while several fit", async () => {
  const user = await open(30);
  await user.tab();
  await user.keyboard("Tenant 000");
  await waitFor(() => {
    expect(offered()).toHaveLength(10);
  });
  await user.keyboard("{Enter}");
  expect(field().value).toBe("Tenant 000");
  expect(screen.getByRole("status").textContent).toBe("");
});
