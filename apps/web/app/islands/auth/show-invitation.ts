import { chooseWorkspace } from "../../lib/workspace-choice.ts";
import { leaveNotices } from "../page/arrival-notices.ts";
import type { AuthMessages } from "./auth-view.ts";
import { input, showRefusal } from "./auth-view.ts";
import { type JsonAnswer, sendJson } from "../form/send-json.ts";

type Facts = Readonly<Record<string, unknown>>;

const faces = ["wait", "new", "known", "mine", "another", "invalid"] as const;
type Face = (typeof faces)[number];

const faceOf: Readonly<Record<string, Face>> = {
  new: "new",
  known: "known",
  "signed-in": "mine",
  another: "another",
};

/** The page of an invitation; the token of its link never leaves the memory of this page. */
export type Invitation = {
  /** Looks up the invitation and shows the view that fits the signed-in user or visitor. */
  readonly look: () => Promise<void>;
  /** Submits a form of this page; null for a form of another page. */
  readonly send: (form: HTMLFormElement) => Promise<void> | null;
};

export function showInvitation(
  token: string,
  words: AuthMessages,
  /** Time zone, locale and language for a new account. */
  whereabouts: () => Facts,
): Invitation {
  let by = "";

  async function look(): Promise<void> {
    const answer = await sendJson("POST", "/api/auth/invitation", { token });
    if (!answer.ok) {
      if (answer.code !== "INVALID_TOKEN") showRefusal(document, answer, words);
      return show("invalid");
    }
    by = String(answer.body["by"]);
    fillIn(answer.body);
    show(faceOf[String(answer.body["who"])] ?? "invalid");
  }

  async function accept(form: HTMLFormElement, more: Facts): Promise<void> {
    const answer = await sendJson("POST", "/api/auth/accept-invitation", { token, ...more });
    if (!answer.ok) return refused(form, answer);
    chooseWorkspace(String(answer.body["workspaceId"]));
    leaveNotices([words.invitationWelcome.replace("{{by}}", by)]);
    location.assign("/portfolio");
  }

  function refused(form: HTMLFormElement, answer: Extract<JsonAnswer, { ok: false }>): void {
    if (answer.code === "INVALID_TOKEN") return show("invalid");
    showRefusal(form, answer, words);
    // Meanwhile the account was created, or somebody signed in or out in another tab.
    if (answer.code === "USER_ALREADY_EXISTS" || answer.code === "OTHER_ADDRESS") void look();
  }

  const verbs: Readonly<Record<string, (form: HTMLFormElement) => Promise<void>>> = {
    join: (form) =>
      accept(form, {
        password: input(form, "password")?.value ?? "",
        name: form.querySelector<HTMLInputElement>("[name=name]")?.value.trim() ?? "",
        ...whereabouts(),
      }),
    enter: async (form) => {
      const body = {
        email: input(form, "email")?.value ?? "",
        password: input(form, "password")?.value ?? "",
      };
      const answer = await sendJson("POST", "/api/auth/sign-in/email", body);
      return answer.ok ? accept(form, {}) : refused(form, answer);
    },
    accept: (form) => accept(form, {}),
    leave: async (form) => {
      const answer = await sendJson("POST", "/api/auth/sign-out", {});
      if (!answer.ok && answer.code !== "UNAUTHORIZED") return refused(form, answer);
      chooseWorkspace(null);
      return look();
    },
  };

  return { look, send: (form) => verbs[form.dataset["form"] ?? ""]?.(form) ?? null };
}

/** Says on the page who invites whom as what, and sets the email address to sign in with. */
function fillIn({ by, email, as, role }: Facts): void {
  say({ by: String(by), email: String(email), as: String(as) });
  for (const part of document.querySelectorAll<HTMLElement>("[data-role]"))
    part.hidden = part.dataset["role"] !== role;
  const field = document.querySelector<HTMLInputElement>("#enter-email");
  if (field !== null) {
    field.value = String(email);
    field.readOnly = true;
  }
}

/** Fills names into sentences of the page, which the server wrote in its language. */
function say(names: Readonly<Record<"by" | "email" | "as", string>>): void {
  for (const part of document.querySelectorAll<HTMLElement>("[data-says]"))
    part.textContent = (part.dataset["says"] ?? "").replaceAll(
      /\{\{(by|email|as)\}\}/g,
      (_all, name: keyof typeof names) => names[name],
    );
}

function show(face: Face): void {
  for (const name of faces) {
    const part = document.querySelector<HTMLElement>(`main [data-${name}]`);
    if (part !== null) part.hidden = name !== face;
  }
}
