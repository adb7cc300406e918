import { languages } from "@keystead/domain/languages";
import type { Language } from "@keystead/domain/languages";
import { waitFor } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { AuthFrame, type AuthFacts } from "../../features/auth/auth-frame.tsx";
import { authText } from "../../features/auth/auth-text.server.ts";
import { SignInPanel } from "../../features/auth/sign-in-panel.tsx";
import { SignUpPanel } from "../../features/auth/sign-up-panel.tsx";
import { RegionBlockedText } from "../../features/site/region-blocked-text.tsx";
import { siteText } from "../../features/site/site-text.server.ts";
import { enter, setUpUser } from "../../testing/set-up-user.ts";
import { answerWith, sentBy } from "../../testing/wire.ts";

// The frame of the page contains none of the tested messages.
vi.mock("../../features/site/frame/site-frame.tsx", () => ({
  SiteFrame: ({ children }: { readonly children: unknown }) => children,
}));

const user = setUpUser();
let blocked: boolean;
let regionKnown: Promise<void>;
let answer: () => Response;
let led: string[];

beforeEach(() => {
  vi.resetModules();
  led = [];
  blocked = false;
  regionKnown = Promise.resolve();
  sessionStorage.clear();
  const assign = (to: string) => led.push(to);
  vi.stubGlobal("location", { ...window.location, assign, hash: "", search: "" });
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  answerWith(async ({ path }) => {
    if (path !== "/api/geolocation-check") return answer();
    await regionKnown;
    return Response.json({ blocked, country: blocked ? "RU" : "DE" });
  });
});

/** The page as the server renders it, with its script. */
async function open(language: Language, promo: "pro_trial" | "" = "pro_trial"): Promise<void> {
  load(language, promo);
  await import("../auth.ts");
  await waitFor(() => {
    expect(sentBy("POST").some(({ path }) => path === "/api/geolocation-check")).toBe(true);
    expect(button("signup").disabled).toBe(blocked);
  });
}

function load(language: Language, promo: "pro_trial" | ""): void {
  document.documentElement.lang = language;
  const text = authText[language];
  const site = { language, appName: "Keystead" };
  const facts = { site, text, hostedIn: "", page: "auth", next: "/portfolio", promo };
  const words = siteText[language].blocked;
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <AuthFrame facts={facts as unknown as AuthFacts}>
        <SignInPanel text={text} hidden={false} resetHref="" />
        <SignUpPanel
          text={text}
          language={language}
          hidden={false}
          open
          promo={promo !== ""}
          keeping={false}
          isFull={false}
        />
      </AuthFrame>
      <dialog id="blocked">
        <h2>{words.title}</h2>
        <RegionBlockedText text={words} appName="Keystead" email="" language={language} />
        <button type="button">{words.understood}</button>
      </dialog>
    </>,
  );
}

const form = (name: "signin" | "signup") =>
  document.querySelector<HTMLFormElement>(`form[data-form=${name}]`) ?? expect.fail(`no form ${name}`);
const button = (name: "signin" | "signup") =>
  form(name).querySelector<HTMLButtonElement>("button[type=submit]") ?? expect.fail("no button");
const field = (name: "signin" | "signup", of: "email" | "password") =>
  form(name).querySelector<HTMLInputElement>(`input[name=${of}]`) ?? expect.fail(`no field ${of}`);
const toasts = () => [...document.querySelectorAll(".toast span")].map(({ textContent }) => textContent);

async function send(name: "signin" | "signup", email = "ana@example.org", password = "correct horse") {
  if (email !== "") await enter(user, field(name, "email"), email);
  if (password !== "") await enter(user, field(name, "password"), password);
  await user.click(button(name));
}

const refused =
  (status: number, code: string, message = code) =>
  () =>
    Response.json({ code, message }, { status });

/** By form: the server's code and its message; in English exactly that of the specification. */
const refusals = [
  ["signin", 401, "INVALID_EMAIL_OR_PASSWORD", "wrongCredentials", "Invalid email or password"],
  ["signup", 422, "USER_ALREADY_EXISTS", "emailTaken", "A user with this email already exists"],
  ["signup", 400, "INVALID_EMAIL", "invalidEmail", "Invalid email address"],
  ["signup", 400, "PASSWORD_TOO_SHORT", "passwordShort", "Password must be at least 6 characters"],
  ["signup", 403, "REGION_BLOCKED", "registrationBlocked", "Registration is blocked in your region."],
  ["signin", 500, "INTERNAL_SERVER_ERROR", "failed", "An error occurred"],
  ["signup", 500, "INTERNAL_SERVER_ERROR", "failed", "An error occurred"],
] as const;

