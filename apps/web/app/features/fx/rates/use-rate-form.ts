import type { RateChange, RatesSaved } from "@keystead/contract/fx";
import { useLocation, useNavigate } from "react-router";

import { RefusedCall } from "../../../lib/refusal/refused-call.ts";
import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import type { AllFieldsReading } from "../../../ui/form/form-reading.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { backOf } from "./rate-address.ts";
import { keyOfCell, type RateCell, type RateRow } from "./rate-rows.ts";
import { rateInput } from "./rate-texts.ts";

/** The typed rates by cell; a cell equal to the stored rate is not included. */
export type RateInputs = Readonly<Record<string, string>>;

/** Saves all typed cells together: all of them are stored or none. A person who came from a figure goes back to it. */
export function useRateForm(rows: readonly RateRow[]): Form<RateInputs> {
  const { t } = useTranslation("fx");
  const changed = useChanged();
  const navigate = useNavigate();
  const back = backOf(useLocation().state);
  const offerUndo = useUndo("rates");
  const cells = rows.flatMap((row) => row.cells);
  const form: Form<RateInputs> = useForm<RateInputs, readonly RateChange[], RatesSaved>({
    name: "rate",
    values: {},
    read: (input) => rateChanges(input, cells),
    words: (code) => t(code === "FX_DUPLICATE_PAIR" ? "taken" : "invalid"),
    send: (changes) => saveAt(changes),
    onSent: async ({ saved, trashId }) => {
      form.reset({});
      const message = t("saved", { count: saved });
      if (trashId === null) toast.success(message);
      else offerUndo({ message, takeBack: () => api.trash.restore({ id: trashId }) });
      await changed("rates");
      if (back !== null) await navigate(back);
    },
    onFailure: (failure) => {
      toast.error(failure);
      // Reloads the rates that somebody else changed; typed input stays.
      void changed("rates");
    },
  });
  return form;
}

/** The typed rates as requests: an empty cell deletes the rate, one read the other way round turns the pair. */
export function rateChanges(
  input: RateInputs,
  cells: readonly RateCell[],
): AllFieldsReading<RateInputs, readonly RateChange[]> {
  const problems: Record<string, string> = {};
  const changes = cells.flatMap((cell): readonly RateChange[] => {
    const text = input[cell.key];
    if (text === undefined) return [];
    const { period, base, quote, stored } = cell;
    const rate = text.trim() === "" && stored !== null ? null : rateInput(text);
    if (rate === null && text.trim() !== "") problems[cell.key] = "FX_INVALID_RATE";
    return [{ period, base, quote, rate, version: stored?.version ?? null }];
  });
  return Object.keys(problems).length > 0 ? { problems } : { input: changes };
}

/** Assigns the server's refusal of a rate to its cell. */
async function saveAt(changes: readonly RateChange[]): Promise<RatesSaved> {
  try {
    return await api.fx.save({ changes: [...changes] });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.code !== "BAD_REQUEST") throw error;
    const issues = refusal.data.issues.map(({ path, code }) => {
      const change = changes[Number(path[1])];
      return { path: change === undefined ? [] : [keyOfCell(change)], code };
    });
    throw new RefusedCall("BAD_REQUEST", { data: { issues } });
  }
}
