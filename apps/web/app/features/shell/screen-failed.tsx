import { isRouteErrorResponse } from "react-router";

import { ErrorPanel } from "../../ui/error-panel.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { useTranslation } from "../../ui/use-translation.ts";

/** In the place of a screen that broke; the report already says with which error. */
export function ScreenFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <PageHeader title={t("screenFailedTitle")} />
      <ErrorPanel
        message={t("screenFailed")}
        details={describe(error)}
        onRetry={() => {
          window.location.reload();
        }}
      />
    </>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
