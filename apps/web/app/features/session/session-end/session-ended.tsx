import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";

import { refusalOf } from "../../../lib/refusal/refusal.ts";
import { chosenWorkspace } from "../../../lib/workspace-choice.ts";
import { loadWayOut } from "./lazy-way-out.ts";
import { isMembershipLost } from "./lost-membership.ts";
import { useWorkspace } from "../session-queries.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";

const SessionEndedDialog = lazyPart(async () => (await loadWayOut()).SessionEndedDialog);
const MovedDialog = lazyPart(async () => (await loadWayOut()).MovedDialog);
const MembershipLostDialog = lazyPart(async () => (await loadWayOut()).MembershipLostDialog);

/** For a call that failed because the session has ended: the page and its input stay until somebody signs in again. */
export function SessionEnded({ email }: { readonly email: string }) {
  const client = useQueryClient();
  const owner = useWorkspace()?.ownerName ?? "";
  const [ended, setEnded] = useState<"session" | "membership" | { readonly movedTo: string } | null>(null);
  // The caches of the query library are outside React.
  useEffect(() => {
    const hear = (failure: unknown, isLast: boolean) => {
      const { code, data } = refusalOf(failure);
      if (code === "UNAUTHORIZED") setEnded("session");
      else if (code === "WORKSPACE_MOVED") setEnded({ movedTo: data.address });
      // The user's region changed while the page was open: `leaveRegion` does a full page load (R-O03).
      else if (code === "REGION_BLOCKED") void loadWayOut().then(({ leaveRegion }) => leaveRegion());
      else if (isLast && chosenWorkspace() !== null && isMembershipLost(failure))
        void loadWayOut()
          .then(({ leaveLostMembership }) => leaveLostMembership(owner))
          .then((isLost) => {
            if (isLost) setEnded("membership");
          });
    };
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type !== "updated") return;
      const { action } = event;
      if (action.type === "failed" || action.type === "error") hear(action.error, action.type === "error");
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") hear(event.action.error, true);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client, owner]);
  if (ended === null) return null;
  const close = () => {
    setEnded(null);
  };
  return (
    <Suspense fallback={<Pending />}>
      {ended === "session" ? (
        <SessionEndedDialog email={email} onClose={close} />
      ) : ended === "membership" ? (
        <MembershipLostDialog owner={owner} onClose={close} />
      ) : (
        <MovedDialog address={ended.movedTo} onClose={close} />
      )}
    </Suspense>
  );
}
