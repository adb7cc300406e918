import type { TaskView } from "@keystead/contract/tasks";
import { Autocomplete } from "@mantine/core";
import "@mantine/core/styles/Combobox.css";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { query } from "../../../lib/api.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";

type Given = { readonly assigneeId: string | null; readonly assigneeName: string };

type AssigneeFieldProps = Given & {
  readonly id: string;
  /** The task's assignee, used until the members are loaded. */
  readonly known: TaskView["assignee"];
  readonly error: ReactNode;
  readonly onChange: (given: Given) => void;
};

/** A member of the workspace, anybody else by name or e-mail, or nobody: free text is accepted. */
export function AssigneeField({ id, assigneeId, assigneeName, known, error, onChange }: AssigneeFieldProps) {
  const { t } = useTranslation(["tasks", "forms"]);
  const { data } = useQuery(query.tasks.assignees.queryOptions({ input: {} }));
  const [text, setText] = useState(assigneeId === null ? assigneeName : (known?.name ?? ""));
  const members = (data?.members ?? []).map((one) => ({
    id: one.id,
    label: labelOf(one, data?.members ?? []),
  }));
  const type = (input: string) => {
    setText(input);
    const member = members.find(({ label }) => label.toLowerCase() === input.trim().toLowerCase());
    onChange(
      member === undefined
        ? { assigneeId: null, assigneeName: input }
        : { assigneeId: member.id, assigneeName: "" },
    );
  };
  const others = (data?.others ?? []).filter((name) => !members.some(({ label }) => label === name));
  return (
    <Autocomplete
      id={id}
      label={t("forms:optional", { label: t("assignee") })}
      description={t("assigneeHint")}
      placeholder={t("unassigned")}
      data-field="assigneeId"
      data={[...members.map(({ label }) => label), ...others]}
      value={text}
      onChange={type}
      error={error}
      autoComplete="off"
    />
  );
}

/** Adds the address if two people have the same name. */
function labelOf(
  one: { readonly name: string; readonly email: string },
  all: readonly { readonly name: string }[],
): string {
  const name = one.name === "" ? one.email : one.name;
  return all.filter((other) => other.name === one.name).length > 1 ? `${name} (${one.email})` : name;
}
