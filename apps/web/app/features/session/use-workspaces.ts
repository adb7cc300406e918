import type { WorkspaceView } from "@keystead/contract/accounts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { useChanged } from "../../lib/changed.ts";
import { chooseWorkspace } from "../../lib/workspace-choice.ts";
import { workspacesQuery } from "./session-queries.ts";

/**
 * The workspaces that this tab may switch to, including the current one; a sample has no entry but opens on its own.
 */
export function useWorkspaces() {
  const { data } = useQuery(workspacesQuery());
  return data?.items.filter(({ kind }) => kind === "own") ?? [];
}

/** Switches this tab, and no other, to a workspace; no data of the previous one stays in the cache. */
export function useSwitchWorkspace() {
  const changed = useChanged();
  const navigate = useNavigate();
  return async ({ id, role }: Pick<WorkspaceView, "id" | "role">) => {
    chooseWorkspace(role === "owner" ? null : id);
    await changed("workspace");
    await navigate("/portfolio");
  };
}
