import type { SeoPageView } from "@keystead/contract/seo";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { enter } from "../../../testing/set-up-user.ts";
import { show } from "../../../testing/show.tsx";
import { storedRecord } from "../../../testing/records/stored-record.ts";
import { answerWith, sent, sentBy } from "../../../testing/wire.ts";
import { Toaster } from "../../../ui/toast/toaster.tsx";
import { SeoForm } from "./seo-form.tsx";

// The form is large, and queries by role are slow in it.
vi.setConfig({ testTimeout: 60_000 });

async function open() {
  return show(<SeoForm page={null} />);
}

const saves = () => sent.filter(({ path }) => path === "/api/v1/seo-pages");

it("[SEO-06] says all that is missing at once and sends nothing", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  for (const words of ["Enter a title.", "Enter an address.", "Enter a headline."])
    expect(screen.getByText(words)).toBeTruthy();
  expect(saves()).toEqual([]);
});

it("[SEO-06] suggests an address from the title until somebody writes one", async () => {
  const user = await open();
  await enter(user, screen.getByLabelText("Title"), "Größe zählt");
  expect(screen.getByLabelText("Address")).toHaveProperty("value", "grosse-zahlt");
  expect(screen.getByText("http://localhost:3000/guides/grosse-zahlt")).toBeTruthy();
  await user.clear(screen.getByLabelText("Address"));
  await enter(user, screen.getByLabelText("Address"), "my-own");
  await enter(user, screen.getByLabelText("Title"), " doch");
  expect(screen.getByLabelText("Address")).toHaveProperty("value", "my-own");
  await user.click(screen.getByRole("radio", { name: "Worked example" }));
  expect(screen.getByText("http://localhost:3000/tools/my-own")).toBeTruthy();
});

