import { can } from "@keystead/domain/permissions";

import type { Deps } from "#deps.ts";
import { authed, createVerb, refusal, type AuthedContext } from "#kernel/api/index.ts";
import type { SignedIn } from "#kernel/api/session-lookup.ts";
import type { Tx } from "#kernel/db/database.ts";
import type { ActorScope } from "#kernel/work.ts";
import { changeStatus } from "./change-status.ts";
import { createPage } from "./create-page.ts";
import { deletePage } from "./delete-page.ts";
import { previewPage } from "./preview-page.ts";
import { checkSlug, getPage, listPages } from "./read-pages.ts";
import { restorePage } from "./restore-page.ts";
import { ownWorkspace } from "./seo-store.ts";
import { updatePage } from "./update-page.ts";

/** R-O01, on the server: the role is read anew with each request, so a right that was taken away is gone at once. */
export function managesPages(who: SignedIn | null): boolean {
  return who !== null && who.user.admin && can("admin", "seo.manage");
}

/** For everybody else there is nothing here: the same answer as for a record that does not exist. */
const administrator = authed.use(async ({ context, next }) => {
  if (!managesPages(await context.signedIn())) throw refusal("NOT_FOUND");
  return next();
});

export const seoRouter = {
  access: administrator.seo.access.handler(() => ({ admin: true as const })),
  list: administrator.seo.list.handler(({ input, context }) =>
    reading(context, (tx) => listPages(tx, input)),
  ),
  get: administrator.seo.get.handler(({ input, context }) => reading(context, (tx) => getPage(tx, input.id))),
  checkSlug: administrator.seo.checkSlug.handler(({ input, context }) =>
    reading(context, (tx) => checkSlug(tx, input)),
  ),
  preview: administrator.seo.preview.handler(({ input, context: { renderSeoPage, deps } }) =>
    previewPage(input, renderSeoPage, deps.clock.now()),
  ),
  create: administrator.seo.create.handler(({ input, context }) =>
    writing(context, (tx, scope, now) =>
      createVerb({ ...context, work: { tx, scope, now } }, input, () => createPage(tx, scope, input, now)),
    ),
  ),
  update: administrator.seo.update.handler(({ input, context }) =>
    writing(context, (tx, scope, now) => updatePage(tx, scope, input, now)),
  ),
  publish: administrator.seo.publish.handler(({ input, context }) =>
    writing(context, (tx, scope, now) => changeStatus(tx, scope, { ...input, status: "published" }, now)),
  ),
  unpublish: administrator.seo.unpublish.handler(({ input, context }) =>
    writing(context, (tx, scope, now) => changeStatus(tx, scope, { ...input, status: "draft" }, now)),
  ),
  delete: administrator.seo.delete.handler(({ input, context }) =>
    writing(context, (tx, scope, now) => deletePage(tx, scope, input.id, now)),
  ),
  restore: administrator.seo.restore.handler(({ input, context }) =>
    writing(context, (tx, scope, now) => restorePage(tx, scope, input.id, now)),
  ),
};

function reading<T>({ deps }: { readonly deps: Deps }, work: (tx: Tx) => Promise<T>): Promise<T> {
  return deps.db.asSystem(work);
}

/** Pages belong to no workspace; who changed them is written down in the administrator's own. */
function writing<T>(
  { deps, user }: AuthedContext,
  work: (tx: Tx, scope: ActorScope, now: Date) => Promise<T>,
): Promise<T> {
  return deps.db.asSystem(async (tx) =>
    work(tx, { workspaceId: await ownWorkspace(tx, user.id), userId: user.id }, deps.clock.now()),
  );
}
