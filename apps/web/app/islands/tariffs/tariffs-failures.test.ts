import { languages } from "@keystead/domain/languages";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { refusalWord } from "../../lib/refusal/refusal-words.ts";
import type { MessageTree } from "../../lib/messages.ts";
import { otherRefusals, type TariffsMessages } from "../../features/tariffs/other-refusals.ts";
import { choosePlans } from "./choose-plans.ts";
import { captureLeads } from "./tariffs-lead.ts";

const files = import.meta.glob<MessageTree>(
  "../../../../../packages/messages/*/{tariffs,shared/errors}.json",
  {
    eager: true,
    import: "default",
  },
);
const fileOf = (language: string, name: string): MessageTree =>
  Object.entries(files).find(([path]) => path.endsWith(`/${language}/${name}.json`))?.[1] ?? {};

function textOf(word: unknown): string {
  if (typeof word !== "string") throw new Error("No such word");
  return word;
}

/** As the server writes them into the page. */
function wordsIn(language: string, plan: string | null): TariffsMessages {
  const { messages } = fileOf(language, "tariffs") as unknown as TariffsMessages;
  const errors = fileOf(language, "shared/errors");
  return {
    messages,
    refusals: Object.fromEntries(
      otherRefusals.map((code) => [code, textOf(errors[refusalWord(code).replace("errors:", "")])]),
    ),
    close: "Close",
    currentBadge: "Current",
    down: { heading: "", lead: "", confirm: "", keep: "" },
    losses: {},
    plans: {},
    mine: plan === null ? null : { plan },
  };
}

const assign = vi.fn<(to: string) => void>();

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal("location", { ...window.location, assign });
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = () => {};
  document.body.innerHTML = `
    <article data-card="starter"><button data-choose="starter">Starter</button></article>
    <dialog id="lead"><form data-lead><input name="email" /><button type="submit">Save</button></form></dialog>
    <div data-toasts></div>`;
});

const toasts = () => [...document.querySelectorAll(".toast span")].map(({ textContent }) => textContent);
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const answer = (code: string, status: number) => {
  vi.stubGlobal("fetch", async () => Response.json({ code, message: code }, { status }));
};
const accept = (body: unknown) => {
  vi.stubGlobal("fetch", async () => Response.json(body));
};

/** The code, and where its message is shown. */
const failures = [
  ["UNAVAILABLE", 503, "refusal"],
  ["STORAGE_FULL", 507, "refusal"],
  ["FORBIDDEN", 403, "refusal"],
  ["NOT_FOUND", 404, "refusal"],
  ["TOO_MANY_REQUESTS", 429, "tooMany"],
  ["UNAUTHORIZED", 401, "signedOut"],
  ["INTERNAL_SERVER_ERROR", 500, "failed"],
] as const;

function expectedText(language: string, code: string, where: string): string {
  const { messages, refusals } = wordsIn(language, null);
  return where === "refusal" ? (refusals[code] ?? "") : messages[where as "failed"];
}

describe.each(languages)("in %s", (language) => {
  it.each(failures)(
    "[PUB-05] [ERR-01] a change of plan refused with %s says why",
    async (code, status, where) => {
      answer(code, status);
      choosePlans(document, wordsIn(language, "pro"), { plan: "pro" });
      press("[data-choose]");
      await vi.waitFor(() => {
        expect(toasts()).toEqual([expectedText(language, code, where)]);
      });
      expect(expectedText(language, code, where)).not.toBe("");
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it.each(failures)("[PUB-04] [ERR-01] an address refused with %s says why", async (code, status, where) => {
    answer(code, status);
    captureLeads(document, wordsIn(language, null));
    press("[data-choose]");
    const field = document.querySelector<HTMLInputElement>("input");
    if (field !== null) field.value = "ana@example.org";
    press("[type=submit]");
    await vi.waitFor(() => {
      expect(toasts()).toEqual([expectedText(language, code, where)]);
    });
    expect(field?.value).toBe("ana@example.org");
  });
});

describe.each(languages)("in %s", (language) => {
  const { messages } = wordsIn(language, null);

  it("[PUB-05] [ERR-01] a plan that is chosen is named, and the current one only said to be it", async () => {
    accept({ changed: true });
    const words = wordsIn(language, "pro");
    choosePlans(document, { ...words, plans: { starter } }, { plan: "pro" });
    press("[data-choose]");
    await vi.waitFor(() => {
      expect(toasts()).toEqual([messages.updated.replace("{{plan}}", "Starter")]);
    });
    press("[data-choose]");
    expect(toasts().at(-1)).toBe(messages.current);
  });

  it("[PUB-04] [ERR-01] an address that is saved is said to be, one that is none is refused", async () => {
    accept({ ok: true });
    captureLeads(document, wordsIn(language, null));
    press("[data-choose]");
    const field = document.querySelector<HTMLInputElement>("input");
    if (field !== null) field.value = "ana@";
    press("[type=submit]");
    expect(toasts()).toEqual([messages.invalidEmail]);
    if (field !== null) field.value = "ana@example.org";
    press("[type=submit]");
    await vi.waitFor(() => {
      expect(toasts()).toEqual([messages.saved]);
    });
    if (language === "en")
      expect([messages.invalidEmail, messages.saved]).toEqual([
        "Invalid email address",
        "Email saved successfully!",
      ]);
  });
});

const starter = { name: "Starter", choose: "Choose Starter", limits: { properties: 5, units: 10 } };

it("[GEO-05] a change of plan refused for the region leads to its page", async () => {
  answer("REGION_BLOCKED", 403);
  choosePlans(document, wordsIn("en", "pro"), { plan: "pro" });
  press("[data-choose]");
  await vi.waitFor(() => {
    expect(assign).toHaveBeenCalledWith("/region-blocked");
  });
});
