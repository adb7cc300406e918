import type { ChecklistView } from "@keystead/contract/turnovers";
import { standardRooms } from "@keystead/domain/turnovers";

import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { useRecordForm } from "../../../ui/form/use-record-form.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import {
  type ChecklistFields,
  inWords,
  readChecklist,
  standardInWords,
  type StandardChecklistNames,
  valuesOfRooms,
} from "./checklist-values.ts";

const codes = ["NAME_REQUIRED", "NAME_TOO_LONG", "ITEM_TOO_LONG", "TOO_MANY"] as const;
const items = standardRooms.flatMap((room) => [...room.items]);

/** The standard's words in the page's language. */
export function useStandardMessages(): StandardChecklistNames {
  const { t } = useTranslation("standard-checklist");
  return {
    room: (id) => {
      const known = standardRooms.find((room) => room.id === id);
      return known === undefined ? id : t(`rooms.${known.id}`);
    },
    item: (id) => {
      const known = items.find((item) => item === id);
      return known === undefined ? id : t(`items.${known}`);
    },
  };
}

/** Saves the checklist of a property; turnovers that have started keep theirs. */
export function useChecklistForm(
  property: { readonly id: string; readonly name: string },
  record: ChecklistView,
  onClose: () => void,
) {
  const { t } = useTranslation("checklist");
  const words = useStandardMessages();
  const changed = useChanged();
  const standard = standardInWords(words);
  const fieldsOf = ({ version, rooms }: ChecklistView): ChecklistFields => ({
    rooms: version === 0 ? null : inWords(rooms, words),
  });
  const known = fieldsOf(record);
  const input = ({ rooms }: ChecklistFields) => valuesOfRooms(rooms ?? standard);
  return useRecordForm({
    name: "checklist",
    record,
    values: input(known),
    read: (values) => readChecklist(values, known.rooms ?? [], standard),
    words: (code) => {
      const word = codes.find((one) => one === code);
      return word === undefined ? null : t(`problem.${word}`);
    },
    fieldsOf,
    valuesOf: input,
    fieldMessages: {
      labels: { rooms: t("rooms") },
      text: (_name, value) => (Array.isArray(value) ? t("count", { count: value.length }) : t("standard")),
    },
    update: (changes, { version }) =>
      api.checklists.save({ propertyId: property.id, version, rooms: changes.rooms ?? null }),
    onSaved: async (_outcome, { say }) => {
      say(t("saved", { property: property.name }));
      onClose();
      await changed("turnover");
    },
  });
}
