/** The only action of the region page. */
export function offerSignOut(root: Document): void {
  const button = root.querySelector<HTMLButtonElement>("[data-sign-out]");
  button?.addEventListener("click", () => void endSession(root, button));
}

async function endSession(root: Document, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const response = await fetch("/api/auth/sign-out", { method: "POST" }).catch(() => null);
  if (response?.ok === true) return location.assign("/");
  button.disabled = false;
  root.querySelector("[data-sign-out-error]")?.replaceChildren(button.dataset["failed"] ?? "");
}
