import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { type ListColumn, useColumnChoice } from "./list-columns.tsx";

const columns: readonly ListColumn<string>[] = [
  { key: "name", header: "Name", cell: (row) => row },
  { key: "city", header: "City", from: 1180, cell: (row) => row },
  { key: "type", header: "Type", hiddenAtFirst: true, cell: (row) => row },
  { key: "state", header: "State", from: 1280, cell: (row) => row },
  { key: "balance", header: "Balance", cell: (row) => row },
];

function Shown() {
  const { shown, toggle } = useColumnChoice("houses", columns);
  return (
    <>
      <p role="status">{shown.map(({ header }) => header).join(", ")}</p>
      <button
        type="button"
        onClick={() => {
          toggle("city");
        }}
      >
        City
      </button>
    </>
  );
}

const usual = matchMedia;
function narrowerThan(...queries: readonly string[]): void {
  vi.stubGlobal("matchMedia", (media: string) => ({ ...usual(media), matches: queries.includes(media) }));
}
const below1280 = "(max-width: 79.99em)";
const below1180 = "(max-width: 73.74em)";
const below1024 = "(max-width: 63.99em)";

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ["1280 px and more", [], "Name, City, State, Balance"],
  ["1180 px", [below1280], "Name, City, Balance"],
  ["1024 px", [below1280, below1180], "Name, Balance"],
  ["less", [below1280, below1180, below1024], "Name, Balance"],
])("shows at %s the columns that fit there", async (_, queries, headers) => {
  narrowerThan(...queries);
  await show(<Shown />);
  expect(screen.getByRole("status").textContent).toBe(headers);
});

it("remembers the choice for the width at which it was made", async () => {
  narrowerThan(below1280, below1180);
  const user = await show(<Shown />);
  await user.click(screen.getByRole("button", { name: "City" }));
  expect(screen.getByRole("status").textContent).toBe("Name, City, Balance");
  expect(localStorage.getItem("ks-columns-houses-below-1180")).toBe("type,state");
  expect(localStorage.getItem("ks-columns-houses")).toBeNull();
});

it("remembers for all widths a choice made where the window hides no column", async () => {
  narrowerThan("(max-width: 89.99em)");
  const user = await show(<Shown />);
  await user.click(screen.getByRole("button", { name: "City" }));
  expect(screen.getByRole("status").textContent).toBe("Name, State, Balance");
  expect(localStorage.getItem("ks-columns-houses")).toBe("type,city");
});
