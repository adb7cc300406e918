/// <reference lib="dom" />
import type { Page } from "@playwright/test";

import type { HostDay } from "./host-day.ts";

/** A device and colour scheme of the pictures. The page that shows them gives the same widths and heights. */
export type Look = {
  readonly device: "desk" | "phone";
  readonly scheme: "light" | "dark";
  readonly viewport: { readonly width: number; readonly height: number };
  readonly scale: number;
};

type Frame = {
  readonly clip: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** The screen is as high as the picture, so that its foot is in the picture. */
  readonly whole?: true;
  readonly widths: readonly number[];
  /** The README shows it too, in English and under this name. */
  readonly readme?: { readonly name: string; readonly scheme: Look["scheme"]; readonly width: number };
};

export type Shot = {
  readonly name: string;
  /** Whose screen it is; by default the host's. */
  readonly who?: "host" | "cleaner";
  readonly path: (day: HostDay) => string;
  /** What happens on the screen before the picture is taken. */
  readonly after?: (page: Page) => Promise<void>;
  readonly frames: Readonly<Partial<Record<Look["device"], Frame>>>;
};

export const looks: readonly Look[] = (["light", "dark"] as const).flatMap((scheme) => [
  { device: "desk", scheme, viewport: { width: 1280, height: 720 }, scale: 2 },
  { device: "phone", scheme, viewport: { width: 390, height: 844 }, scale: 3 },
]);

const desk: Frame = { clip: { x: 0, y: 0, width: 1280, height: 720 }, widths: [1600] };
const phone: Frame = { clip: { x: 0, y: 0, width: 390, height: 640 }, widths: [780] };
/** For the picture beside the first words of a public page: the middle of a screen, close enough to read. */
const near: Frame = { clip: { x: 232, y: 60, width: 880, height: 646 }, widths: [1400] };
const both = { desk, phone };

/** The pictures that `npm run screenshots` takes; public pages show them with `ScreenPicture`. */
export const shots: readonly Shot[] = [
  {
    name: "portfolio",
    path: () => "/portfolio",
    frames: {
      desk: { ...desk, readme: { name: "portfolio", scheme: "light", width: 1200 } },
      phone: { ...phone, readme: { name: "portfolio-phone", scheme: "dark", width: 390 } },
    },
  },
  { name: "properties", path: () => "/properties", frames: both },
  {
    name: "income",
    path: () => "/income",
    frames: { desk: { ...desk, readme: { name: "income", scheme: "light", width: 1200 } }, phone },
  },
  { name: "expenses", path: () => "/expenses", frames: both },
  {
    name: "calendar",
    path: () => "/calendar",
    frames: {
      desk: {
        ...desk,
        clip: { ...desk.clip, height: 520 },
        readme: { name: "calendar", scheme: "light", width: 1200 },
      },
      phone,
    },
  },
  {
    name: "tape",
    path: () => "/calendar?days=14",
    frames: { desk: { ...near, clip: { ...near.clip, height: 440 } } },
  },
  {
    name: "overlap",
    path: ({ overlap }) => overlap,
    after: async (page) => {
      const form = page.getByRole("dialog");
      await form.locator("[data-autofocus]").fill("Nora Winter");
      await form.locator(".ks-booking-warnings").waitFor();
      await form.locator("input[type='time']").evaluateAll(clockOfAllDay);
    },
    frames: {
      desk: { clip: { x: 800, y: 0, width: 480, height: 672 }, widths: [960], whole: true },
      phone: { clip: { x: 0, y: 0, width: 390, height: 768 }, widths: [780], whole: true },
    },
  },
  {
    name: "turnovers",
    path: () => "/tasks?view=cleaning",
    frames: { desk, phone: { ...phone, clip: { ...phone.clip, height: 664 } } },
  },
  { name: "advertising", path: () => "/ads", frames: both },
  { name: "exports", path: () => "/exports", frames: both },
  {
    name: "job",
    who: "cleaner",
    path: ({ jobLink }) => jobLink,
    after: async (page) => {
      await page
        .locator("main details")
        .first()
        .evaluate((list) => list.setAttribute("open", ""));
      for (const at of [0, 1, 2]) await page.getByRole("checkbox").nth(at).check();
      await page.mouse.move(0, 0);
      // Scrolls the day to just below the sticky bar of the page.
      await page
        .locator("main article")
        .first()
        .evaluate((job) => {
          const day = job.closest("section") ?? job;
          scrollTo(0, scrollY + day.getBoundingClientRect().top - 76);
        });
    },
    frames: { phone: { clip: { x: 0, y: 0, width: 390, height: 760 }, widths: [780] } },
  },
];

/** A time field shows hours in the browser's own language, English here; a text field shows 15:00 in all five. */
function clockOfAllDay(fields: (HTMLElement | SVGElement)[]): void {
  for (const field of fields) field.setAttribute("type", "text");
}
