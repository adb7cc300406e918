import type { TariffsMessages } from "../../features/tariffs/other-refusals.ts";
import { emailProblem } from "../auth/auth-rules.ts";
import { clearProblem, showProblem } from "../form/field-problem.ts";
import { sendJson } from "../form/send-json.ts";
import { showAnswer } from "../page/show-answer.ts";
import { whileBusy } from "../form/while-busy.ts";

/**
 * For a visitor: the Free plan only says what to do, the others ask for an email address, which stays in the field
 * until it is stored.
 */
export function captureLeads(root: Document, words: TariffsMessages): void {
  const dialog = root.querySelector<HTMLDialogElement>("#lead");
  const form = root.querySelector<HTMLFormElement>("[data-lead]");
  const field = form?.querySelector<HTMLInputElement>("input[name=email]") ?? null;
  if (dialog === null || form === null || field === null) return;
  let plan = "";
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-choose]")) {
    button.addEventListener("click", () => {
      plan = button.dataset["choose"] ?? "";
      if (plan === "free") root.querySelector<HTMLDialogElement>("#free-info")?.showModal();
      else {
        askFor(form, words.plans[plan]?.name ?? "");
        dialog.showModal();
        field.focus();
      }
    });
  }
  field.addEventListener("input", () => {
    if (emailProblem(field.value) === null) clearProblem(field);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = form.querySelector<HTMLButtonElement>("[type=submit]");
    if (emailProblem(field.value) !== null) refuse(field, words);
    else if (button !== null) void whileBusy(button, () => store(form, { email: field.value, plan }, words));
  });
}

/** Each opening starts with the form; an address typed before is still there. */
function askFor(form: HTMLFormElement, name: string): void {
  const text = form.querySelector<HTMLElement>("[data-fill]");
  text?.replaceChildren((text.dataset["fill"] ?? "").replace("{{plan}}", name));
  form.hidden = false;
  setSaved(form, "");
}

async function store(
  form: HTMLFormElement,
  lead: { readonly email: string; readonly plan: string },
  words: TariffsMessages,
): Promise<void> {
  const { messages } = words;
  const answer = await sendJson("POST", "/api/v1/leads", lead);
  if (answer.ok) {
    form.hidden = true;
    setSaved(form, messages.saved);
    showAnswer(messages.saved, "pos", words.close);
    return;
  }
  const field = form.querySelector<HTMLInputElement>("input[name=email]");
  if (answer.code === "BAD_REQUEST" && field !== null) refuse(field, words);
  else showAnswer(failureText(answer.code, words), "neg", words.close);
}

function refuse(field: HTMLInputElement, words: TariffsMessages): void {
  showProblem(field, words.messages.invalidEmail);
  showAnswer(words.messages.invalidEmail, "neg", words.close);
  field.focus();
}

/** The message for a failed call; a general one if the code has none. */
export function failureText(
  code: string,
  { messages, refusals }: Pick<TariffsMessages, "messages" | "refusals">,
): string {
  if (code === "TOO_MANY_REQUESTS") return messages.tooMany;
  if (code === "NO_CONNECTION") return messages.noConnection;
  if (code === "UNAUTHORIZED") return messages.signedOut;
  return refusals[code] ?? messages.failed;
}

/** The success message, with the banner that nothing is charged. */
function setSaved(form: HTMLFormElement, text: string): void {
  const saved = form.parentElement?.querySelector<HTMLElement>("[data-saved]");
  const [status, after] = saved?.children ?? [];
  status?.replaceChildren(text);
  if (after instanceof HTMLElement) {
    after.hidden = text === "";
    if (!after.hidden) after.querySelector("a")?.focus();
  }
}
