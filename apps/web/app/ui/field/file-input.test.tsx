import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";

import { FileInput } from "./file-input.tsx";

it("takes what was chosen before its script came, once", async () => {
  const taken: (readonly string[])[] = [];
  const field = <FileInput onFiles={(files) => taken.push(files.map(({ name }) => name))} />;
  const place = document.createElement("div");
  document.body.append(place);
  place.innerHTML = renderToString(field);
  const input = place.querySelector("input");
  if (input === null) throw new Error("nothing was drawn");
  let chosen: readonly File[] = [new File(["x"], "Meter.pdf")];
  Object.defineProperty(input, "files", { get: () => chosen });
  // As in a browser: clearing the value clears the files.
  Object.defineProperty(input, "value", {
    get: () => "",
    set: () => {
      chosen = [];
    },
  });
  const root = await act(async () => hydrateRoot(place, field));
  expect(taken).toEqual([["Meter.pdf"]]);
  await act(async () => {
    root.unmount();
  });
  place.remove();
});
