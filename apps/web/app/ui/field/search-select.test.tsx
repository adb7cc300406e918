import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it, vi } from "vitest";

import { show } from "../../testing/show.tsx";
import { KeyForm } from "../form/key-form.tsx";
import { SearchSelect } from "./search-select.tsx";

const LABEL = "Unit";

type Given = { readonly chosen?: string; readonly onSubmit?: () => void };

function Form({ chosen = "", onSubmit }: Given) {
  const [value, setValue] = useState(chosen);
  return (
    <KeyForm
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <SearchSelect
        label={LABEL}
        data={[
          { value: "1", label: "Flat 1" },
          { value: "2", label: "Flat 2" },
        ]}
        value={value === "" ? null : value}
        onChange={setValue}
      />
      <button type="submit">Save</button>
      <output>{value}</output>
    </KeyForm>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: LABEL });
const chosen = () => screen.getByRole("status").textContent;

it("keeps what was typed and not chosen, says so, and does not send the form without it", async () => {
  const onSubmit = vi.fn();
  const user = await show(<Form onSubmit={onSubmit} />);
  await user.type(field(), "Attic");
  await user.tab();
  expect(field().value).toBe("Attic");
  expect(screen.getByText("“Attic” is not in the list. Choose an entry, or empty the field.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  await user.clear(field());
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("does not put the old choice back in place of another one that was only typed", async () => {
  const onSubmit = vi.fn();
  const user = await show(<Form chosen="1" onSubmit={onSubmit} />);
  expect(field().value).toBe("Flat 1");
  await user.clear(field());
  await user.type(field(), "Flat 9");
  await user.tab();
  expect(field().value).toBe("Flat 9");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).not.toHaveBeenCalled();
  // Emptied, it returns to the previous choice.
  await user.clear(field());
  await user.tab();
  expect(field().value).toBe("Flat 1");
  expect(chosen()).toBe("1");
});

it("takes an option that was typed whole, and one that was picked", async () => {
  const onSubmit = vi.fn();
  const user = await show(<Form onSubmit={onSubmit} />);
  await user.type(field(), "flat 2");
  await user.tab();
  expect(field().value).toBe("Flat 2");
  expect(chosen()).toBe("2");
  await user.clear(field());
  await user.type(field(), "Flat");
  await user.click(await screen.findByRole("option", { name: "Flat 1" }));
  expect(chosen()).toBe("1");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it("takes the option that is chosen already when it is typed in part and picked again", async () => {
  const onSubmit = vi.fn();
  const user = await show(<Form chosen="1" onSubmit={onSubmit} />);
  await user.clear(field());
  await user.type(field(), "1");
  await user.click(await screen.findByRole("option", { name: "Flat 1" }));
  expect(field().value).toBe("Flat 1");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(chosen()).toBe("1");
});
