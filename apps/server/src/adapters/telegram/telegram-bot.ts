/**
 * Tells the operator that something needs attention. False = not delivered, which never fails the visitor's request.
 */
export type TelegramSender = { readonly send: (text: string) => Promise<boolean> };

const TIMEOUT_MS = 5_000;

/** The bot API's `sendMessage`; `apiUrl` is a parameter so that a test can replace the server. */
export function telegramBot(options: {
  readonly botToken: string;
  readonly chatId: string;
  readonly apiUrl: string;
  readonly timeoutMs?: number;
}): TelegramSender {
  const endpoint = `${options.apiUrl}/bot${options.botToken}/sendMessage`;
  return {
    async send(text) {
      try {
        const answer = await fetch(endpoint, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ chat_id: options.chatId, text, disable_web_page_preview: true }),
          redirect: "error",
          signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
        });
        if (!answer.ok) return false;
        const body: unknown = await answer.json();
        return typeof body === "object" && body !== null && "ok" in body && body.ok === true;
      } catch {
        return false;
      }
    },
  };
}
