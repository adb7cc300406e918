import { type Language, languages } from "@keystead/domain/languages";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { speak } from "../../lib/messages.ts";
import { profile } from "../../testing/records/profile.ts";
import { membershipOf } from "../../testing/records/membership.ts";
import { show } from "../../testing/show.tsx";
import { answerWith, sentBy } from "../../testing/wire.ts";
import { CsvImportPage } from "./csv-import-page.tsx";

const expected: Readonly<Record<Language, Readonly<Record<"soon" | "join" | "joined" | "failed", string>>>> =
  {
    en: {
      soon: "Coming soon",
      join: "Join the waitlist",
      joined: "You are on the list.",
      failed: "An error occurred",
    },
    de: {
      soon: "Demnächst",
      join: "Auf die Warteliste setzen",
      joined: "Sie stehen auf der Warteliste.",
      failed: "Ein Fehler ist aufgetreten",
    },
    es: {
      soon: "Próximamente",
      join: "Apuntarme a la lista de espera",
      joined: "Está en la lista de espera.",
      failed: "Se ha producido un error",
    },
    fr: {
      soon: "Bientôt disponible",
      join: "Rejoindre la liste d’attente",
      joined: "Vous êtes sur la liste d’attente.",
      failed: "Une erreur s’est produite",
    },
    it: {
      soon: "Prossimamente",
      join: "Iscriviti alla lista d’attesa",
      joined: "È nella lista d’attesa.",
      failed: "Si è verificato un errore",
    },
  };

async function open(language: Language, joins: () => Response) {
  answerWith(({ path, method }) => {
    if (path === "/api/v1/profile") return Response.json(profile);
    if (path === "/api/v1/workspaces") return Response.json(membershipOf("owner"));
    if (method === "POST") return joins();
    return new Promise<Response>(() => {});
  });
  const user = await show(<CsvImportPage />);
  await act(() => speak(language));
  return user;
}

it.each(languages)(
  "[CSV-01] says in %s that it is to come, and that somebody is on the list",
  async (language) => {
    const { soon, join, joined } = expected[language];
    const user = await open(language, () => Response.json({ ok: true }));
    expect(screen.getByText(soon)).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: join }));
    expect(await screen.findByText(joined)).toBeTruthy();
    expect(sentBy("POST")[0]?.body).toEqual({ email: profile.email, waitlist: "csv_import" });
  },
);

it.each(languages)(
  "[ERR-01] says in %s that an error occurred where nothing more is known",
  async (language) => {
    const { join, failed } = expected[language];
    const user = await open(language, () => Response.json({}, { status: 500 }));
    await user.click(await screen.findByRole("button", { name: join }));
    await waitFor(() => {
      expect(screen.getByRole("alert").textContent).toBe(failed);
    });
  },
);
