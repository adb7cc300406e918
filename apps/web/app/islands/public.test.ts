import { beforeEach, describe, expect, it, vi } from "vitest";

import { setUpUser } from "../testing/set-up-user.ts";
import { askConsent, CONSENT_MS, consentRecord, readConsent } from "./page/cookie-consent.ts";
import { isGoodbye } from "./landing/exit-offer.ts";
import { keepLanguageChoice } from "./page/language-menu.ts";

const user = setUpUser();

describe("the cookie answer", () => {
  const now = Date.UTC(2026, 10, 21);
  it.each(["accepted", "rejected"] as const)("is kept as %s for 90 days and no longer", (answer) => {
    const kept = consentRecord(answer, now);
    expect(readConsent(kept, now)).toBe(answer);
    expect(readConsent(kept, now + CONSENT_MS)).toBe(answer);
    expect(readConsent(kept, now + CONSENT_MS + 1)).toBeNull();
    expect(CONSENT_MS).toBe(90 * 86_400_000);
  });

  it.each([
    null,
    "",
    "accepted",
    "{}",
    "[]",
    "7",
    '{"answer":"maybe","at":1}',
    '{"answer":"accepted","at":"1"}',
  ])("counts as none where it cannot be read: %s", (kept) => expect(readConsent(kept, now)).toBeNull());

  it("counts as none when it comes from the future", () => {
    expect(readConsent(consentRecord("accepted", now + 1), now)).toBeNull();
  });
});

describe("the cookie notice", () => {
  let count: ReturnType<typeof vi.fn<() => void>>;

  beforeEach(() => {
    localStorage.clear();
    count = vi.fn<() => void>();
    document.body.innerHTML = `
      <section data-notice-cookies hidden>
        <button data-consent="rejected">Reject</button><button data-consent="accepted">Accept</button>
      </section>
      <button data-cookies>Cookie settings</button>`;
  });

  const button = (name: string) => {
    const found = [...document.querySelectorAll("button")].find((one) => one.textContent === name);
    if (found === undefined) throw new Error(`no button ${name}`);
    return found;
  };
  const isOpen = () => document.querySelector<HTMLElement>("[data-notice-cookies]")?.hidden === false;

  it("asks, counts nothing before the answer, and once after acceptance", async () => {
    askConsent(document, count);
    expect(isOpen()).toBe(true);
    expect(count).not.toHaveBeenCalled();
    await user.click(button("Accept"));
    expect(isOpen()).toBe(false);
    expect(count).toHaveBeenCalledOnce();
    await user.click(button("Cookie settings"));
    expect(isOpen()).toBe(true);
    await user.click(button("Accept"));
    expect(count).toHaveBeenCalledOnce();
  });

  it("[LAND-11] removes an answer that has expired, and asks again", () => {
    localStorage.setItem("consent", consentRecord("accepted", Date.now() - CONSENT_MS - 1));
    askConsent(document, count);
    expect([localStorage.getItem("consent"), isOpen()]).toEqual([null, true]);
    expect(count).not.toHaveBeenCalled();
  });

  it("does not ask by itself who has signed in, and can still be asked from the footer", async () => {
    document.body.insertAdjacentHTML("beforeend", `<ul data-signed-in="true"></ul>`);
    askConsent(document, count);
    expect(isOpen()).toBe(false);
    expect(count).not.toHaveBeenCalled();
    await user.click(button("Cookie settings"));
    expect(isOpen()).toBe(true);
    await user.click(button("Reject"));
    expect(isOpen()).toBe(false);
  });

  it("counts nothing after rejection, on this page and the next, until the visitor changes it", async () => {
    askConsent(document, count);
    await user.click(button("Reject"));
    expect(isOpen()).toBe(false);
    askConsent(document, count);
    expect(isOpen()).toBe(false);
    expect(count).not.toHaveBeenCalled();
    await user.click(button("Cookie settings"));
    expect(document.activeElement).toBe(button("Reject"));
    await user.click(button("Accept"));
    expect(count).toHaveBeenCalled();
  });
});

it("a mouse leaving says goodbye only at the top, after 5 s, and not in the middle of something", () => {
  const leaving = { clientY: -1, sinceMs: 5_000, busy: false };
  expect(isGoodbye(leaving)).toBe(true);
  expect(isGoodbye({ ...leaving, clientY: 12 })).toBe(false);
  expect(isGoodbye({ ...leaving, sinceMs: 4_999 })).toBe(false);
  expect(isGoodbye({ ...leaving, busy: true })).toBe(false);
});

it("a language link takes query and fragment of the moment along", async () => {
  document.body.innerHTML = `<a href="/de/tariffs" data-lang="de">Deutsch</a>`;
  const link = document.querySelector("a");
  link?.addEventListener("click", (event) => event.preventDefault());
  keepLanguageChoice(document);
  history.replaceState(null, "", "/en/tariffs?plan=pro#limits");
  if (link !== null) await user.click(link);
  expect(link?.getAttribute("href")).toMatch(/\/de\/tariffs\?plan=pro#limits$/);
  expect(document.cookie).toContain("lang=de");
});
