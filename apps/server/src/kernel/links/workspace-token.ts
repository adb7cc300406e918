export type WorkspaceToken = { readonly workspaceId: string; readonly secret: string };

const FORM = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([\w-]{43})$/;

/** What stands in a kept link. It says in which workspace to look, where nothing else of it is known; the secret alone opens. */
export function workspaceToken({ workspaceId, secret }: WorkspaceToken): string {
  return `${workspaceId.replaceAll("-", "")}.${secret}`;
}

/** Null for whatever cannot be one of ours. */
export function readWorkspaceToken(text: string): WorkspaceToken | null {
  const parts = FORM.exec(text)?.slice(1);
  const secret = parts?.at(-1);
  if (parts === undefined || secret === undefined) return null;
  return { workspaceId: parts.slice(0, -1).join("-"), secret };
}
