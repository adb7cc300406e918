import { beforeEach, describe, expect, it, vi } from "vitest";

import { authText } from "../../features/auth/auth-text.server.ts";
import { setUpUser } from "../../testing/set-up-user.ts";
import {
  type AuthMessages,
  formIsRight,
  judgeFields,
  passwordToggles,
  readMessages,
  showRefusal,
} from "./auth-view.ts";
import { showAnswer } from "../page/show-answer.ts";
import { showToast } from "../page/show-toast.ts";
import { whileBusy } from "../form/while-busy.ts";

const user = setUpUser();
let form: HTMLFormElement;
let words: AuthMessages;

beforeEach(() => {
  const { messages, ...rest } = authText.en;
  document.body.innerHTML = `
    <a data-tab="signin" href="?tab=signin">Sign in</a>
    <form>
      <input id="signup-email" name="email" type="email"><p id="signup-email-error"></p>
      <input id="signup-password" name="password" type="password" autocomplete="new-password">
      <p id="signup-password-error"></p>
      <button type="button" data-toggle-password="signup-password">Show</button>
      <p data-strength="signup-password" hidden></p>
      <button type="submit" data-busy="Creating…">Create</button>
    </form>
    <section data-toasts></section>
    <script type="application/json" id="auth-words">${JSON.stringify({ ...rest, ...messages })}</script>`;
  words = readMessages();
  form = document.querySelector("form") ?? expect.fail("no form");
});

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? "";
}

function field(name: "email" | "password"): HTMLInputElement {
  return form.querySelector<HTMLInputElement>(`input[name=${name}]`) ?? expect.fail(`no field ${name}`);
}

describe("a form that is sent", () => {
  it("marks every wrong field, goes to the first and keeps what was typed", async () => {
    await user.type(field("email"), "nobody");
    expect(formIsRight(form, words)).toBe(false);
    expect(document.activeElement).toBe(field("email"));
    expect(textOf("#signup-email-error")).toBe("Invalid email address");
    expect(textOf("#signup-password-error")).toBe("Password must be at least 6 characters");
    expect(textOf(".toast span")).toBe("Invalid email address");
    expect(field("email").value).toBe("nobody");
  });

  it("is sent once however often its button is pressed", async () => {
    const button = form.querySelector<HTMLButtonElement>("[type=submit]") ?? expect.fail("no button");
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = vi.fn<() => Promise<void>>(() => promise);
    const first = whileBusy(button, work);
    await whileBusy(button, work);
    expect(button.textContent).toBe("Creating…");
    resolve();
    await first;
    expect(work).toHaveBeenCalledTimes(1);
    expect(button).toMatchObject({ textContent: "Create", disabled: false });
  });
});

describe("a field", () => {
  it("is judged when left and freed as soon as it is right", async () => {
    judgeFields(form, words);
    await user.type(field("email"), "anna@example");
    expect(textOf("#signup-email-error")).toBe("");
    await user.tab();
    expect(field("email").getAttribute("aria-invalid")).toBe("true");
    await user.type(field("email"), ".com");
    expect(field("email").hasAttribute("aria-invalid")).toBe(false);
    expect(textOf("#signup-email-error")).toBe("");
  });

  it("shows its password on demand and says how strong a new one is", async () => {
    passwordToggles(words);
    await user.type(field("password"), "correct horse battery");
    expect(textOf("[data-strength]")).toBe("Strong password.");
    await user.click(form.querySelector("[data-toggle-password]") ?? form);
    expect(field("password").type).toBe("text");
    expect(textOf("[data-toggle-password]")).toBe("Hide");
  });
});

describe("a refusal", () => {
  it("of a taken address stands at the address with the way to sign in", () => {
    showRefusal(form, { code: "USER_ALREADY_EXISTS", message: "" }, words);
    expect(textOf("#signup-email-error")).toBe("A user with this email already exists Sign in instead");
    expect(document.activeElement).toBe(field("email"));
  });

  it("shows the server's own sentence for a code it does not know, but no bare code", () => {
    const shown = () => [...document.querySelectorAll(".toast span")].map((toasted) => toasted.textContent);
    showRefusal(form, { code: "NEW", message: "The mail server is away." }, words);
    expect(shown()).toEqual(["The mail server is away."]);
    showRefusal(form, { code: "NEW", message: "SOME_CODE" }, words);
    expect(shown()).toEqual(["An error occurred"]);
  });
});

describe("toasts", () => {
  it("are at most three; successes leave after four seconds, errors stay", () => {
    vi.useFakeTimers();
    for (const text of ["one", "two", "three"]) showToast(text, "pos", "Close");
    showToast("four", "neg", "Close");
    expect(textOf("[data-toasts]")).toBe("two×three×four×");
    vi.advanceTimersByTime(4_000);
    expect(textOf("[data-toasts]")).toBe("four×");
  });

  it("say nothing of an earlier attempt beside the answer to the next one", () => {
    showAnswer("Invalid email address", "neg", "Close");
    showAnswer("The server is busy.", "neg", "Close");
    expect(textOf("[data-toasts]")).toBe("The server is busy.×");
    showAnswer("Email saved successfully!", "pos", "Close");
    expect(textOf("[data-toasts]")).toBe("Email saved successfully!×");
  });
});
