import { languages } from "@keystead/domain/languages";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { speak } from "../../lib/messages.ts";
import { show } from "../../testing/show.tsx";
import { answerWith } from "../../testing/wire.ts";
import { Toaster } from "../toast/toaster.tsx";
import { ListExport } from "./list-export.tsx";

/** The messages of the error catalogue, verbatim in English. */
const expected = {
  nothing: {
    en: "No data available for export",
    de: "Keine Daten zum Exportieren vorhanden",
    es: "No hay datos para exportar",
    fr: "Aucune donnée à exporter",
    it: "Nessun dato da esportare",
  },
  failed: {
    en: "Failed to export data",
    de: "Die Daten konnten nicht exportiert werden",
    es: "No se han podido exportar los datos",
    fr: "L’exportation des données a échoué",
    it: "Impossibile esportare i dati",
  },
} as const;

const answers = {
  nothing: () => Response.json({ code: "NOTHING_TO_EXPORT" }, { status: 409 }),
  failed: () => Response.json({ code: "INTERNAL_SERVER_ERROR" }, { status: 500 }),
  "failed on the way": () => Promise.reject(new TypeError("Failed to fetch")),
  "failed for a reason": () => Response.json({ code: "TOO_MANY_ROWS" }, { status: 409 }),
} as const;

const hows = ["nothing", "failed", "failed on the way", "failed for a reason"] as const;

it.each(languages.flatMap((language) => hows.map((how) => [language, how] as const)))(
  "[EXPO-02] [ERR-01] says in %s why no file came (%s)",
  async (language, how) => {
    answerWith(answers[how]);
    const user = await show(
      <>
        <ListExport exported={{ list: "tenants", query: {} }} />
        <Toaster />
      </>,
    );
    await act(() => speak(language));
    await user.click(screen.getAllByRole("button")[0] ?? document.body);
    const [csv] = await screen.findAllByRole("menuitem");
    await user.click(csv ?? document.body);
    const message = expected[how === "nothing" ? "nothing" : "failed"][language];
    expect((await screen.findByRole("alert")).textContent).toContain(message);
  },
);

it("[GEO-05] leads to the page of the region where the file is refused for it", async () => {
  const assign = vi.fn<(to: string) => void>();
  vi.stubGlobal("location", { ...window.location, assign });
  answerWith(() => Response.json({ code: "REGION_BLOCKED" }, { status: 403 }));
  const user = await show(<ListExport exported={{ list: "tenants", query: {} }} />);
  await user.click(screen.getAllByRole("button")[0] ?? document.body);
  const [csv] = await screen.findAllByRole("menuitem");
  await user.click(csv ?? document.body);
  await waitFor(() => {
    expect(assign).toHaveBeenCalledWith("/region-blocked");
  });
});
