import type { AccessNotes } from "@keystead/contract/properties";
import { ACCESS_NOTE_LIMIT } from "@keystead/domain/properties";
import { Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { judged } from "../../../ui/form/form-reading.ts";
import { useForm } from "../../../ui/form/use-form.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { asOpened, WaitingDrawer } from "../../../ui/overlay/waiting-drawer.tsx";

import "../../../ui/form.css";

type PropertyName = { readonly id: string; readonly name: string };
type AccessNotesFormProps = { readonly property: PropertyName; readonly onClose: () => void };

/** How cleaners get in: for the property, and for each unit that has its own entrance. */
export function AccessNotesForm({ property, onClose }: AccessNotesFormProps) {
  const { t } = useTranslation("properties");
  const result = useQuery({
    ...query.accessNotes.get.queryOptions({ input: { propertyId: property.id } }),
    ...asOpened,
  });
  if (result.data !== undefined) return <Fields property={property} notes={result.data} onClose={onClose} />;
  return (
    <WaitingDrawer title={t("access.title")} failed={t("access.failed")} result={result} onClose={onClose} />
  );
}

/** The key of the property's own note. */
const WHOLE = "whole";

function Fields({ property, notes, onClose }: AccessNotesFormProps & { readonly notes: AccessNotes }) {
  const { t } = useTranslation(["properties", "forms"]);
  const changed = useChanged();
  const form = useForm({
    name: "access-notes",
    values: (): Readonly<Record<string, string>> => ({
      [WHOLE]: notes.note,
      ...Object.fromEntries(notes.units.map(({ id, note }) => [id, note])),
    }),
    read: (input) => judged([], input),
    words: () => null,
    send: (input) =>
      api.accessNotes.save({
        propertyId: property.id,
        version: notes.version,
        note: input[WHOLE] ?? "",
        units: notes.units.map(({ id }) => ({ id, note: input[id] ?? "" })),
      }),
    onSent: async () => {
      onClose();
      toast.success(t("access.saved"));
      await changed("property");
    },
  });
  return (
    <FormDrawer form={form} onClose={onClose} title={t("access.title")} submitLabel={t("access.save")}>
      <p className="ks-form-note">{t("access.hint")}</p>
      <Textarea
        label={t("access.whole")}
        rows={3}
        maxLength={ACCESS_NOTE_LIMIT}
        autoComplete="off"
        {...form.field(WHOLE)}
        data-autofocus
      />
      {notes.units.map(({ id, name }) => (
        <Textarea
          key={id}
          label={t("forms:optional", { label: name })}
          rows={2}
          maxLength={ACCESS_NOTE_LIMIT}
          autoComplete="off"
          {...form.field(id)}
        />
      ))}
    </FormDrawer>
  );
}
