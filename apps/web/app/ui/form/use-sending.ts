import { useMutation } from "@tanstack/react-query";
import { useMemo, useRef } from "react";

import { type FailedCall, refusalOf, type SaveWarning } from "../../lib/refusal/refusal.ts";
import { type RefusalText, refusalText } from "../../lib/refusal/refusal-text.ts";
import { type OnceOptions, useIdempotencyKeys } from "../../lib/calls/use-idempotency-keys.ts";
import { limitIn, type LimitReached } from "../../lib/plan/plan-limit.ts";

/** What sending may need besides the input. */
export type SendingCall<How> = {
  /** The chosen way to save, such as "and add another". */
  readonly how: How | undefined;
  /** Codes of the warnings that were read, not to be raised again. */
  readonly confirm: string[];
  /** For creating a record: sending the same body again creates it only once. */
  readonly once: (body: object) => OnceOptions;
  /** For moving money: one key for the opened form, whatever is corrected between tries. */
  readonly onceOpened: () => OnceOptions;
};

/** How a form reaches the server. */
export type Sender<Input, Sent, How> = {
  /** null when it was cancelled on the way: the form stays as it is. */
  readonly send: (input: Input, call: SendingCall<How>) => Promise<Sent | null>;
  readonly onSent: (sent: Sent, done: { readonly input: Input; readonly how: How | undefined }) => unknown;
};

type SendingOptions<Input, Sent, How> = Sender<Input, Sent, How> & {
  readonly onRefused: (refusal: FailedCall, input: Input) => void;
};

export type Sending<Input, How> = {
  readonly busy: boolean;
  readonly send: (input: Input, how?: How) => void;
  /** Why the last try failed; cleared by the next one. */
  readonly refusal: FailedCall | null;
  readonly failure: RefusalText | null;
  /** Unusual but allowed: shown, then confirmed with `sendAnyway`. */
  readonly warnings: readonly SaveWarning[];
  readonly sendAnyway: (input: Input) => void;
  /** The limit of the plan that was reached, until it is dismissed. */
  readonly limit: LimitReached | null;
  readonly closeLimit: () => void;
};

/** Sends one request at a time, and splits a refusal into failure, warnings and plan limit. */
export function useSending<Input, Sent, How>(options: SendingOptions<Input, Sent, How>): Sending<Input, How> {
  const keys = useIdempotencyKeys();
  type Try = { readonly input: Input; readonly how: How | undefined; readonly confirm: string[] };
  // A ref, because `isPending` updates only with the next render, after the second press of a double click.
  const underway = useRef(false);
  const { isPending, error, variables, mutate, reset } = useMutation({
    mutationFn: ({ input, how, confirm }: Try) =>
      options.send(input, { how, confirm, once: keys.once, onceOpened: keys.onceOpened }),
    onSuccess: async (sent, { input, how }) => {
      if (sent === null) return;
      keys.renew();
      await options.onSent(sent, { input, how });
    },
    onError: (refused, { input }) => {
      options.onRefused(refusalOf(refused), input);
    },
    onSettled: () => {
      underway.current = false;
    },
  });
  const once = (next: Try) => {
    if (underway.current) return;
    underway.current = true;
    mutate(next);
  };
  const refusal = useMemo(() => (error === null ? null : refusalOf(error)), [error]);
  const warnings = refusal?.code === "CONFIRMATION_REQUIRED" ? refusal.data.warnings : [];
  const limit = refusal === null ? null : limitIn(refusal);
  return {
    busy: isPending,
    send: (input, how) => {
      once({ input, how, confirm: [] });
    },
    refusal,
    failure: refusal === null ? null : failureOf(refusal),
    warnings,
    sendAnyway: (input) => {
      once({ input, how: variables?.how, confirm: warnings.map(({ code }) => code) });
    },
    limit,
    closeLimit: reset,
  };
}

/** The message of a refusal; null for warnings and plan limits, which have their own display. */
export function failureOf(refusal: FailedCall): RefusalText | null {
  const speaks = refusal.code === "CONFIRMATION_REQUIRED" || limitIn(refusal) !== null;
  return speaks ? null : refusalText(refusal);
}
