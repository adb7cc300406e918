import { can } from "@keystead/domain/permissions";
import { unsaidFacts } from "@keystead/domain/site";

import { asSystem, authed, createVerb, refusal, type AuthedContext } from "#kernel/api/index.ts";
import type { SignedIn } from "#kernel/api/session/look-up-session.ts";
import type { ActorScope, Work } from "#kernel/work.ts";
import { changeStatus } from "./publishing/change-status.ts";
import { createPage } from "./create-page.ts";
import { deletePage } from "./delete-page.ts";
import { previewPage } from "./content/preview-page.ts";
import { checkSlug, getPage, listPages } from "./read-pages.ts";
import { getRevision, listRevisions } from "./revisions/read-revisions.ts";
import { restorePage } from "./restore-page.ts";
import { ownWorkspace } from "./seo-store.ts";
import { addStarterPages, countMissingStarters } from "./starter-pages/add-starter-pages.ts";
import { updatePage } from "./update-page.ts";

/** R-O01 on the server: every request reads the role, so a revoked right ends at once. */
export function managesPages(who: SignedIn | null): boolean {
  return who !== null && who.user.admin && can("admin", "seo.manage");
}

/** People who are not administrators get the same answer as for a record that does not exist. */
const administrator = authed.use(async ({ context, next }) => {
  if (!managesPages(await context.signedIn())) throw refusal("NOT_FOUND");
  return next();
});

export const seoRouter = {
  access: administrator.seo.access.handler(({ context: { deps } }) => ({
    admin: true as const,
    unsaid: [...unsaidFacts(deps.env.operator)],
  })),
  list: administrator.seo.list.handler(({ input, context }) =>
    asSystem(context, (work) => listPages(work, input)),
  ),
  get: administrator.seo.get.handler(({ input, context }) =>
    asSystem(context, (work) => getPage(work, input.id)),
  ),
  revisions: administrator.seo.revisions.handler(({ input, context }) =>
    asSystem(context, (work) => listRevisions(work, input.id)),
  ),
  revision: administrator.seo.revision.handler(({ input, context }) =>
    asSystem(context, (work) => getRevision(work, input.id)),
  ),
  checkSlug: administrator.seo.checkSlug.handler(({ input, context }) =>
    asSystem(context, (work) => checkSlug(work, input)),
  ),
  preview: administrator.seo.preview.handler(({ input, context: { renderSeoPage, now } }) =>
    previewPage(input, renderSeoPage, now),
  ),
  starters: administrator.seo.starters.handler(({ context }) =>
    asSystem(context, (work) => countMissingStarters(work)),
  ),
  addStarters: administrator.seo.addStarters.handler(({ input, context }) =>
    writing(context, (work) => addStarterPages(work, input.language)),
  ),
  create: administrator.seo.create.handler(({ input, context }) =>
    writing(context, (work) => createVerb({ ...context, work }, input, () => createPage(work, input))),
  ),
  update: administrator.seo.update.handler(({ input, context }) =>
    writing(context, (work) => updatePage(work, input)),
  ),
  publish: administrator.seo.publish.handler(({ input, context }) =>
    writing(context, (work) => changeStatus(work, { ...input, status: "published" })),
  ),
  unpublish: administrator.seo.unpublish.handler(({ input, context }) =>
    writing(context, (work) => changeStatus(work, { ...input, status: "draft" })),
  ),
  delete: administrator.seo.delete.handler(({ input, context }) =>
    writing(context, (work) => deletePage(work, input.id)),
  ),
  restore: administrator.seo.restore.handler(({ input, context }) =>
    writing(context, (work) => restorePage(work, input.id)),
  ),
};

/** Pages belong to no workspace; changes to them are audited in the administrator's own. */
function writing<T>(context: AuthedContext, run: (work: Work<ActorScope>) => Promise<T>): Promise<T> {
  return asSystem(context, async (work) => {
    const workspaceId = await ownWorkspace(work);
    return run({ ...work, scope: { ...work.scope, workspaceId } });
  });
}
