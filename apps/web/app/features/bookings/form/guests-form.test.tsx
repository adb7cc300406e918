import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith, sentBy } from "../../../testing/wire.ts";
import { GuestsForm } from "./guests-form.tsx";

const ID = "0b7f2f0e-6d0b-4c7e-9a55-0d6a3a1f2b11";
const stored = {
  version: 3,
  guestName: "Yara Haddad",
  country: "DE",
  fields: ["familyName", "givenNames", "birthDate", "nationality", "documentNumber"],
  keepUntil: "2027-05-10",
  guests: [],
};

it("asks for each guest what the country wants, and sends all of them", async () => {
  answerWith(() => Response.json(stored));
  const user = await show(<GuestsForm bookingId={ID} onClose={() => undefined} />);
  await enter(user, await screen.findByRole("textbox", { name: "Family name" }), "Haddad");
  expect(screen.queryByRole("textbox", { name: "Kinship" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add guest" }));
  const names = screen.getAllByRole("textbox", { name: "Family name" });
  expect(names).toHaveLength(2);
  await enter(user, names[1] ?? document.body, "Klein");
  await user.click(screen.getByRole("button", { name: "Remove guest 1" }));
  await user.click(screen.getByRole("button", { name: "Save guests" }));
  await waitFor(() => expect(sentBy("PUT")).toHaveLength(1));
  expect(sentBy("PUT")[0]).toMatchObject({
    path: `/api/v1/bookings/${ID}/guests`,
    body: { version: 3, guests: [{ familyName: "Klein", kinship: "" }] },
  });
});
