import { TextInput } from "@mantine/core";
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { toast } from "../toast/toast.ts";
import { Toaster } from "../toast/toaster.tsx";
import { FormDrawer } from "./form-drawer.tsx";

const words = { title: "Add tenant", name: "Name", save: "Save" };

function Form() {
  const [open, setOpen] = useState(true);
  const [name, setName] = useState("");
  if (!open) return <p>Closed</p>;
  return (
    <>
      <FormDrawer
        form={{ dirty: name !== "", busy: false, failure: null, problems: [], onSubmit: () => {} }}
        title={words.title}
        submitLabel={words.save}
        onClose={() => {
          setOpen(false);
        }}
      >
        <TextInput
          label={words.name}
          value={name}
          onChange={(event) => {
            setName(event.currentTarget.value);
          }}
        />
      </FormDrawer>
      <Toaster />
    </>
  );
}

const question = () => screen.queryByRole("button", { name: "Keep editing" });

it("closes an untouched form with Escape", async () => {
  const user = await show(<Form />);
  await user.click(await screen.findByLabelText("Name"));
  await user.keyboard("{Escape}");
  expect(await screen.findByText("Closed")).toBeTruthy();
});

it("asks once when something is typed, and a second Escape keeps editing", async () => {
  const user = await show(<Form />);
  await user.type(await screen.findByLabelText("Name"), "Rocha");
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(question()).not.toBeNull();
  });
  await waitFor(() => {
    expect(document.activeElement).toBe(question());
  });
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(question()).toBeNull();
  });
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Rocha");
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(question()).not.toBeNull();
  });
  await user.click(screen.getByRole("button", { name: "Discard changes" }));
  expect(await screen.findByText("Closed")).toBeTruthy();
});

it("says its toasts above its own buttons, so that none is covered", async () => {
  await show(<Form />);
  await screen.findByLabelText("Name");
  toast.success("Saved.");
  const message = await screen.findByText("Saved.");
  expect(screen.getByRole("dialog", { name: "Add tenant" }).contains(message)).toBe(true);
  const save = screen.getByRole("button", { name: "Save" });
  expect(message.compareDocumentPosition(save)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("names the records that a refusal knows, each with the way to it", async () => {
  const booking = {
    id: "0e6b6a2c-0000-4000-8000-000000000001",
    guestName: "Sofia L.",
    checkIn: "2027-06-10T15:00",
    checkOut: "2027-06-12T11:00",
  };
  await show(
    <FormDrawer
      form={{
        dirty: false,
        busy: false,
        failure: "A booking holds one of these nights.",
        refusal: { code: "DATE_BOOKED", data: { bookings: [booking] } },
        problems: [],
        onSubmit: () => {},
      }}
      title={words.title}
      submitLabel={words.save}
      onClose={() => {}}
    >
      {null}
    </FormDrawer>,
  );
  const link = await screen.findByRole("link", { name: /Sofia L\./ });
  expect(link.getAttribute("href")).toBe(`/calendar?from=2027-06-10&edit=${booking.id}`);
});
