import "./public.ts";
import { chooseWorkspace } from "../lib/workspace-choice.ts";
import { checkRegion } from "./auth/check-region.ts";
import { emailProblem } from "./auth/auth-rules.ts";
import { showInvitation } from "./auth/show-invitation.ts";
import { leaveNotices, takeNotices } from "./page/arrival-notices.ts";
import {
  formIsRight,
  input,
  judgeFields,
  passwordToggles,
  readMessages,
  showRefusal,
} from "./auth/auth-view.ts";
import { clearProblem, showProblem } from "./form/field-problem.ts";
import { sendJson } from "./form/send-json.ts";
import { showAnswer } from "./page/show-answer.ts";
import { whileBusy } from "./form/while-busy.ts";

const main = document.querySelector<HTMLElement>("main[data-auth]");
const words = readMessages();
const language = document.documentElement.lang;
const fragment = new URLSearchParams(location.hash.slice(1));
const token = fragment.get("token");

const invited = token === null ? null : showInvitation(token, words, () => ({ language, ...whereabouts() }));

if (main !== null) start(main);

function start(page: HTMLElement): void {
  const requested = fragment.get("lang");
  if (token !== null && requested !== null && requested !== language && speaks(requested)) {
    location.replace(`/${requested}/auth/${page.dataset["auth"] ?? ""}${location.hash}`);
    return;
  }
  // The token is kept only in this variable: not in the address bar, the history or a screenshot.
  if (token !== null) history.replaceState(null, "", location.pathname + location.search);
  passwordToggles(words);
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]")) {
    judgeFields(form, words);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const button = form.querySelector<HTMLButtonElement>("button[type=submit]");
      if (button !== null && formIsRight(form, words)) void whileBusy(button, () => send(page, form));
    });
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-link]")) {
    button.addEventListener("click", () => sendLink(page, button));
  }
  if (page.dataset["auth"] === "auth") startTabs();
  else if (page.dataset["auth"] === "reset") show(token === null ? "ask" : "ready");
  else if (token === null) show("invalid");
  else if (page.dataset["auth"] === "invitation") void invited?.look();
  setEnabled(true);
  if (page.dataset["auth"] === "auth") for (const text of takeNotices()) showAnswer(text, "pos", words.close);
  if (page.dataset["auth"] === "auth") void startRegionCheck();
}

function speaks(tag: string): boolean {
  return document.querySelector(`a[data-lang="${CSS.escape(tag)}"]`) !== null;
}

async function send(page: HTMLElement, form: HTMLFormElement): Promise<void> {
  const ofInvitation = page.dataset["auth"] === "invitation" ? (invited?.send(form) ?? null) : null;
  if (ofInvitation !== null) return ofInvitation;
  const email = input(form, "email")?.value.trim() ?? "";
  const password = input(form, "password")?.value ?? "";
  const promo = page.dataset["promo"] === "" ? {} : { promo: page.dataset["promo"] };
  switch (form.dataset["form"]) {
    case "signin":
      return act(form, { path: "/api/auth/sign-in/email", body: { email, password } }, () => go(page));
    case "signup":
      return act(
        form,
        { path: "/api/auth/sign-up/email", body: { email, password, language, ...whereabouts(), ...promo } },
        ({ workspaceId }) => {
          // The response names the workspace of the sample if the visitor came from it, so that they still see what
          // they tried there.
          if (typeof workspaceId === "string") chooseWorkspace(workspaceId);
          welcome(page, promo.promo);
        },
      );
    case "confirm":
      return act(
        form,
        { path: "/api/auth/magic-link/confirm", body: { token, language, ...whereabouts(), ...linkPromo() } },
        (body) => {
          if (body["passwordRemoved"] === true) show("done");
          else if (body["isNew"] === true) welcome(page, linkPromo().promo);
          else go(page);
        },
      );
    case "verify":
      return act(form, { path: "/api/auth/verify-email", body: { token } }, (body) => {
        if (body["passwordRemoved"] === true) leadToNewPassword(body["next"]);
        else show("done");
      });
    case "undo":
    case "delete": {
      const step = form.dataset["form"] === "undo" ? "undo" : "confirm";
      return act(form, { path: `/api/auth/delete-account/${step}`, body: { token } }, () => show("done"));
    }
    case "ask":
      return act(form, { path: "/api/auth/request-password-reset", body: { email } }, () =>
        notice(form, words.sent.replace("{{email}}", email)),
      );
    case "reset":
      return act(form, { path: "/api/auth/reset-password", body: { token, newPassword: password } }, () => {
        leaveNotices([words.resetDone]);
        location.assign(`/${language}/auth`);
      });
    case undefined:
    default:
      throw new Error("A form of this page has no name the island knows");
  }
}

async function act(
  form: HTMLFormElement,
  { path, body }: { readonly path: string; readonly body: Readonly<Record<string, unknown>> },
  done: (body: Readonly<Record<string, unknown>>) => void,
): Promise<void> {
  const answer = await sendJson("POST", path, body);
  if (answer.ok) return done(answer.body);
  if (answer.code === "INVALID_TOKEN")
    show(document.querySelector("[data-invalid]") === null ? "ask" : "invalid");
  const shown = showRefusal(form, answer, words);
  if (shown.words === "registrationBlocked") blockRegistration();
}

