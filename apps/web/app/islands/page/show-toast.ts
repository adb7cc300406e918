/** Errors stay until closed, others disappear after four seconds; at most three are shown. */
export function showToast(text: string, kind: "pos" | "neg" | "info", closeLabel: string): void {
  // Content outside an open dialog is neither visible nor read out.
  const region =
    document.querySelector("dialog[open] [data-toasts]") ??
    document.querySelector("[data-toasts]:not(dialog *)");
  if (region === null) return;
  const box = document.createElement("div");
  box.className = `toast toast-${kind}`;
  const words = document.createElement("span");
  words.textContent = text;
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "\u00d7";
  close.ariaLabel = closeLabel;
  close.addEventListener("click", () => box.remove());
  box.append(words, close);
  region.append(box);
  while (region.childElementCount > 3) region.firstElementChild?.remove();
  if (kind !== "neg") setTimeout(() => box.remove(), 4_000);
}
