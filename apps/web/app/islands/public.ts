import { closeMenusOnLeave, keepLanguageChoice } from "./language-menu.ts";

keepLanguageChoice(document);
closeMenusOnLeave(document);

const signOut = document.querySelector<HTMLButtonElement>("[data-sign-out]");
signOut?.addEventListener("click", () => void endSession(signOut));

/** The region page's one action. */
async function endSession(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const response = await fetch("/api/auth/sign-out", { method: "POST" }).catch(() => null);
  if (response?.ok === true) return location.assign("/");
  button.disabled = false;
  document.querySelector("[data-sign-out-error]")?.replaceChildren(button.dataset["failed"] ?? "");
}
