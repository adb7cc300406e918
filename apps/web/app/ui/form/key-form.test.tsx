import { screen } from "@testing-library/react";
import { createPortal } from "react-dom";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { KeyForm } from "./key-form.tsx";

const words = { outer: "Task", inner: "Name of the file", save: "Save name" };

it("is not sent with a form that stands in a dialog above it", async () => {
  const sent: string[] = [];
  const user = await show(
    <KeyForm
      onSubmit={(event) => {
        event.preventDefault();
        sent.push("outer");
      }}
    >
      <input aria-label={words.outer} />
      {createPortal(
        <KeyForm
          onSubmit={(event) => {
            event.preventDefault();
            sent.push("inner");
          }}
        >
          <input aria-label={words.inner} />
          <button type="submit">{words.save}</button>
        </KeyForm>,
        document.body,
      )}
    </KeyForm>,
  );
  await user.click(await screen.findByRole("button", { name: "Save name" }));
  await user.click(screen.getByLabelText("Name of the file"));
  await user.keyboard("{Control>}s{/Control}");
  expect(sent).toEqual(["inner", "inner"]);
  await user.click(screen.getByLabelText("Task"));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(sent).toEqual(["inner", "inner", "outer"]);
});
