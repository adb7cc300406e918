import {
  emailProblem,
  type MessageKey,
  passwordProblem,
  passwordStrength,
  type ShownRefusal,
  shownRefusal,
  type Strength,
} from "./auth-rules.ts";
import { clearProblem, showProblem } from "../form/field-problem.ts";
import { showAnswer } from "../page/show-answer.ts";

/** The words the server wrote into the page, in its language. */
export type AuthMessages = Readonly<Record<MessageKey, string>> & {
  readonly strength: Readonly<Record<Strength, string>>;
  readonly titles: Readonly<Record<"signin" | "signup", string>>;
} & Readonly<
    Record<
      | "show"
      | "hide"
      | "showPassword"
      | "hidePassword"
      | "signInInstead"
      | "linkSent"
      | "sent"
      | "resetDone"
      | "invitationWelcome"
      | "accountCreated"
      | "trialActivated"
      | "close",
      string
    >
  >;

export function readMessages(): AuthMessages {
  // The server's renderer writes this element from the same keys (auth-frame.tsx).
  const words: AuthMessages = JSON.parse(document.getElementById("auth-words")?.textContent ?? "{}");
  return words;
}

export function input(form: ParentNode, name: "email" | "password"): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>(`input[name=${name}]`);
}

/**
 * A field is validated on blur, and its error disappears as soon as it is valid; the first keystrokes never show one.
 */
export function judgeFields(form: HTMLFormElement, words: AuthMessages): void {
  for (const field of form.querySelectorAll<HTMLInputElement>("input")) {
    field.addEventListener("blur", () => {
      const problem = fieldProblem(field);
      if (problem !== null && field.value !== "") showProblem(field, words[problem]);
    });
    field.addEventListener("input", () => {
      if (field.ariaInvalid === "true" && fieldProblem(field) === null) clearProblem(field);
    });
  }
}

export function fieldProblem(field: HTMLInputElement) {
  if (field.name === "name") return null;
  return field.name === "email"
    ? emailProblem(field.value)
    : passwordProblem(field.value, field.autocomplete === "new-password");
}

/** Marks all invalid fields and focuses the first; returns true if there are none. */
export function formIsRight(form: HTMLFormElement, words: AuthMessages): boolean {
  const wrong = [...form.querySelectorAll<HTMLInputElement>("input")].flatMap((field) => {
    const problem = fieldProblem(field);
    if (problem === null) clearProblem(field);
    else showProblem(field, words[problem]);
    return problem === null ? [] : [{ field, problem }];
  });
  const first = wrong[0];
  if (first === undefined) return true;
  first.field.focus();
  showAnswer(words[first.problem], "neg", words.close);
  return false;
}

/** Shows a refusal at its field and as a toast; what was typed stays. */
export function showRefusal(
  form: ParentNode,
  { code, message }: { readonly code: string; readonly message: string },
  words: AuthMessages,
): ShownRefusal {
  const shown = shownRefusal(code);
  const text =
    shown.words === "failed" && message !== "" && !message.includes("_") ? message : words[shown.words];
  const field = shown.field === null ? null : input(form, shown.field);
  if (field !== null) {
    showProblem(field, text, code === "USER_ALREADY_EXISTS" ? signInInstead(words) : undefined);
    field.focus();
  }
  showAnswer(text, "neg", words.close);
  return shown;
}

function signInInstead(words: AuthMessages): HTMLElement {
  const link = document.createElement("a");
  link.href = document.querySelector<HTMLAnchorElement>("[data-tab=signin]")?.href ?? "?tab=signin";
  link.textContent = words.signInInstead;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>("[data-tab=signin]")?.click();
    document.querySelector<HTMLElement>("#signin-password")?.focus();
  });
  return link;
}

export function passwordToggles(words: AuthMessages): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-toggle-password]")) {
    const field = document.getElementById(button.dataset["togglePassword"] ?? "");
    if (!(field instanceof HTMLInputElement)) continue;
    button.addEventListener("click", () => {
      const shown = field.type === "text";
      field.type = shown ? "password" : "text";
      button.textContent = shown ? words.show : words.hide;
      button.ariaLabel = shown ? words.showPassword : words.hidePassword;
    });
    const strength = document.querySelector<HTMLElement>(`[data-strength="${field.id}"]`);
    if (strength === null) continue;
    field.addEventListener("input", () => {
      strength.hidden = field.value.length < 6;
      strength.textContent = strength.hidden ? "" : words.strength[passwordStrength(field.value)];
    });
  }
}
