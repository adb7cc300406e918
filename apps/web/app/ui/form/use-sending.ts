import { useMutation } from "@tanstack/react-query";
import { useMemo, useRef } from "react";

import { type FailedCall, refusalOf, type SaveWarning } from "../../lib/refusal/refusal.ts";
import { type RefusalText, refusalText } from "../../lib/refusal/refusal-text.ts";
import { type OnceOptions, useIdempotencyKeys } from "../../lib/calls/use-idempotency-keys.ts";
import { limitIn, type LimitReached } from "../../lib/plan/plan-limit.ts";

/** What sending may need beside what was typed. */
export type SendingCall<How> = {
  /** Which of several ways to save was chosen, such as "and add another". */
  readonly how: How | undefined;
  /** Codes of the warnings that were read and are not to be asked about again. */
  readonly confirm: string[];
  /** For what makes a record: the same body sent again is the same record. */
  readonly once: (body: object) => OnceOptions;
  /** For what moves money: the form's one try, whatever was corrected in between. */
  readonly onceOpened: () => OnceOptions;
};

/** How a form reaches the server. */
export type Sender<Input, Sent, How> = {
  /** null when it was given up on the way: the form stays as it is. */
  readonly send: (input: Input, call: SendingCall<How>) => Promise<Sent | null>;
  readonly onSent: (sent: Sent, done: { readonly input: Input; readonly how: How | undefined }) => unknown;
};

type SendingOptions<Input, Sent, How> = Sender<Input, Sent, How> & {
  readonly onRefused: (refusal: FailedCall, input: Input) => void;
};

export type Sending<Input, How> = {
  readonly busy: boolean;
  readonly send: (input: Input, how?: How) => void;
  /** Why the last try failed; gone with the next one. */
  readonly refusal: FailedCall | null;
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
  // Not `isPending`, which the screen hears of a moment later: the second press of a double click comes before.
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

/** What has to be said of a refusal; warnings and a full plan speak for themselves. */
export function failureOf(refusal: FailedCall): RefusalText | null {
  const speaks = refusal.code === "CONFIRMATION_REQUIRED" || limitIn(refusal) !== null;
  return speaks ? null : refusalText(refusal);
}
