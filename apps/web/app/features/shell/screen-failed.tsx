import { useState } from "react";
import { isRouteErrorResponse } from "react-router";

import { reach } from "../../lib/chunks/parts.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";

/** In the place of a screen that broke; the report already says with which error. */
export function ScreenFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation("shell");
  const [asking, setAsking] = useState(false);
  const again = async () => {
    setAsking(true);
    // A page that is loaded anew without a connection is the browser's error page.
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
