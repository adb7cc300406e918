import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { StarterPages } from "./starter-pages.tsx";

it("[SEO-06] adds the pages of the product that are missing, in the language that is chosen", async () => {
  const missing = [
    { language: "de", pages: 10 },
    { language: "it", pages: 1 },
  ];
  answerWith(({ method }) => {
    if (method !== "POST") return Response.json({ items: missing });
    missing.shift();
    return Response.json({ added: 10 });
  });
  const user = await show(
    <>
      <StarterPages />
      <Toaster />
    </>,
  );
  expect(await screen.findByRole("button", { name: "Italiano: 1 page" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Deutsch: 10 pages" }));
  expect(await screen.findByText("10 pages were added as drafts.")).toBeTruthy();
  expect(sentBy("POST").map(({ path, body }) => [path, body])).toEqual([
    ["/api/v1/seo-pages/starters", { language: "de" }],
  ]);
  await waitFor(() => expect(screen.queryByRole("button", { name: /Deutsch/ })).toBeNull());
  expect(screen.getByRole("button", { name: "Italiano: 1 page" })).toBeTruthy();
});

it("is silent where no page is missing", async () => {
  answerWith(() => Response.json({ items: [] }));
  await show(
    <>
      <StarterPages />
      <p>the list</p>
    </>,
  );
  await screen.findByText("the list");
  expect(screen.queryByRole("region")).toBeNull();
});
