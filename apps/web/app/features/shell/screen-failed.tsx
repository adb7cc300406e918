import { useState } from "react";
import { isRouteErrorResponse } from "react-router";

import { reach } from "../../lib/chunks/parts.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

/** Replaces a screen that failed; the error is already reported. */
export function ScreenFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation("shell");
  const [asking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    // Reloading without a connection would end on the browser's error page.
    if ((await reach()) === "away") toast.error(t("pageAway"));
    else window.location.reload();
    setAsking(false);
  };
  return (
    <>
      <PageHeader title={t("screenFailedTitle")} />
      <ErrorPanel
        message={t("screenFailed")}
        details={describe(error)}
        retrying={asking}
        onRetry={() => void again()}
      />
    </>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
