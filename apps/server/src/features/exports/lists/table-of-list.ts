import type { ListOrder } from "@keystead/contract/exports";
import { keyedLists, listColumns, paperColumns, distinguishableRows } from "@keystead/domain/exports";
import type { ExportRow } from "@keystead/domain/exports";

import { badField, permit, readWorkspace, refusal, type MemberContext } from "#kernel/api/index.ts";
import type { ExportTable } from "../export-file.ts";
import { columnLabels, dataExportMessages } from "../export-messages.ts";

/** A list as a table in a language, with the headings and words of its screen, unless a rule names its columns. */
export function tableOfList(
  context: MemberContext,
  { list: name, query, language, format }: ListOrder,
): ExportTable & { readonly pages: AsyncGenerator<readonly ExportRow[]> } {
  const list = context.deps.lists.find((one) => one.name === name);
  if (list === undefined) throw refusal("NOT_FOUND");
  permit(context.scope, list.needs);
  if (format === "pdf" && paperColumns[name] === undefined) throw badField(["format"], "INVALID_FORMAT");
  const messages = dataExportMessages[language];
  const columns = listColumns[name];
  const pages = distinguishableRows(
    columns,
    list.pages((run) => readWorkspace(context, run), query, context.deps),
  );
  const isKeyed = format === "csv" && keyedLists.includes(name);
  return {
    title: messages.lists[name],
    columns,
    labels: columnLabels(columns, language),
    language,
    ...(isKeyed ? {} : { isForPeople: true as const }),
    pages,
    notes: () => [],
  };
}
