import { setTimeout as pause } from "node:timers/promises";

import { ask } from "./stage/ask.ts";
import type { Fault } from "./fault.ts";

const ORDERED = 5;
const AWAY_MS = 3_000;
/** The second try is ten seconds after the first, the third twenty seconds later. */
const DELIVERED_WITHIN_MS = 45_000;
const QUIET_MS = 1_500;

/** No request waits for the mail server, and mails that were requested while it was down arrive afterwards, once. */
export const mailServerDown: Fault = {
  name: "mail server down",
  databases: ["embedded", "PostgreSQL"],
  mayRefuse: false,
  async play({ mails, products: [product] }) {
    await mails.suffer("not listening");
    const addresses = Array.from({ length: ORDERED }, (_, index) => `waiting-${index}@example.org`);
    const problems: string[] = [];
    for (const [index, email] of addresses.entries()) {
      const headers = { "x-forwarded-for": `100.64.1.${index + 1}` };
      const { status, ms } = await ask(product.url, {
        path: "/api/auth/sign-in/magic-link",
        headers,
        body: { email },
      });
      if (status !== 200) problems.push(`a link was answered ${status}`);
      if (ms > 1_000) problems.push(`a link took ${Math.round(ms)} ms`);
    }
    await pause(AWAY_MS);
    await mails.suffer(null);
    const until = performance.now() + DELIVERED_WITHIN_MS;
    const arrived = (email: string) => mails.mails.filter(({ to }) => to === email).length;
    while (performance.now() < until && !addresses.every((email) => arrived(email) > 0)) await pause(100);
    await pause(QUIET_MS);
    const missing = addresses.filter((email) => arrived(email) === 0).length;
    const twice = addresses.filter((email) => arrived(email) > 1).length;
    if (missing > 0) problems.push(`${missing} of ${ORDERED} mails missing`);
    if (twice > 0) problems.push(`${twice} mails came twice`);
    return problems;
  },
};
