export type Consent = "accepted" | "rejected";

const KEY = "consent";
/** An answer expires after this time; then the visitor is asked again. */
export const CONSENT_MS = 90 * 24 * 60 * 60 * 1_000;

export function consentRecord(answer: Consent, now: number): string {
  return JSON.stringify({ answer, at: now });
}

/** The valid answer; unreadable, expired or future ones count as none. */
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
 * Asks visitors once; the answer is stored in this browser and can be changed from the footer. Signed-in users are not
 * asked, but an earlier answer still applies. `count` runs once, and only after acceptance.
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
  const answer = readConsent(kept(), Date.now());
  if (answer === null) forget();
  follow(answer);
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** An answer that has expired is removed, not only ignored: nothing is kept for longer than 90 days. */
function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Without storage, the answer applies to this page only. */
function keep(record: string): void {
  try {
    localStorage.setItem(KEY, record);
  } catch {
    // The next page asks again.
  }
}
