import type { HandoverDraft, HandoverOf, HandoverView } from "@keystead/contract/handovers";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { toast } from "../../../ui/toast/toast.ts";
import {
  createHandoverSaver,
  emptyDraft,
  type HandoverFields,
  type HandoverSaver,
  type SavingState,
} from "./handover-saver.ts";

export type Handover = Pick<HandoverFields, "notes" | "keysOn"> &
  Pick<HandoverSaver, "set" | "setDraft"> & {
    readonly draft: HandoverDraft;
    readonly state: SavingState;
    readonly again: () => void;
  };

export function useStoredHandover(of: HandoverOf) {
  return useQuery(query.handovers.get.queryOptions({ input: of }));
}

/** A handover that is saved while it is being typed, and at once when the page is left. */
export function useHandover(of: HandoverOf, view: HandoverView): Handover {
  const { t } = useTranslation("errors");
  const client = useQueryClient();
  const changed = useChanged();
  const [saver] = useState(() =>
    createHandoverSaver(view, {
      save: (changes) => api.handovers.save({ ...of, ...changes }),
      onSaved: (saved) => {
        client.setQueryData(query.handovers.get.queryKey({ input: of }), saved);
        void changed("letterText");
      },
      onFailed: (error) => {
        toast.error(t(refusalKey(error)), error);
      },
    }),
  );
  // The server's record may contain changes of somebody else.
  useEffect(() => {
    saver.learn(view);
  }, [saver, view]);
  // The browser knows whether the page is visible: somebody who puts the phone away may not come back.
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") saver.flush();
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      saver.flush();
    };
  }, [saver]);
  const { notes, keysOn, draft } = useSyncExternalStore(saver.subscribe, saver.fields, saver.fields);
  const state = useSyncExternalStore(saver.subscribe, saver.state, saver.state);
  const { set, setDraft, flush: again } = saver;
  return { notes, keysOn, draft: draft ?? emptyDraft, state, set, setDraft, again };
}
