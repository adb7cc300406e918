import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";

import { refusalOf } from "../../lib/refusal.ts";
import { withWords } from "../../lib/words.ts";
import { chosenWorkspace } from "../../lib/workspace-choice.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { isSeatLost } from "./session-queries.ts";
import { late } from "../../ui/late.tsx";

const loadDialog = withWords(
  import.meta.glob("../../locales/*/session.json", { import: "default" }),
  () => import("./session-ended-dialog.tsx"),
);
const loadLeave = () => import("./leave-lost-seat.ts");
const SessionEndedDialog = late(async () => (await loadDialog()).SessionEndedDialog);

/** A call answered that nobody is signed in any more: the page stays as it is, with what was typed, until one is. */
export function SessionEnded({ email }: { readonly email: string }) {
  const { t } = useTranslation("shell");
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  // The caches of the query library are outside React.
  useEffect(() => {
    const hear = (failure: unknown, isLast: boolean) => {
      if (isSignedOut(failure)) setEnded(true);
      else if (isLast && chosenWorkspace() !== null && isSeatLost(failure))
        void loadLeave().then(({ leaveLostSeat }) => leaveLostSeat(t("seatLost")));
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
  }, [client, t]);
  if (!ended) return null;
  return (
    <Suspense fallback={null}>
      <SessionEndedDialog
        email={email}
        onClose={() => {
          setEnded(false);
        }}
      />
    </Suspense>
  );
}

function isSignedOut(error: unknown): boolean {
  return refusalOf(error).code === "UNAUTHORIZED";
}
