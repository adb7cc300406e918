import { Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router";

import { query } from "../../lib/api.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./seo.css";

/**
 * Asks the server on each visit whether the person is an administrator: a spinner until it answers, and a redirect to
 * the portfolio for everybody else, or when there is no answer.
 */
export function AdminGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("ui");
  const access = useQuery({
    ...query.seo.access.queryOptions({ input: {} }),
    gcTime: 0,
    retry: false,
    // Once inside, a lost connection must not discard unsaved input; the server checks each call anyway.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (access.isPending) {
    return (
      <div className="ks-seo-guard" role="status" aria-label={t("loading")}>
        <Loader />
      </div>
    );
  }
  return access.data?.admin === true ? <>{children}</> : <TurnedAway />;
}

function TurnedAway() {
  const { t } = useTranslation("seo");
  // Toasts are outside React.
  useEffect(() => {
    toast.information(t("adminsOnly"));
  }, [t]);
  return <Navigate to="/portfolio" replace />;
}
