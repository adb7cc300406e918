import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";

import { withWords } from "../../lib/words.ts";

import { leaveNotices } from "../../islands/arrival-notices.ts";
import { api } from "../../lib/api.ts";
import { chooseWorkspace, chosenWorkspace } from "../../lib/workspace-choice.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { isSeatLost } from "./session-queries.ts";
import { refusalOf } from "../../lib/refusal.ts";
import { late } from "../../ui/late.tsx";

const loadDialog = withWords(
  import.meta.glob("../../locales/*/session.json", { import: "default" }),
  () => import("./session-ended-dialog.tsx"),
);
const SessionEndedDialog = late(async () => (await loadDialog()).SessionEndedDialog);

/** A call answered that nobody is signed in any more: the page stays as it is, with what was typed, until one is. */
export function SessionEnded({ email }: { readonly email: string }) {
  const { t } = useTranslation("shell");
  const client = useQueryClient();
  const [ended, setEnded] = useState(false);
  // The caches of the query library are outside React.
  useEffect(() => {
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (
        event.type === "updated" &&
        (event.action.type === "failed" || event.action.type === "error") &&
        isSignedOut(event.action.error)
      )
        setEnded(true);
      else if (event.type === "updated" && event.action.type === "error")
        void leaveLostSeat(event.action.error, t("seatLost"));
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && isSignedOut(event.action.error))
        setEnded(true);
      else if (event.type === "updated" && event.action.type === "error")
        void leaveLostSeat(event.action.error, t("seatLost"));
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

/** Something was not found in a workspace of somebody else: whether that itself is closed to this person, it says. */
async function leaveLostSeat(error: unknown, words: string): Promise<void> {
  if (chosenWorkspace() === null || !isSeatLost(error)) return;
  const lost = await api.accounts.workspaces({}).then(() => false, isSeatLost);
  if (!lost || chosenWorkspace() === null) return;
  chooseWorkspace(null);
  leaveNotices([words]);
  // By a full load: nothing of the workspace stays in memory.
  window.location.assign("/portfolio");
}

function isSignedOut(error: unknown): boolean {
  return refusalOf(error).code === "UNAUTHORIZED";
}
