import { act, render, screen } from "@testing-library/react";
import { Suspense, use } from "react";
import { expect, it } from "vitest";

import { countPending, whilePending } from "../../lib/chunks/pending.ts";
import { Pending } from "./pending.tsx";

const counted = () => document.documentElement.dataset["pending"];

it("counts what is on its way, and is absent once all of it has ended", () => {
  const [first, second] = [countPending(), countPending()];
  expect(counted()).toBe("2");
  first();
  expect(counted()).toBe("1");
  second();
  expect(counted()).toBeUndefined();
});

it("counts a load until it has come or failed", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const came = whilePending(() => promise);
  const failed = whilePending(() => Promise.reject(new Error("away")));
  expect(counted()).toBe("2");
  await expect(failed).rejects.toThrow("away");
  expect(counted()).toBe("1");
  resolve("part");
  expect(await came).toBe("part");
  expect(counted()).toBeUndefined();
});

it("counts as long as the fallback stands there, with what it shows meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const Part = () => <p>{use(promise)}</p>;
  await act(async () => {
    render(
      <Suspense
        fallback={
          <Pending>
            <button type="button">Menu</button>
          </Pending>
        }
      >
        <Part />
      </Suspense>,
    );
  });
  expect(screen.getByRole("button", { name: "Menu" })).toBeDefined();
  expect(counted()).toBe("1");
  await act(async () => {
    resolve("The part");
    await promise;
  });
  expect(await screen.findByText("The part")).toBeDefined();
  expect(counted()).toBeUndefined();
});
