import { TextInput } from "@mantine/core";
import type { DocumentView } from "@keystead/contract/documents";
import { fileName, FILE_NAME_LIMIT } from "@keystead/domain/documents";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { judged } from "../../../ui/form/form-reading.ts";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type RenameFormProps = { readonly file: DocumentView; readonly onClose: () => void };

/** Renames a file; its extension must match its content. */
export function RenameForm({ file, onClose }: RenameFormProps) {
  const { t } = useTranslation("documents");
  const changed = useChanged();
  const form = useRecordForm({
    name: "file",
    record: file,
    values: nameOf(file),
    read: (values) => judged(fileName(values.name) === "" ? NO_NAME : [], values),
    words: (code) => (code === "NAME_REQUIRED" ? t("problem.NAME_REQUIRED") : null),
    fieldsOf: nameOf,
    valuesOf: (fields) => fields,
    fieldMessages: { labels: { name: t("name") }, text: (_name, value) => String(value) },
    update: (changes, { id, version }) => api.documents.update({ ...changes, id, version }),
    onSaved: async (_outcome, { say }) => {
      say(t("renamed"));
      onClose();
      await changed("file");
    },
  });
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t("rename")}
      submitLabel={t("save")}
      question={form.question}
    >
      <TextInput label={t("name")} autoComplete="off" maxLength={FILE_NAME_LIMIT} {...form.field("name")} />
    </FormDrawer>
  );
}

const NO_NAME = [{ field: "name", code: "NAME_REQUIRED" }] as const;

function nameOf({ name }: DocumentView): { readonly name: string } {
  return { name };
}
