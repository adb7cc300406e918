import type { ChecklistRooms, ChecklistView } from "@keystead/contract/turnovers";
import { standardChecklist } from "@keystead/domain/turnovers";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";

import { collisionsIn } from "../../../testing/merge-question.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, type Sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
// Loaded on demand by the form, with the first collision.
import "../../../ui/form/merge/merge-dialog.tsx";
import { ChecklistForm } from "./checklist-form.tsx";

const azul = { id: "00000000-0000-4000-8000-0000000000a1", name: "Casa Azul" };
const loft = { id: "00000000-0000-4000-8000-0000000000a2", name: "Loft" };
const path = `/api/v1/properties/${azul.id}/checklist`;

const sauna: ChecklistRooms[number] = {
  id: "r1",
  name: "Sauna",
  items: [
    { id: "i1", text: "Wipe benches" },
    { id: "i2", text: "Empty bucket" },
  ],
};
const hall: ChecklistRooms[number] = { id: "r2", name: "Hall", items: [{ id: "i3", text: "Mop" }] };
const own: ChecklistView = { version: 3, rooms: [sauna, hall] };
const standard: ChecklistView = {
  version: 0,
  rooms: standardChecklist.map((room) => ({ ...room, items: [...room.items] })),
};

async function open(record: ChecklistView, onChange?: (requested: Sent) => Response): Promise<UserEvent> {
  answerWith((requested) => {
    const { path: requestedPath, method } = requested;
    if (method !== "GET") return onChange?.(requested) ?? new Promise<Response>(() => {});
    if (requestedPath === path) return Response.json(record);
    if (requestedPath.endsWith(`${loft.id}/checklist`)) return Response.json({ version: 1, rooms: [hall] });
    if (requestedPath.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    if (requestedPath.endsWith("/properties/names"))
      return Response.json({ items: [azul, loft], more: false });
    return new Promise<Response>(() => {});
  });
  const user = await show(
    <>
      <ChecklistForm property={azul} onClose={() => {}} />
      <Toaster />
    </>,
  );
  await screen.findByRole("button", { name: "Save checklist" });
  return user;
}
const rooms = () => screen.getAllByRole("group").map((room) => room.querySelector("legend")?.textContent);
const room = (name: string) => within(screen.getByRole("group", { name }));
const save = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Save checklist" }));
const saved = () => Response.json({ ...own, version: 4 });

it("keeps the lines that stay, by what they are and not by where they stand", async () => {
  const user = await open(own, saved);
  const lines = room("Sauna").getByLabelText(/^What is done there/);
  await user.clear(lines);
  await user.type(lines, "Empty bucket{Enter}Air{Enter}Wipe benches");
  await user.click(screen.getByRole("button", { name: "Move Hall up" }));
  expect(rooms()).toEqual(["Hall", "Sauna"]);
  await save(user);
  expect(await screen.findByText("Checklist of Casa Azul saved")).toBeTruthy();
  expect(sentBy("PUT").map(({ path: to, body }) => [to, body])).toEqual([
    [
      path,
      {
        version: 3,
        rooms: [
          hall,
          {
            id: "r1",
            name: "Sauna",
            items: [
              { id: "i2", text: "Empty bucket" },
              { id: null, text: "Air" },
              { id: "i1", text: "Wipe benches" },
            ],
          },
        ],
      },
    ],
  ]);
});

it("returns to the standard list, which is stored as such", async () => {
  const user = await open(own, saved);
  await user.click(screen.getByRole("button", { name: "Use the standard list" }));
  expect(rooms()).toHaveLength(standardChecklist.length);
  await save(user);
  await waitFor(() => expect(sentBy("PUT")[0]?.body).toEqual({ version: 3, rooms: null }));
});

it("sends nothing of a standard list that nobody changed", async () => {
  const user = await open(standard);
  await save(user);
  expect(await screen.findByText("Nothing was changed, so nothing was saved.")).toBeTruthy();
  expect(sentBy("PUT")).toEqual([]);
});

it("takes over the list of another property", async () => {
  const user = await open(own, saved);
  await user.click(screen.getByRole("combobox", { name: "Copy from another property" }));
  await user.click(await screen.findByRole("option", { name: "Loft" }));
  await waitFor(() => expect(rooms()).toEqual(["Hall"]));
});

it("adds and removes rooms, and wants a name for one with lines", async () => {
  const user = await open(own, saved);
  await user.click(screen.getByRole("button", { name: "Remove Sauna" }));
  await user.click(screen.getByRole("button", { name: "Add room" }));
  await enter(user, room("New room").getByLabelText(/^What is done there/), "Feed the cat");
  await save(user);
  const message = await screen.findByText("Each room needs a name.");
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(sentBy("PUT")).toEqual([]);
  await enter(user, room("New room").getByLabelText("Room"), "Garden");
  await save(user);
  await waitFor(() =>
    expect(sentBy("PUT")[0]?.body).toEqual({
      version: 3,
      rooms: [hall, { id: null, name: "Garden", items: [{ id: null, text: "Feed the cat" }] }],
    }),
  );
});

it("asks whose list stays where two people changed it", async () => {
  const user = await open(own, () =>
    refused("STALE", { version: 4, current: { version: 0, rooms: standard.rooms } }, 409),
  );
  await user.click(screen.getByRole("button", { name: "Remove Sauna" }));
  await save(user);
  const question = await screen.findByRole("dialog", { name: "Changed meanwhile" });
  expect(collisionsIn(question)).toEqual([["Checklist", "1 room", "The standard list"]]);
});
