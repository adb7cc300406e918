import { showToast } from "./show-toast.ts";

/** Shows what became of an attempt, in the place of the errors of earlier ones: they no longer hold beside it. */
export function showAnswer(...toast: Parameters<typeof showToast>): void {
  for (const old of document.querySelectorAll("[data-toasts] .toast-neg")) old.remove();
  showToast(...toast);
}
