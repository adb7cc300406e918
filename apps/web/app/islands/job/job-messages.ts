import type { JobText } from "../../features/cleaner-pages/job/job-text.server.ts";

/** The words the server wrote into the page, in its language. */
export function jobMessages(root: Document): JobText {
  // The server's renderer writes this element from the same file (job-frame.tsx).
  const words: JobText = JSON.parse(root.getElementById("job-words")?.textContent ?? "{}");
  return words;
}

export function filledIn(text: string, facts: Readonly<Record<string, string | number | null>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

/** "11:00" from a local date and time. */
export function timeOf(local: string): string {
  return local.slice(11, 16);
}

/** "Fri, 20 Nov" from a day. */
export function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  // Some browsers pad the day of an Italian date.
  return format.format(new Date(`${day}T00:00:00Z`)).replace(/ 0(?=\d)/, " ");
}
