import { useMutation } from "@tanstack/react-query";
import { useMemo } from "react";

import { type Refusal, refusalOf, type SaveWarning } from "../../lib/refusal.ts";
import { type RefusalText, refusalText } from "../../lib/refusal-text.ts";
import { type OnceOptions, useIdempotencyKeys } from "../../lib/use-idempotency-keys.ts";
import type { LimitReached } from "../limit-panel.tsx";

/** What sending may need beside what was typed. */
export type Call<How> = {
  /** Which of several ways to save was chosen, such as "and add another". */
  readonly how: How | undefined;
  /** Codes of the warnings that were read and are not to be asked about again. */
  readonly confirm: string[];
  /** For what makes a record: the same body sent again is the same record. */
  readonly once: (body: object) => OnceOptions;
};

/** How a form reaches the server. */
export type Sender<Input, Sent, How> = {
  /** null when it was given up on the way: the form stays as it is. */
  readonly send: (input: Input, call: Call<How>) => Promise<Sent | null>;
  readonly onSent: (sent: Sent, done: { readonly input: Input; readonly how: How | undefined }) => unknown;
};

type SendingOptions<Input, Sent, How> = Sender<Input, Sent, How> & {
  readonly onRefused: (refusal: Refusal) => void;
};

export type Sending<Input, How> = {
  readonly busy: boolean;
  readonly send: (input: Input, how: How | undefined) => void;
  /** Why the last try failed; gone with the next one. */
  readonly refusal: Refusal | null;
  readonly failure: RefusalText | null;
  /** Unusual but allowed: read, and sent again with `sendAnyway`. */
  readonly warnings: readonly SaveWarning[];
  readonly sendAnyway: (input: Input) => void;
  /** The plan that is full, until it is closed. */
  readonly limit: LimitReached | null;
  readonly closeLimit: () => void;
};

/** Sends once however often it is asked to, and takes apart what it is refused with. */
export function useSending<Input, Sent, How>(options: SendingOptions<Input, Sent, How>): Sending<Input, How> {
  const keys = useIdempotencyKeys();
  type Try = { readonly input: Input; readonly how: How | undefined; readonly confirm: string[] };
  const { isPending, error, variables, mutate, reset } = useMutation({
    mutationFn: ({ input, how, confirm }: Try) => options.send(input, { how, confirm, once: keys.once }),
    onSuccess: async (sent, { input, how }) => {
      if (sent === null) return;
      keys.renew();
      await options.onSent(sent, { input, how });
    },
    onError: (refused) => {
      options.onRefused(refusalOf(refused));
    },
  });
  const refusal = useMemo(() => (error === null ? null : refusalOf(error)), [error]);
  const warnings = refusal?.code === "CONFIRMATION_REQUIRED" ? refusal.data.warnings : [];
  const limit = refusal?.code === "PLAN_LIMIT" && isSold(refusal.data) ? refusal.data : null;
  return {
    busy: isPending,
    send: (input, how) => {
      if (!isPending) mutate({ input, how, confirm: [] });
    },
    refusal,
    failure: refusal === null || limit !== null || warnings.length > 0 ? null : refusalText(refusal),
    warnings,
    sendAnyway: (input) => {
      if (!isPending) mutate({ input, how: variables?.how, confirm: warnings.map(({ code }) => code) });
    },
    limit,
    closeLimit: reset,
  };
}

type PlanLimit = Extract<Refusal, { code: "PLAN_LIMIT" }>["data"];

/** Of the other kinds no plan offers more. */
function isSold(data: PlanLimit): data is PlanLimit & Pick<LimitReached, "kind"> {
  return data.kind === "properties" || data.kind === "units";
}
