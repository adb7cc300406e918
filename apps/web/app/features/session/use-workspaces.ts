import type { WorkspaceView } from "@keystead/contract/accounts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { useChanged } from "../../lib/changed.ts";
import { chooseWorkspace } from "../../lib/workspace-choice.ts";
import { workspacesQuery } from "./session-queries.ts";

/** Those that this tab may work in, the one it works in among them; a sample is entered by itself. */
export function useWorkspaces() {
  const { data } = useQuery(workspacesQuery());
  return data?.items.filter(({ kind }) => kind === "own") ?? [];
}

/** Works in another one from now on, in this tab alone; nothing of the one before stays in the cache. */
export function useSwitchWorkspace() {
  const changed = useChanged();
  const navigate = useNavigate();
  return async ({ id, role }: Pick<WorkspaceView, "id" | "role">) => {
    chooseWorkspace(role === "owner" ? null : id);
    await changed("workspace");
    await navigate("/portfolio");
  };
}
