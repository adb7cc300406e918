import type { Language } from "@keystead/domain/languages";
import { type Action, can } from "@keystead/domain/permissions";
import { type QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { speak } from "../../lib/messages.ts";
import { chooseWorkspace, chosenWorkspace } from "../../lib/workspace-choice.ts";
import { isMembershipLost, rememberLostMembership } from "./session-end/lost-membership.ts";

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
 * Prefetches the frame's data while its texts load, and resolves when the notices above the screen are known: a later
 * notice would push the screen down under the user's finger. Screens report failures themselves.
 */
export async function knowSession(client: QueryClient): Promise<void> {
  void knowPlan(client);
  const profile = client.prefetchQuery({ ...profileQuery(), retry: false });
  await client.prefetchQuery({ ...workspacesQuery(), retry: false });
  await profile;
  const { error } = client.getQueryState(workspacesQuery().queryKey) ?? {};
  if (chosenWorkspace() === null || !isMembershipLost(error)) return;
  // The workspace of this tab is no longer open to this user, so their own is used.
  rememberLostMembership({ id: chosenWorkspace() ?? "", owner: "" });
  chooseWorkspace(null);
  client.clear();
  await knowSession(client);
}

async function knowPlan(client: QueryClient): Promise<void> {
  if (await canHere(client, "plan.read"))
    await client.prefetchQuery({ ...subscriptionQuery(), retry: false });
}

/** Resolves when the tab's workspace is decided; before that, `beginIn` may still choose another owner's. */
const begun = Promise.withResolvers<undefined>();

/**
 * A tab without a chosen workspace starts in the one that the user was invited to, until they have a workspace of their
 * own.
 */
export function beginIn(workspaceId: string | null): void {
  if (workspaceId !== null && chosenWorkspace() === null) chooseWorkspace(workspaceId);
  begun.resolve(undefined);
}

/**
 * `useCan` for requests before there is a screen (R-O01). In their own workspace users are the owner. Only in another
 * one does this need a request, for which the frame waits anyway.
 */
export async function canHere(client: QueryClient, action: Action): Promise<boolean> {
  await begun.promise;
  if (chosenWorkspace() === null) return can("owner", action);
  await client.prefetchQuery({ ...workspacesQuery(), retry: false });
  const memberships = client.getQueryData(workspacesQuery().queryKey);
  const role = memberships?.items.find(({ id }) => id === memberships.current)?.role;
  return role !== undefined && can(role, action);
}

export function useProfile() {
  return useQuery(profileQuery());
}

/** The plan's subscription; not requested for a role that may not read it. */
export function useSubscription() {
  const role = useWorkspace()?.role;
  return useQuery({ ...subscriptionQuery(), enabled: role === undefined || can(role, "plan.read") });
}

/** The workspace this tab works in; undefined until it is known. */
export function useWorkspace() {
  const { data } = useQuery(workspacesQuery());
  return data?.items.find(({ id }) => id === data.current);
}

/**
 * The currency that the workspace's sums are converted into and its screens start with; undefined until it is known.
 */
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

/** Deletes the sample portfolio and returns to the user's own workspace. */
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

/** Changes the language at once and stores it in the account. */
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

/**
 * Ends the session on the server; a full page load then leaves the signed-in pages, so that nothing stays in memory.
 */
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
