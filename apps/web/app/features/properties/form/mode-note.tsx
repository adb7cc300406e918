import type { RentalMode } from "@keystead/domain/properties";
import { Button } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { recordAddress } from "../../../lib/records/record-address.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { useUndo } from "../../../lib/records/use-undo.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import "./mode-note.css";

type ModeNoteProps = { readonly propertyId: string; readonly needs: RentalMode };

/**
 * R-C01, R-D11: shown before saving, if the property is let in the other way: what has to be changed, a link to it, and
 * a button that does it. Existing records stay, so a property may be let by the month in winter and by the night in
 * summer.
 */
export function ModeNote({ propertyId, needs }: ModeNoteProps) {
  const { t } = useTranslation("forms");
  const can = useCan();
  const { data: property } = useQuery({
    ...query.properties.get.queryOptions({ input: { id: propertyId } }),
    enabled: propertyId !== "",
  });
  const switching = useSwitchMode();
  if (property === undefined || property.rentalMode !== otherThan(needs)) return null;
  const { id, name, version } = property;
  return (
    <div className="ks-mode-note" role="status">
      <IconInfoCircle size={20} stroke={1.75} aria-hidden />
      <div>
        <p>
          {t(`modeNote.${needs}`)}{" "}
          <a href={recordAddress(`/properties/${id}`, {})} target="_blank" rel="noopener">
            {t("modeOpen", { name })}
          </a>
        </p>
        {can("property.update") ? (
          <Button
            variant="default"
            size="xs"
            loading={switching.isPending}
            onClick={() => {
              switching.mutate({ id, version, rentalMode: needs });
            }}
          >
            {t(`modeSwitch.${needs}`)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

type Switch = { readonly id: string; readonly version: number; readonly rentalMode: RentalMode };

function useSwitchMode() {
  const { t } = useTranslation(["ui", "forms", "errors"]);
  const changed = useChanged();
  const offerUndo = useUndo("property");
  const switchTo = (to: Switch) => api.properties.update(to);
  return useMutation({
    mutationFn: switchTo,
    onSuccess: ({ id, name, version }, { rentalMode }) => {
      offerUndo({
        message: t(`forms:modeSwitched.${rentalMode}`, { name }),
        takeBack: () => switchTo({ id, version, rentalMode: otherThan(rentalMode) }),
      });
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled: () => changed("property"),
  });
}

function otherThan(mode: RentalMode): RentalMode {
  return mode === "monthly" ? "daily" : "monthly";
}
