import type { AccessNotes } from "@keystead/contract/properties";
import { ACCESS_NOTE_LIMIT } from "@keystead/domain/properties";
import { Textarea } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { Bones } from "../../ui/bones.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { FormDrawer } from "../../ui/form/form-drawer.tsx";
import { judged } from "../../ui/form/form-reading.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { ReadDrawer } from "../../ui/read-drawer.tsx";
import { toast } from "../../ui/toast.ts";
import { useTranslation } from "../../ui/use-translation.ts";

type Place = { readonly id: string; readonly name: string };
type AccessNotesFormProps = { readonly property: Place; readonly onClose: () => void };

/** How whoever cleans gets in: of the property, and of each unit that has a door of its own. */
export function AccessNotesForm({ property, onClose }: AccessNotesFormProps) {
  const { t } = useTranslation("properties");
  // Never out of the cache: what is changed here is asked for anew.
  const asked = query.accessNotes.get.queryOptions({ input: { propertyId: property.id } });
  const { data, isError, isFetching, refetch } = useQuery({ ...asked, gcTime: 0, staleTime: Infinity });
  if (data !== undefined) return <Fields property={property} notes={data} onClose={onClose} />;
  return (
    <ReadDrawer title={t("access.title")} onClose={onClose}>
      {isError ? (
        <ErrorPanel message={t("access.failed")} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Bones rows={4} />
      )}
    </ReadDrawer>
  );
}

/** The property's own. */
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
    read: (typed) => judged([], typed),
    words: () => null,
    send: (typed) =>
      api.accessNotes.save({
        propertyId: property.id,
        version: notes.version,
        note: typed[WHOLE] ?? "",
        units: notes.units.map(({ id }) => ({ id, note: typed[id] ?? "" })),
      }),
    onSent: async () => {
      onClose();
      toast.success(t("access.saved"));
      await changed("property");
    },
  });
  return (
    <FormDrawer form={form} onClose={onClose} title={t("access.title")} submitLabel={t("access.save")}>
      <p>{t("access.hint")}</p>
      <Textarea
        label={t("access.whole")}
        rows={3}
        maxLength={ACCESS_NOTE_LIMIT}
        autoComplete="off"
        {...form.field(WHOLE)}
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
