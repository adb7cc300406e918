import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { membershipOf } from "../../../testing/records/membership.ts";
import { aTurnover } from "../../../testing/records/turnovers.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { BoardFilters } from "./board-filters.tsx";
import { useBoardView } from "./board-view.ts";

const azul = { id: "22222222-2222-4222-8222-222222222222", name: "Casa Azul" };
const loft = { id: "33333333-3333-4333-8333-333333333333", name: "Loft" };
const ivan = { id: "44444444-4444-4444-8444-444444444444", name: "Ivan" };

function Filters() {
  return <BoardFilters turnovers={[aTurnover({ property: azul, cleaner: null })]} view={useBoardView()} />;
}

it("names a property and a cleaner that were chosen in another week", async () => {
  answerWith(({ path }) => {
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    if (path.includes("/properties"))
      return Response.json({ items: [{ ...loft, city: "", currency: "EUR" }] });
    if (path.endsWith(`/cleaners/${ivan.id}`)) return Response.json(ivan);
    return new Promise(() => {});
  });
  await show(<Filters />, undefined, `/tasks?view=cleaning&property=${loft.id}&cleaner=${ivan.id}`);
  const chosen = async (name: string) =>
    (await screen.findByRole<HTMLOptionElement>("option", { name, selected: true })).value;
  expect(await chosen("Loft")).toBe(loft.id);
  expect(await chosen("Ivan")).toBe(ivan.id);
  expect(screen.getByRole<HTMLOptionElement>("option", { name: "Casa Azul" }).value).toBe(azul.id);
});
