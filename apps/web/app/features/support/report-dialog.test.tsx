import { type Language, languages } from "@keystead/domain/languages";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { enter } from "../../testing/set-up-user.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { speak } from "../../lib/messages.ts";
import { Toaster } from "../../ui/toast/toaster.tsx";
import { ReportDialog } from "./report-dialog.tsx";

const open = () => show(<ReportDialog onClose={() => {}} email="" about="" />);

it("[SUP-01] says which of the two answers is missing and keeps the button off", async () => {
  const user = await open();
  await user.click(await screen.findByLabelText("Description"));
  await user.click(screen.getByLabelText("Email"));
  await user.tab();
  expect(screen.getByText("Please describe the issue")).toBeTruthy();
  expect(screen.getByText("Please provide your email address")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Send report" })).toHaveProperty("disabled", true);
});

it("[SUP-01] refuses a wrong address and sends once all is right", async () => {
  const user = await open();
  await enter(user, await screen.findByLabelText("Description"), "The list stays empty");
  await enter(user, screen.getByLabelText("Email"), "ana@");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  expect(screen.getByText("Invalid email address")).toBeTruthy();
  expect(sentBy("POST")).toEqual([]);
  await enter(user, screen.getByLabelText("Email"), "example.org");
  await user.click(screen.getByRole("button", { name: "Send report" }));
  await waitFor(() => {
    expect(sentBy("POST")).toHaveLength(1);
  });
});

const failed: Readonly<Record<Language, string>> = {
  en: "Failed to send report. Please try again.",
  de: "Die Meldung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
  es: "No se ha podido enviar el informe. Inténtelo de nuevo.",
  fr: "L’envoi du signalement a échoué. Veuillez réessayer.",
  it: "Impossibile inviare la segnalazione. Riprovi.",
};

const ticketId = "1f2e3d4c-0000-4000-8000-000000000000";

it.each(
  languages.flatMap((language) => [true, false].map((telegramSent) => [language, telegramSent] as const)),
)(
  "[SUP-02] [ERR-01] answers in %s with the first eight characters of the ticket, sent to Telegram or not (%s)",
  async (language, telegramSent) => {
    answerWith(() => Response.json({ ticketId, telegramSent }));
    let closed = false;
    const user = await show(
      <>
        <Toaster />
        <ReportDialog onClose={() => (closed = true)} email="ana@example.org" about="" />
      </>,
    );
    await act(() => speak(language));
    const fields = await screen.findAllByRole("textbox");
    await enter(user, fields.at(-1) ?? document.body, "The list stays empty");
    await user.click(screen.getAllByRole("button").at(-1) ?? document.body);
    const message = await screen.findByText(/1f2e3d4c/);
    expect(message.textContent).not.toContain("1f2e3d4c-");
    expect(closed).toBe(true);
    if (language === "en")
      expect(message.textContent).toBe(
        telegramSent
          ? "Report sent. Ticket 1f2e3d4c."
          : "Report saved successfully! (Telegram notification skipped) Ticket 1f2e3d4c.",
      );
  },
);

it.each(languages)(
  "[SUP-02] [ERR-01] says in %s that a report was not sent, and keeps what was typed",
  async (language) => {
    answerWith(() => Response.json({}, { status: 500 }));
    const user = await show(
      <>
        <Toaster />
        <ReportDialog onClose={() => {}} email="ana@example.org" about="" />
      </>,
    );
    await act(() => speak(language));
    const field = (await screen.findAllByRole("textbox")).at(-1) ?? document.body;
    await enter(user, field, "The list stays empty");
    await user.click(screen.getAllByRole("button").at(-1) ?? document.body);
    expect((await screen.findAllByText(failed[language])).length).toBeGreaterThan(0);
    expect(field).toHaveProperty("value", "The list stays empty");
  },
);
