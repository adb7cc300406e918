import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";

import { withWords } from "../../lib/words.ts";

import { refusalOf } from "../../lib/refusal.ts";
import { late } from "../../ui/late.tsx";

const loadDialog = withWords(
  import.meta.glob("../../locales/*/session.json", { import: "default" }),
  () => import("./session-ended-dialog.tsx"),
);
const SessionEndedDialog = late(async () => (await loadDialog()).SessionEndedDialog);

/** A call answered that nobody is signed in any more: the page stays as it is, with what was typed, until one is. */
export function SessionEnded({ email }: { readonly email: string }) {
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
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && isSignedOut(event.action.error))
        setEnded(true);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);
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