it("[SEO-06] adds sections, moves them by their arrows and takes them out", async () => {
  const user = await open();
  const add = within(screen.getByRole("group", { name: "Add a section" }));
  await user.click(add.getByRole("button", { name: "List" }));
  await user.click(add.getByRole("button", { name: "Call to action" }));
  expect(screen.getByLabelText("Button")).toHaveProperty("value", "Get Started");
  expect(screen.getByLabelText("Link")).toHaveProperty("value", "/tariffs");
  await user.click(screen.getByRole("button", { name: "Move up: 2. Call to action" }));
  expect(screen.getByRole("region", { name: "1. Call to action" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Move up: 1. Call to action" })).toHaveProperty("disabled", true);
  await user.click(screen.getByRole("button", { name: "Remove: 1. Call to action" }));
  expect(screen.queryByRole("region", { name: /Call to action/ })).toBeNull();
  expect(screen.getByRole("region", { name: "1. List" })).toBeTruthy();
});

it("[SEO-05] marks a button that leads where no page may, and sends nothing", async () => {
  const user = await open();
  await user.type(screen.getByLabelText("Title"), "A");
  await user.type(screen.getByLabelText("Headline"), "A");
  await user.click(screen.getByRole("button", { name: "Call to action" }));
  await user.clear(screen.getByLabelText("Link"));
  await user.paste("//evil.example");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(screen.getByText(/Enter a path that begins with/)).toBeTruthy();
  expect(saves()).toEqual([]);
  await user.clear(screen.getByLabelText("Link"));
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => {
    expect(saves()).toMatchObject([{ method: "POST" }]);
  });
});

const id = "00000000-0000-4000-8000-000000000001";
const page: SeoPageView = {
  id,
  version: 1,
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
  sections: [
    { type: "list", heading: "What to bring", items: ["Keys"] },
    { type: "list", heading: "What to check", items: ["Meters"] },
  ],
};

async function openStored(rules: { readonly before?: () => Response } = {}) {
  const stored = storedRecord(`/api/v1/seo-pages/${id}`, page, {
    ...rules,
    answer: (record) => ({ page: record, removed: 0 }),
  });
  const user = await show(
    <>
      <SeoForm page={page} />
      <Toaster />
    </>,
  );
  return { stored, user };
}

const [bring, check] = page.sections;
const changes = () => sentBy("PUT").map(({ body }) => body);

it.each([
  ["guide", "deposit-return", "another", /belongs to/, false],
  ["calculator", "rental-yield", "yield", /The calculator belongs to the old address/, true],
  ["calculator", "yield", "rental-yield", /A calculator of the product belongs to this address/, true],
  [
    "calculator",
    "rental-yield",
    "rent-increase",
    /A calculator of the product belongs to this address/,
    true,
  ],
] as const)(
  "[SEO-01] says before saving what a %s at %s does with a calculator when its address becomes %s",
  async (pageType, slug, next, says, isShown) => {
    answerWith(() => Response.json({ free: true }));
    const user = await show(<SeoForm page={{ ...page, pageType, slug }} />);
    expect(screen.queryByText(says)).toBeNull();
    await user.clear(screen.getByLabelText("Address"));
    await enter(user, screen.getByLabelText("Address"), next);
    await screen.findByText(/This address is free/);
    expect(screen.queryByText(says) !== null).toBe(isShown);
  },
);

it("[SEO-06] keeps what two administrators wrote in different fields and sections", async () => {
  const { stored, user } = await openStored();
  const theirs = { ...page.sections[0], type: "list" as const, heading: "What to bring", items: ["Papers"] };
  stored.change({ metaDescription: "Step by step", sections: check === undefined ? [] : [theirs, check] });
  await enter(user, screen.getByLabelText("Title"), " in time");
  const second = within(screen.getByRole("region", { name: "2. List" }));
  await enter(user, second.getByLabelText("Heading"), " first");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(
    await screen.findByText("Saved and merged with changes made in the meantime: Description, Sections, 1."),
  ).toBeTruthy();
  const sections = [theirs, { ...check, heading: "What to check first" }];
  expect(changes()).toEqual([
    {
      version: 1,
      title: "Returning a deposit in time",
      sections: [bring, { ...check, heading: "What to check first" }],
    },
    { version: 2, title: "Returning a deposit in time", sections },
  ]);
  expect(screen.getByLabelText("Description")).toHaveProperty("value", "Step by step");
});

it("[SEO-06] asks before a draft is saved into a page that was published meanwhile", async () => {
  const { stored, user } = await openStored();
  stored.change({ status: "published" });
  await enter(user, screen.getByLabelText("Title"), ", half written");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Changed meanwhile" }));
  await user.click(dialog.getByRole("radio", { name: "Your value Draft" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Returning a deposit, half written was saved as a draft.")).toBeTruthy();
  expect(changes()[1]).toEqual({
    version: 2,
    status: "draft",
    title: "Returning a deposit, half written",
  });
});

it("[SEO-06] publishes a page without sending its texts, and sends nothing that nobody changed", async () => {
  const { user } = await openStored();
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(await screen.findByText("Nothing was changed, so nothing was saved.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText("Returning a deposit was saved and is public.")).toBeTruthy();
  expect(changes()).toEqual([{ version: 1, status: "published" }]);
});

it("[SEO-06] plans the day on which a draft becomes public, and says it", async () => {
  const { user } = await openStored();
  const day = screen.getByLabelText("Publish on");
  await enter(user, day, "whenever");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(screen.getByText("Enter a day.")).toBeTruthy();
  await user.clear(day);
  await enter(user, day, "2026-12-01");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(
    await screen.findByText("Returning a deposit was saved and becomes public on 1 Dec 2026."),
  ).toBeTruthy();
  expect(changes()).toEqual([{ version: 1, publishOn: "2026-12-01" }]);
  expect(screen.getByText("Public on 1 Dec 2026")).toBeTruthy();
});

it("[SEO-06] begins a copy of a page as a new one without its address", async () => {
  const user = await show(<SeoForm page={null} copied={{ ...page, status: "published" }} />);
  expect(screen.getByLabelText("Title")).toHaveProperty("value", "Returning a deposit");
  expect(screen.getByLabelText("Address")).toHaveProperty("value", "");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  expect(screen.getByText("Enter an address.")).toBeTruthy();
  await enter(user, screen.getByLabelText("Address"), "kaution");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  await waitFor(() => {
    expect(saves().map(({ method, body }) => [method, body])).toMatchObject([
      ["POST", { slug: "kaution", status: "draft", sections: page.sections }],
    ]);
  });
});

it("[SEO-06] sends nothing when somebody leaves and gives up what was typed", async () => {
  const { user } = await openStored();
  await enter(user, screen.getByLabelText("Title"), ", given up");
  await user.click(screen.getByRole("link", { name: "SEO Manager" }));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await waitFor(() => {
    expect(screen.queryByRole("button", { name: "Discard changes" })).toBeNull();
  });
  expect(changes()).toEqual([]);
});

it("[SEO-06] names the page that has the address already, with the way to it", async () => {
  const other = "00000000-0000-4000-8000-000000000002";
  const records = [{ kind: "page", id: other, name: "Deposits", from: null, to: null }];
  const { user } = await openStored({
    before: () =>
      Response.json(
        { defined: true, code: "SLUG_TAKEN", status: 409, message: "SLUG_TAKEN", data: { records } },
        { status: 409 },
      ),
  });
  await user.type(screen.getByLabelText("Address"), "s");
  await user.click(screen.getByRole("button", { name: "Save draft" }));
  const link = await screen.findByRole("link", { name: "Deposits" });
  expect(link.getAttribute("href")).toMatch(new RegExp(`^/admin/seo/${other}`));
});
