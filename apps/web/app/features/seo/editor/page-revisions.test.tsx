import type { SeoPageText, SeoPageView } from "@keystead/contract/seo";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { PageRevisions } from "./page-revisions.tsx";

const page: SeoPageView = {
  id: "00000000-0000-4000-8000-000000000001",
  version: 3,
  slug: "deposit-return",
  status: "draft",
  publishOn: null,
  title: "Returning a deposit",
  pageType: "guide",
  language: "en",
  path: "/guides/deposit-return",
  impressions: 0,
  updatedAt: "2026-03-10T09:00:00.000Z",
  metaDescription: "",
  keywords: [],
  heroTitle: "Return a deposit",
  topic: "",
  heroSubtitle: "",
  sections: [],
};
const {
  version: _version,
  status: _status,
  publishOn: _day,
  path: _path,
  impressions: _views,
  ...rest
} = page;
const { updatedAt: _at, ...text } = rest;
const earlier: SeoPageText = {
  ...text,
  id: "00000000-0000-4000-8000-000000000002",
  title: "Deposits",
  replacedAt: "2026-03-10T09:00:00.000Z",
  replacedBy: "Ines Mota",
};

async function open(
  answer: (path: string) => Response,
  onTake = vi.fn<(taken: SeoPageText) => () => void>(),
) {
  answerWith(({ path }) => answer(path));
  const user = await show(
    <>
      <PageRevisions page={page} onTake={onTake} />
      <Toaster />
    </>,
  );
  await user.click(screen.getByRole("button", { name: "Earlier versions" }));
  await screen.findByRole("dialog", { name: "Earlier versions of Returning a deposit" });
  return user;
}

it("[SEO-06] puts an earlier text into the editor, and takes it out again", async () => {
  const takenOut = vi.fn<() => void>();
  const onTake = vi.fn<(taken: SeoPageText) => () => void>(() => takenOut);
  const { sections: _sections, ...listed } = earlier;
  const user = await open(
    (path) => Response.json(path.endsWith("/revisions") ? { items: [listed] } : earlier),
    onTake,
  );
  expect(await screen.findByText(/^Until .*, replaced by Ines Mota$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Put into the editor/ }));
  await screen.findByText(/is in the editor. It is stored when you save.$/);
  expect(onTake).toHaveBeenCalledExactlyOnceWith(earlier);
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(takenOut).toHaveBeenCalledOnce();
});

it("says so when there is no earlier text", async () => {
  await open(() => Response.json({ items: [] }));
  expect(await screen.findByText(/^No earlier versions./)).toBeTruthy();
});

it("says so when they cannot be loaded", async () => {
  await open(() => Response.json({}, { status: 500 }));
  expect(await screen.findByText("The earlier versions could not be loaded.")).toBeTruthy();
});
