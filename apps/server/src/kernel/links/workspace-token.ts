export type WorkspaceToken = { readonly workspaceId: string; readonly secret: string };

const FORM = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.([\w-]{43})$/;

/**
 * The token in a reusable link. It names the workspace to search in, since nothing else in the request does; only the
 * secret grants access.
 */
export function workspaceToken({ workspaceId, secret }: WorkspaceToken): string {
  return `${workspaceId.replaceAll("-", "")}.${secret}`;
}

/** Null for text that cannot be one of our tokens. */
export function readWorkspaceToken(text: string): WorkspaceToken | null {
  const parts = FORM.exec(text)?.slice(1);
  const secret = parts?.at(-1);
  if (parts === undefined || secret === undefined) return null;
  return { workspaceId: parts.slice(0, -1).join("-"), secret };
}
