export type Consent = "accepted" | "rejected";

const KEY = "consent";
/** No answer is kept longer; after that the visitor is asked anew. */
export const CONSENT_MS = 90 * 24 * 60 * 60 * 1_000;

export function consentRecord(answer: Consent, now: number): string {
  return JSON.stringify({ answer, at: now });
}

/** The answer that still holds; anything unreadable, too old or from the future counts as none. */
export function readConsent(kept: string | null, now: number): Consent | null {
  try {
    const read: unknown = JSON.parse(kept ?? "null");
    if (typeof read !== "object" || read === null || !("answer" in read) || !("at" in read)) return null;
    const { answer, at } = read;
    if (typeof at !== "number" || at > now || now - at > CONSENT_MS) return null;
    return answer === "accepted" || answer === "rejected" ? answer : null;
  } catch {
    return null;
  }
}

/**
 * Whoever has signed in is no visitor to be counted, and not asked over the prices of a plan: only what was answered holds.
 * Others are asked once; it keeps the answer in this browser, and can be asked again from the footer. `count` runs for a
 * page that may be counted: only after acceptance, and once.
 */
export function askConsent(root: Document, count: () => void): void {
  const notice = root.querySelector<HTMLElement>("[data-notice-cookies]");
  if (notice === null) return;
  let counted = false;
  const isSignedIn = root.querySelector("[data-signed-in]") !== null;
  const follow = (answer: Consent | null): void => {
    notice.hidden = answer !== null || isSignedIn;
    if (answer !== "accepted" || counted) return;
    counted = true;
    count();
  };
  for (const button of notice.querySelectorAll<HTMLElement>("[data-consent]")) {
    button.addEventListener("click", () => {
      const answer = button.dataset["consent"] === "accepted" ? "accepted" : "rejected";
      keep(consentRecord(answer, Date.now()));
      follow(answer);
    });
  }
  root.querySelector("[data-cookies]")?.addEventListener("click", () => {
    notice.hidden = false;
    notice.querySelector<HTMLElement>("[data-consent]")?.focus();
  });
  follow(readConsent(kept(), Date.now()));
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, the answer holds for this page. */
function keep(record: string): void {
  try {
    localStorage.setItem(KEY, record);
  } catch {
    // The visitor is asked again on the next page.
  }
}
