import { ActionIcon, Button, Textarea, TextInput } from "@mantine/core";
import type { ChecklistView } from "@keystead/contract/turnovers";
import { IconArrowUp, IconPlus, IconX } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { asOpened, WaitingDrawer } from "../../../ui/overlay/waiting-drawer.tsx";
import { PropertySelect } from "../../properties/public.ts";
import { inWords, type RoomValues, standardInWords, valuesOfRooms } from "./checklist-values.ts";
import { useChecklistForm, useStandardMessages } from "./use-checklist-form.ts";
import "./checklist-form.css";

type ChecklistFormProps = {
  readonly property: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
};

/** The checklist of a property by room: the standard, or the host's own. */
export function ChecklistForm({ property, onClose }: ChecklistFormProps) {
  const { t } = useTranslation("checklist");
  const result = useQuery({
    ...query.checklists.get.queryOptions({ input: { propertyId: property.id } }),
    ...asOpened,
  });
  if (result.data !== undefined) return <Rooms property={property} record={result.data} onClose={onClose} />;
  return <WaitingDrawer title={t("title")} failed={t("loadFailed")} result={result} onClose={onClose} />;
}

function Rooms({ property, record, onClose }: ChecklistFormProps & { readonly record: ChecklistView }) {
  const { t } = useTranslation("checklist");
  const form = useChecklistForm(property, record, onClose);
  const { rooms } = form.values;
  const problem = form.problemOf("rooms");
  const set = (next: readonly RoomValues[]) => {
    form.set("rooms", next);
  };
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t("title")}
      submitLabel={t("save")}
      question={form.question}
    >
      <p>
        <strong>{property.name}</strong>
      </p>
      <p className="ks-second">{t("hint")}</p>
      <Sources property={property} onTake={set} />
      {problem === null ? null : (
        <p role="alert" id={form.field("rooms").id} tabIndex={-1} className="ks-checklist-form-problem">
          {problem}
        </p>
      )}
      {rooms.map((room, at) => (
        <fieldset key={room.key} className="ks-checklist-form-room">
          <legend className="ks-checklist-form-legend">{room.name === "" ? t("newRoom") : room.name}</legend>
          <TextInput
            label={t("room")}
            value={room.name}
            onChange={(event) => {
              const name = event.currentTarget.value;
              set(rooms.map((one) => (one === room ? { ...one, name } : one)));
            }}
          />
          <Textarea
            label={t("lines")}
            description={at === 0 ? t("linesHint") : undefined}
            autosize={false}
            rows={Math.min(8, Math.max(3, room.lines.split("\n").length))}
            value={room.lines}
            onChange={(event) => {
              const lines = event.currentTarget.value;
              set(rooms.map((one) => (one === room ? { ...one, lines } : one)));
            }}
          />
          <span className="ks-checklist-form-acts">
            {at === 0 ? null : (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t("moveUp", { room: room.name })}
                onClick={() => {
                  const others = rooms.filter((one) => one !== room);
                  set([...others.slice(0, at - 1), room, ...others.slice(at - 1)]);
                }}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t("removeRoom", { room: room.name })}
              onClick={() => {
                set(rooms.filter((one) => one !== room));
              }}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </span>
        </fieldset>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          set([...rooms, { key: nextKey(rooms), name: "", lines: "" }]);
        }}
      >
        {t("addRoom")}
      </Button>
    </FormDrawer>
  );
}

type SourcesProps = Pick<ChecklistFormProps, "property"> & {
  readonly onTake: (rooms: readonly RoomValues[]) => void;
};

/** Replaces the list by the standard, or by that of another property. */
function Sources({ property, onTake }: SourcesProps) {
  const { t } = useTranslation("checklist");
  const words = useStandardMessages();
  const client = useQueryClient();
  const copy = async (propertyId: string) => {
    if (propertyId === "" || propertyId === property.id) return;
    const { rooms } = await client.fetchQuery(query.checklists.get.queryOptions({ input: { propertyId } }));
    onTake(valuesOfRooms(inWords(rooms, words)).rooms);
  };
  return (
    <>
      <PropertySelect label={t("copyFrom")} value="" error={null} onChange={(id) => void copy(id)} />
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => {
          onTake(valuesOfRooms(standardInWords(words)).rooms);
        }}
      >
        {t("toStandard")}
      </Button>
    </>
  );
}

function nextKey(rooms: readonly RoomValues[]): number {
  return Math.max(-1, ...rooms.map(({ key }) => key)) + 1;
}
