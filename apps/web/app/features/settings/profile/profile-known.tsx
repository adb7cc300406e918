import type { ProfileView } from "@keystead/contract/accounts";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { ErrorPanel } from "../../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type ProfileKnownProps = {
  readonly profile: UseQueryResult<ProfileView>;
  readonly children: (profile: ProfileView) => ReactNode;
};

/** The states of a tab that needs the profile: loading, failed, loaded. */
export function ProfileKnown({ profile, children }: ProfileKnownProps) {
  const { t } = useTranslation("settings");
  if (profile.data !== undefined) return children(profile.data);
  if (!profile.isError) return <Skeleton rows={5} />;
  return (
    <ErrorPanel
      message={t("loadFailed")}
      retrying={profile.isFetching}
      onRetry={() => void profile.refetch()}
    />
  );
}
