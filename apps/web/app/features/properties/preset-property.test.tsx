import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { membershipOf } from "../../testing/records/membership.ts";
import { subscription } from "../../testing/records/subscription.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { useSubscription } from "../session/public.ts";
import { PresetProperty } from "./preset-property.tsx";

const houses = ["Casa Azul", "Lindenhof"].map((name) => ({ id: `id of ${name}`, name }));

/** A list whose button is there as soon as the frame knows the plan. */
function List({ of }: { readonly of: string }) {
  const { data } = useSubscription();
  const [opened, setOpened] = useState(false);
  if (data === undefined) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpened(true);
        }}
      >
        Add
      </button>
      {opened ? (
        <PresetProperty propertyId={of}>
          {(propertyId) => <p role="status">begins with {propertyId}</p>}
        </PresetProperty>
      ) : null}
    </>
  );
}

it.each([
  ["the only property", 1, "", "begins with id of Casa Azul", 1],
  ["none of two", 2, "", "begins with", 0],
  ["the one it is opened for, without asking", 1, "other", "begins with other", 0],
])("begins with %s", async (_, count, of, text, requests) => {
  answerWith(({ path }) => {
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (path === "/api/v1/subscription")
      return Response.json(subscription({ properties: count, units: count }));
    if (path === "/api/v1/properties/names")
      return Response.json({ items: houses.slice(0, count), more: false });
    return new Promise(() => {});
  });
  const user = await show(<List of={of} />);
  await user.click(await screen.findByRole("button", { name: "Add" }));
  expect((await screen.findByRole("status")).textContent.trim()).toBe(text);
  expect(sentBy("GET").filter(({ path }) => path === "/api/v1/properties/names")).toHaveLength(requests);
});
