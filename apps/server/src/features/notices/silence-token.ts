import { noticeKinds } from "@keystead/domain/notices";
import * as z from "zod/mini";

import { sealWith } from "#kernel/jobs/seal.ts";

const Silencing = z.strictObject({
  workspaceId: z.uuid(),
  userId: z.uuid(),
  kinds: z.array(z.enum(noticeKinds)),
});
type Silencing = z.infer<typeof Silencing>;
type Silenced = Omit<Silencing, "kinds"> & { readonly kinds: readonly Silencing["kinds"][number][] };

const LONGEST = 1_000;

/**
 * What stands in the link of a mail: sealed under a key of its own, so it names nobody, fits nothing else, and can do one thing:
 * stop mails of these kinds to this person from this workspace. It does not expire, since an old mail must be got rid of too, and using
 * it twice changes nothing more.
 */
export function silenceToken(authSecret: string): {
  readonly make: (of: Silenced) => string;
  /** Null for whatever is not ours. */
  readonly read: (token: string) => Silencing | null;
} {
  const seal = sealWith(authSecret, "silence-notices");
  return {
    make: (of) => seal.close(of),
    read(token) {
      if (token.length > LONGEST) return null;
      const opened = openedBy(seal, token);
      const known = Silencing.safeParse(opened);
      return known.success ? known.data : null;
    },
  };
}

function openedBy(seal: ReturnType<typeof sealWith>, token: string): unknown {
  try {
    return seal.open(token);
  } catch {
    return null;
  }
}
