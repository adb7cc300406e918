import type { Language } from "@keystead/domain/languages";
import { type Action, can } from "@keystead/domain/permissions";
import { type QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { speak } from "../../lib/messages.ts";
import { chooseWorkspace, chosenWorkspace } from "../../lib/workspace-choice.ts";
import { isSeatLost, rememberLostSeat } from "./session-end/lost-seat.ts";

const MINUTE = 60_000;

const profileQuery = () => ({
  ...query.accounts.profile.queryOptions({ input: {} }),
  staleTime: MINUTE,
});
const subscriptionQuery = () => ({
  ...query.accounts.subscription.queryOptions({ input: {} }),
  staleTime: MINUTE,
});
export const workspacesQuery = () => ({
  ...query.accounts.workspaces.queryOptions({ input: {} }),
  staleTime: 5 * MINUTE,
});

/**
 * Asks for what the frame shows while its words are on their way, and resolves when the notices above the screen are
 * known: one that came later would push the screen down under the reader's finger. A failure is left to the screens.
 */
export async function knowSession(client: QueryClient): Promise<void> {
  void knowPlan(client);
  const profile = client.prefetchQuery({ ...profileQuery(), retry: false });
  await client.prefetchQuery({ ...workspacesQuery(), retry: false });
  await profile;
  const { error } = client.getQueryState(workspacesQuery().queryKey) ?? {};
  if (chosenWorkspace() === null || !isSeatLost(error)) return;
  // The one chosen in this tab is no longer open to this person: their own is.
  rememberLostSeat({ id: chosenWorkspace() ?? "", owner: "" });
  chooseWorkspace(null);
  client.clear();
  await knowSession(client);
}

async function knowPlan(client: QueryClient): Promise<void> {
  if (await canHere(client, "plan.read"))
    await client.prefetchQuery({ ...subscriptionQuery(), retry: false });
}

/** Until then a tab that has not chosen may still begin in another's workspace. */
const begun = Promise.withResolvers<undefined>();

/** A tab that has not chosen begins where somebody was invited to, until they open a workspace of their own. */
export function beginIn(workspaceId: string | null): void {
  if (workspaceId !== null && chosenWorkspace() === null) chooseWorkspace(workspaceId);
  begun.resolve(undefined);
}

/**
 * `useCan` for what is asked before there is a screen (R-O01). Whoever works in their own workspace is its owner, so only
 * in another's the answer costs a request, the one that the frame waits for anyway.
 */
export async function canHere(client: QueryClient, action: Action): Promise<boolean> {
  await begun.promise;
  if (chosenWorkspace() === null) return can("owner", action);
  await client.prefetchQuery({ ...workspacesQuery(), retry: false });
  const seats = client.getQueryData(workspacesQuery().queryKey);
  const role = seats?.items.find(({ id }) => id === seats.current)?.role;
  return role !== undefined && can(role, action);
}

export function useProfile() {
  return useQuery(profileQuery());
}

/** Of the plan; a role that may not read it asks for nothing. */
export function useSubscription() {
  const role = useWorkspace()?.role;
  return useQuery({ ...subscriptionQuery(), enabled: role === undefined || can(role, "plan.read") });
}

/** The workspace this tab works in; undefined until it is known. */
export function useWorkspace() {
  const { data } = useQuery(workspacesQuery());
  return data?.items.find(({ id }) => id === data.current);
}

/** What the workspace's sums are converted into, and its screens begin with; undefined until it is known. */
export function useBaseCurrency(): string | undefined {
  return useWorkspace()?.baseCurrency;
}

/** Opens the sample portfolio, a workspace of its own; nothing of the real one stays in the cache. */
export function useOpenSample() {
  const changed = useChanged();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.accounts.openSample({}),
    onSuccess: async ({ id }) => {
      chooseWorkspace(id);
      await changed("workspace");
      await navigate("/portfolio");
    },
  });
}

/** Throws the sample portfolio away and returns to the user's own workspace. */
export function useCloseSample() {
  const changed = useChanged();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api.accounts.closeSample({}),
    onSettled: async () => {
      chooseWorkspace(null);
      await changed("workspace");
      await navigate("/portfolio");
    },
  });
}

/** Changes the words at once and remembers the choice for the account. */
export function useChangeLanguage() {
  const changed = useChanged();
  return useMutation({
    mutationFn: async (language: Language) => {
      await speak(language);
      const { version } = await api.accounts.profile({});
      return api.accounts.changeProfile({ version, language });
    },
    onSuccess: (profile) => changed("profile", { profile }),
  });
}

/** Ends the session on the server; the signed-in pages are left by a full load, so nothing stays in memory. */
export function useSignOut() {
  return useMutation({
    mutationFn: async () => {
      const answer = await fetch("/api/auth/sign-out", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      if (!answer.ok && answer.status !== 401) throw new Error(`sign-out answered ${answer.status}`);
    },
    onSuccess: () => {
      chooseWorkspace(null);
      window.location.assign("/");
    },
  });
}
