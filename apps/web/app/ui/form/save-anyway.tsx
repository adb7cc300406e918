import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { SaveWarning } from "../../lib/refusal/refusal.ts";
import { useTranslation } from "../text/use-translation.ts";
import "./save-anyway.css";
import type { Form } from "./use-form.ts";

export type Warned = Pick<Form<object>, "warnings" | "busy" | "saveAnyway">;

type SaveAnywayProps = { readonly form: Warned; readonly children: (warning: SaveWarning) => ReactNode };

/** Warnings about unusual but allowed input, with "Save anyway". */
export function SaveAnyway({ form: { warnings, busy, saveAnyway }, children }: SaveAnywayProps) {
  const { t } = useTranslation("forms");
  if (warnings.length === 0) return null;
  return (
    <div className="ks-save-anyway" role="alert">
      <IconAlertTriangle size={20} aria-hidden />
      <div>
        {warnings.map((warning) => (
          <p key={[warning.code, ...Object.values(warning.params)].join(" ")}>{children(warning)}</p>
        ))}
        <Button variant="default" size="xs" loading={busy} onClick={saveAnyway}>
          {t("saveAnyway")}
        </Button>
      </div>
    </div>
  );
}
