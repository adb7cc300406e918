import { showToast } from "./show-toast.ts";

/** Shows the result of an attempt and removes the errors of earlier ones, which no longer apply. */
export function showAnswer(...toast: Parameters<typeof showToast>): void {
  for (const old of document.querySelectorAll("[data-toasts] .toast-neg")) old.remove();
  showToast(...toast);
}
