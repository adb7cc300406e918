import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planLimits, plans } from "../plans/index.ts";
import {
  afterAct,
  INVITATION_MS,
  invitationActs,
  invitationState,
  newInvitation,
  membershipIsPaused,
  takesMembership,
} from "./index.ts";
import type { InvitationAct, InvitationState } from "./index.ts";

const NOW = 1_795_000_000_000;

describe("an invitation", () => {
  const invitations: Readonly<Record<InvitationState, Parameters<typeof invitationState>[0]>> = {
    open: newInvitation(NOW),
    expired: { status: "open", expiresAtMs: NOW },
    accepted: { status: "accepted", expiresAtMs: NOW - 1 },
    withdrawn: { status: "withdrawn", expiresAtMs: NOW + 1 },
  };
  const table: readonly (readonly [InvitationState, InvitationAct, string | null])[] = [
    ["open", "accept", "accepted"],
    ["open", "resend", "open"],
    ["open", "withdraw", "withdrawn"],
    ["expired", "accept", null],
    ["expired", "resend", "open"],
    ["expired", "withdraw", "withdrawn"],
    ["accepted", "accept", null],
    ["accepted", "resend", null],
    ["accepted", "withdraw", null],
    ["withdrawn", "accept", null],
    ["withdrawn", "resend", null],
    ["withdrawn", "withdraw", null],
  ];

  it.each(table)("%s, then %s: %s", (state, act, next) => {
    expect(invitationState(invitations[state], NOW)).toBe(state);
    expect(afterAct(invitations[state], act, NOW)?.status ?? null).toBe(next);
  });

  it.each([
    ["one millisecond before its end", NOW + INVITATION_MS - 1, "open"],
    ["at its end", NOW + INVITATION_MS, "expired"],
  ] as const)("%s is %s", (_when, at, state) => {
    expect(invitationState(newInvitation(NOW), at)).toBe(state);
  });

  it("is accepted at most once and never after 7 days from the last mail, whatever is done in any order", () => {
    const step = fc.record({
      act: fc.constantFrom(...invitationActs),
      waitMs: fc.integer({ min: 0, max: INVITATION_MS * 2 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let invitation = newInvitation(NOW);
        let nowMs = NOW;
        let lastMailMs = NOW;
        let accepted = 0;
        let closed = false;
        for (const { act, waitMs } of steps) {
          nowMs += waitMs;
          const next = afterAct(invitation, act, nowMs);
          if (closed) expect(next).toBeNull();
          if (next === null) continue;
          if (act === "accept") {
            accepted += 1;
            expect(nowMs - lastMailMs).toBeLessThan(INVITATION_MS);
          }
          if (act === "resend") lastMailMs = nowMs;
          closed = act !== "resend";
          invitation = next;
          expect(takesMembership(invitation, nowMs)).toBe(!closed);
        }
        expect(accepted).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("a membership", () => {
  it("[PLAN-01] of the newest assistants is paused first, and as many stay as the plan allows", () => {
    fc.assert(
      fc.property(fc.constantFrom(...plans), fc.integer({ min: 0, max: 12 }), (plan, assistants) => {
        const paused = Array.from({ length: assistants }, (_, before) =>
          membershipIsPaused({ role: "assistant", before }, plan),
        );
        const stay = Math.min(assistants, planLimits[plan].assistants);
        expect(paused).toEqual(Array.from({ length: assistants }, (_, before) => before >= stay));
      }),
    );
  });

  it("of an owner or a cleaner is never paused", () => {
    for (const role of ["owner", "cleaner"] as const)
      expect(membershipIsPaused({ role, before: 50 }, "free")).toBe(false);
  });
});