function sendLink(page: HTMLElement, button: HTMLButtonElement): void {
  const form = document.querySelector<HTMLFormElement>(`form[data-form="${button.dataset["link"] ?? ""}"]`);
  const field = form === null ? null : input(form, "email");
  if (form === null || field === null) return;
  const email = field.value.trim();
  if (emailProblem(email) !== null) {
    showProblem(field, words.invalidEmail);
    showAnswer(words.invalidEmail, "neg", words.close);
    field.focus();
    return;
  }
  clearProblem(field);
  const promo = page.dataset["promo"] === "" ? {} : { promo: page.dataset["promo"] };
  void whileBusy(button, () =>
    act(form, { path: "/api/auth/sign-in/magic-link", body: { email, language, ...promo } }, () =>
      notice(form, words.linkSent.replace("{{email}}", email)),
    ),
  );
}

/** Time zone and locale of a new account, so that its first "today" and first amounts are right without asking. */
function whereabouts() {
  return { zone: Intl.DateTimeFormat().resolvedOptions().timeZone, locale: navigator.language };
}

function linkPromo() {
  const promo = fragment.get("promo");
  return promo === null ? {} : { promo };
}

function notice(form: HTMLFormElement, text: string): void {
  const place = form.parentElement?.querySelector<HTMLElement>("[data-notice]");
  if (place === null || place === undefined) return;
  place.textContent = text;
  place.hidden = false;
  showAnswer(text, "pos", words.close);
}

const TRIAL_DAYS = 30;

/**
 * The toasts of a new account are shown by the next page, since this one is left at once. R-K03: every account has the
 * trial, and the promotion adds the toast about it.
 */
function welcome(page: HTMLElement, promo: string | undefined): void {
  leaveNotices([words.accountCreated, ...(promo === "pro_trial" ? [trialActivated()] : [])]);
  go(page);
}

function trialActivated(): string {
  const until = new Date(Date.now() + TRIAL_DAYS * 86_400_000);
  const date = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "medium",
  }).format(until);
  return words.trialActivated.replace("{{date}}", date);
}

function go(page: HTMLElement): void {
  location.assign(page.dataset["next"] ?? "/portfolio");
}

/** Like the link in a mail, the response to the confirmation has a token for setting a new password. */
function leadToNewPassword(next: unknown): void {
  const link = document.querySelector<HTMLAnchorElement>("a[data-reset]");
  if (link !== null && typeof next === "string") link.href = `/${language}${next}`;
  show("removed");
}

function show(face: "ask" | "ready" | "done" | "removed" | "invalid"): void {
  for (const name of ["ask", "wait", "ready", "done", "removed", "invalid"]) {
    const part = document.querySelector<HTMLElement>(`[data-${name}]`);
    if (part !== null) part.hidden = name !== face;
  }
}

function startTabs(): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[data-tab]")];
  const open = (tab: HTMLAnchorElement) => {
    const entered = tabs
      .map((other) => document.querySelector<HTMLInputElement>(`#${other.dataset["tab"] ?? ""}-email`))
      .find((field) => field?.closest("[hidden]") === null)?.value;
    for (const other of tabs) {
      const chosen = other === tab;
      other.ariaSelected = String(chosen);
      other.tabIndex = chosen ? 0 : -1;
      const panel = document.getElementById(`panel-${other.dataset["tab"] ?? ""}`);
      if (panel !== null) panel.hidden = !chosen;
    }
    const name = tab.dataset["tab"] === "signup" ? "signup" : "signin";
    const email = document.querySelector<HTMLInputElement>(`#${name}-email`);
    if (email !== null && entered !== undefined && entered !== "") email.value = entered;
    document.title = words.titles[name];
    history.replaceState(null, "", tab.href);
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-lang]"))
      link.search = location.search;
  };
  for (const [place, tab] of tabs.entries()) {
    tab.addEventListener("click", (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open(tab);
    });
    tab.addEventListener("keydown", (event) => {
      const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
      const next = step === 0 ? undefined : tabs[(place + step + tabs.length) % tabs.length];
      if (next === undefined) return;
      open(next);
      next.focus();
    });
  }
}

/**
 * Sign-up waits for the result; sign-in never does: an existing user must always be able to get in and delete the
 * account.
 */
async function startRegionCheck(): Promise<void> {
  if (signUpButtons().length === 0) return;
  enableSignUp(false);
  const { blocked } = await checkRegion();
  if (!blocked) return enableSignUp(true);
  blockRegistration();
  showAnswer(words.registrationBlocked, "neg", words.close);
}

function blockRegistration(): void {
  // After the busy state of the button, which would enable it again.
  setTimeout(() => enableSignUp(false));
  const text = document.querySelector<HTMLElement>("[data-blocked]");
  if (text !== null) text.hidden = false;
  const dialog = document.querySelector<HTMLDialogElement>("dialog#blocked");
  if (dialog !== null && !dialog.open) {
    dialog.showModal();
    dialog.querySelector("button")?.focus();
  }
}

/** The buttons that sign up by password and by link. */
function signUpButtons(): NodeListOf<HTMLButtonElement> {
  return document.querySelectorAll("form[data-form=signup] button[type=submit], [data-link=signup]");
}

function enableSignUp(enabled: boolean): void {
  for (const button of signUpButtons()) button.disabled = !enabled;
}

function setEnabled(enabled: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("main button"))
    button.disabled = !enabled;
}
