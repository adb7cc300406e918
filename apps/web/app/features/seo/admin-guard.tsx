import { Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Navigate } from "react-router";

import { query } from "../../lib/api.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./seo.css";

/**
 * Asks the server, each time somebody comes here, whether they may: a spinner until it has answered, the portfolio for
 * everybody it does not let in, and for everybody when it does not answer.
 */
export function AdminGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("ui");
  const access = useQuery({
    ...query.seo.access.queryOptions({ input: {} }),
    gcTime: 0,
    retry: false,
    // Once inside, a lost connection must not throw away what is being written; the server judges each call anyway.
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
  // The toasts stand outside React.
  useEffect(() => {
    toast.information(t("adminsOnly"));
  }, [t]);
  return <Navigate to="/portfolio" replace />;
}
