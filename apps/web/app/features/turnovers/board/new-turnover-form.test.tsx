import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { focusTaken } from "../../../testing/focus-taken.ts";
import { gardenFlat } from "../../../testing/records/bookings.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { refused } from "../../../testing/records/tasks.ts";
import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { NewTurnoverForm } from "./new-turnover-form.tsx";

const azul = { id: "00000000-0000-4000-8000-0000000000a1", name: "Casa Azul" };
const loft = { id: "00000000-0000-4000-8000-0000000000a2", name: "Loft" };

async function open(propertyId: string, answer = () => Response.json({})) {
  answerWith(({ path, method, query }) => {
    if (method !== "GET") return answer();
    if (path.endsWith("/workspaces")) return Response.json(membershipOf("owner"));
    if (path.endsWith("/properties/names")) return Response.json({ items: [azul, loft], more: false });
    if (path.endsWith("/units/names")) {
      const items = query["propertyId"] === azul.id ? [{ ...gardenFlat, archived: false }] : [];
      return Response.json({ items, more: false });
    }
    return new Promise<Response>(() => {});
  });
  let closed = 0;
  const user = await show(
    <>
      <NewTurnoverForm
        propertyId={propertyId}
        day="2026-11-20"
        onClose={() => {
          closed += 1;
        }}
      />
      <Toaster />
    </>,
  );
  await focusTaken();
  const choose = async (field: string, option: string) => {
    await user.click(await screen.findByRole("combobox", { name: field }));
    await user.click(await screen.findByRole("option", { name: option }));
  };
  const save = async () => user.click(screen.getByRole("button", { name: "Add cleaning" }));
  return { user, choose, save, closed: () => closed };
}

it("[CLEAN-01] adds a cleaning without a check-out, of the property and the day that the board shows", async () => {
  const { user, choose, save, closed } = await open(azul.id);
  await choose("Unit", "Garden flat");
  await enter(user, screen.getByLabelText("Note for the cleaner (optional)"), "After the storm");
  await save();
  expect(await screen.findByText("Cleaning added.")).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    [
      "/api/v1/turnovers",
      {
        propertyId: azul.id,
        unitId: gardenFlat.id,
        startsAt: "2026-11-20T10:00",
        note: "After the storm",
      },
    ],
  ]);
  expect(sentBy("POST")[0]?.key).toBeTruthy();
  expect(closed()).toBe(1);
});

it("drops the unit with its property", async () => {
  const { choose, save } = await open(azul.id);
  await choose("Unit", "Garden flat");
  await choose("Property", "Loft");
  await save();
  await waitFor(() => expect(sentBy("POST")[0]?.body).toMatchObject({ propertyId: loft.id, unitId: null }));
});

it("wants a property and a start before it sends anything", async () => {
  const { user, save } = await open("");
  expect(screen.queryByRole("combobox", { name: "Unit" })).toBeNull();
  await user.clear(screen.getByLabelText("Planned start"));
  await save();
  const notice = await screen.findByText("2 entries need attention");
  const problems = notice.closest<HTMLElement>("[role=alert]") ?? expect.fail("no list of problems");
  expect(
    within(problems)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Choose a property", "Enter a date and a time"]);
  expect(sentBy("POST")).toEqual([]);
});

it("keeps what was typed where the server refuses it, and says why at the field", async () => {
  const { user, save, closed } = await open(azul.id, () =>
    refused("BAD_REQUEST", { issues: [{ path: ["note"], code: "TOO_LONG" }] }, 400),
  );
  const note = () => screen.getByLabelText<HTMLTextAreaElement>("Note for the cleaner (optional)");
  await enter(user, note(), "Storm");
  await save();
  expect(await screen.findByText("Too long")).toBeTruthy();
  expect(note().value).toBe("Storm");
  expect(closed()).toBe(0);
});
