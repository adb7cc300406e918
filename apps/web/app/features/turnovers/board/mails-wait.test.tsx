import type { TurnoverView } from "@keystead/contract/turnovers";
import { languages } from "@keystead/domain/languages";
import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { speak } from "../../../lib/messages.ts";
import { membershipOf } from "../../../testing/records/membership.ts";
import { show } from "../../../testing/show.tsx";
import { answerWith } from "../../../testing/wire.ts";
import { aTurnover } from "../../../testing/records/turnovers.ts";
import { TurnoversBoard } from "./turnovers-board.tsx";

async function open(items: readonly TurnoverView[]) {
  answerWith(({ path }) => {
    if (path === "/api/v1/turnovers") return Response.json({ items, clashesAsProposed: [] });
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("assistant"));
    return new Promise<Response>(() => {});
  });
  await show(<TurnoversBoard />, undefined, "/tasks?view=cleaning&week=2026-03-10");
  await screen.findAllByText("Casa Azul");
}

const waits = /^Cleaners get no email until the landlord has confirmed their own address/;

it("[CLEAN-01] says that mails to cleaners wait for the address of the landlord, in each language", async () => {
  await open([aTurnover({ id: "1", mailWaits: true }), aTurnover({ id: "2" })]);
  expect(screen.getByText(waits)).toBeTruthy();
  const texts = new Set<string>();
  for (const language of languages) {
    await act(() => speak(language));
    texts.add(document.querySelector("[data-mails-wait]")?.textContent ?? "");
  }
  expect(texts.size).toBe(languages.length);
});

it("[CLEAN-01] says nothing of it where every mail goes out, or would be of what is done", async () => {
  await open([
    aTurnover({ id: "1" }),
    aTurnover({ id: "2", mailWaits: true, status: "done", doneAt: "2026-03-10T14:00" }),
  ]);
  expect(screen.queryByText(waits)).toBeNull();
});