describe.each(languages)("in %s", (language) => {
  const { messages } = authText[language];

  it.each(refusals)(
    "[ERR-01] %s that is answered %s %s says so",
    async (name, status, code, key, english) => {
      answer = refused(status, code);
      await open(language);
      await send(name);
      await waitFor(() => {
        expect(toasts()).toEqual([messages[key]]);
      });
      if (language === "en") expect(messages[key]).toBe(english);
      expect(field(name, "email").value).toBe("ana@example.org");
    },
  );

  it.each(["signin", "signup"] as const)(
    "[ERR-01] %s shows a sentence of the provider as it is",
    async (name) => {
      answer = refused(400, "SOMETHING_NEW", "The provider is away");
      await open(language);
      await send(name);
      await waitFor(() => {
        expect(toasts()).toEqual(["The provider is away"]);
      });
    },
  );

  it.each(["signin", "signup"] as const)(
    "[ERR-01] [AUTH-05] %s asks for an address that is one",
    async (name) => {
      await open(language);
      await send(name, "ana@");
      expect(toasts()).toEqual([messages.invalidEmail]);
      expect(sentBy("POST")).toHaveLength(1);
    },
  );

  it("[ERR-01] [GEO-03] says by toast, text and dialog that registration is blocked", async () => {
    blocked = true;
    await open(language);
    expect(toasts()).toEqual([messages.registrationBlocked]);
    const text = document.querySelector<HTMLElement>("[data-blocked]");
    expect([text?.hidden, text?.textContent]).toEqual([false, authText[language].blocked]);
    const dialog = document.querySelector<HTMLDialogElement>("#blocked");
    expect(dialog?.open).toBe(true);
    expect(dialog?.textContent).toContain(siteText[language].blocked.title);
    expect(dialog?.textContent).toContain(siteText[language].blocked.understood);
    if (language === "en") {
      expect(text?.textContent).toBe("Registration is not available in your region");
      expect(siteText.en.blocked.title).toBe("Service Not Available");
    }
  });

  it("[ERR-01] [AUTH-06] leaves both good news for the page that comes next", async () => {
    answer = () => Response.json({ ok: true });
    await open(language);
    await send("signup");
    await waitFor(() => {
      expect(led).toEqual(["/portfolio"]);
    });
    const [created, trial] = JSON.parse(sessionStorage.getItem("ks-arrival") ?? "[]");
    expect(created).toBe(messages.accountCreated);
    const [before = ""] = messages.trialActivated.split("{{date}}");
    expect(trial).toMatch(new RegExp(`^${before}.*\\d{4}`));
  });
});

const link = () =>
  document.querySelector<HTMLButtonElement>("[data-link=signup]") ?? expect.fail("no button for the link");

it("[AUTH-06] without the promotion the new account is said alone", async () => {
  answer = () => Response.json({ ok: true });
  await open("en", "");
  await send("signup");
  await waitFor(() => {
    expect(led).toEqual(["/portfolio"]);
  });
  expect(JSON.parse(sessionStorage.getItem("ks-arrival") ?? "[]")).toEqual(["Account created."]);
});

it("[AUTH-07] sign-up by password and by link waits for the answer about the region, sign-in does not", async () => {
  let know = () => {};
  regionKnown = new Promise((resolve) => (know = resolve));
  load("en", "");
  await import("../auth.ts");
  expect([button("signup").disabled, link().disabled, button("signin").disabled]).toEqual([
    true,
    true,
    false,
  ]);
  know();
  await waitFor(() => {
    expect([button("signup").disabled, link().disabled]).toEqual([false, false]);
  });
});

it("says each of them in five ways", () => {
  for (const key of [...refusals.map(([, , , one]) => one), "accountCreated", "trialActivated"] as const)
    expect(new Set(languages.map((language) => authText[language].messages[key])).size).toBe(
      languages.length,
    );
});
