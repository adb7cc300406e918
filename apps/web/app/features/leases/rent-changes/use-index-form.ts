import type { IndexationProposal } from "@keystead/contract/leases";
import { addToMonth, firstDayOf, monthOf, plainDate } from "@keystead/domain/calendar";
import { parseDecimalInput } from "@keystead/domain/money";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { api, query } from "../../../lib/api.ts";
import type { FieldReading } from "../../../ui/form/form-reading.ts";
import { together } from "../../../ui/form/form-reading.ts";
import { anything, dayInput } from "../../../ui/form/input-fields.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useSettledValues } from "../../../ui/use-settled-values.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import type { VerbFormProps } from "../verbs/verb.ts";

export const increases = ["index", "percent"] as const;

export type IndexValues = {
  readonly by: (typeof increases)[number];
  readonly effectiveOn: string;
  readonly oldIndex: string;
  readonly newIndex: string;
  readonly percent: string;
  readonly share: string;
};

type IndexForm = {
  readonly form: Form<IndexValues>;
  readonly proposal: IndexationProposal | null;
  readonly waiting: boolean;
  /** "Save" was pressed before the figures were shown. */
  readonly early: boolean;
};

/** R-C20: an index clause proposes a rent; only the rent that was shown can be confirmed. */
export function useIndexForm({ lease, verb, onClose }: VerbFormProps<"index">): IndexForm {
  const { t } = useTranslation("lease-verbs");
  const { id, version, today } = lease;
  const [early, setEarly] = useState(false);
  const form: Form<IndexValues> = useVerbForm<IndexValues, Clause>({
    kind: verb.kind,
    changes: "lease",
    onClose,
    values: (): IndexValues => ({
      by: "index",
      effectiveOn: firstDayOf(addToMonth(monthOf(plainDate(today)), 1)),
      oldIndex: "",
      newIndex: "",
      percent: "",
      share: "100",
    }),
    read: readClause,
    words: (_code, field) => t(`index.issue.${isIndexField(field) ? field : "effectiveOn"}`),
    send: async (clause, { onceOpened }) => {
      const isOfThis = proposal !== null && !answer.isFetching && isSame(clause, shownFor);
      setEarly(!isOfThis);
      if (!isOfThis) return null;
      return api.leases.indexRent({ id, version, ...clause }, onceOpened());
    },
  });
  const { settled, isSettled } = useSettledValues(form.values);
  const parsed = readClause(settled);
  const shownFor = "input" in parsed ? parsed.input : null;
  const answer = useQuery({
    ...query.leases.proposeIndexation.queryOptions({ input: { id, effectiveOn: "", ...shownFor } }),
    enabled: shownFor !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const proposal = shownFor === null || answer.isError ? null : (answer.data ?? null);
  return { form, proposal, waiting: !isSettled || answer.isFetching, early };
}

/** Fields are reformatted on blur, so compare what they mean. */
function isSame(one: Clause, other: Clause | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Clause = {
  readonly effectiveOn: string;
  readonly oldIndex?: string;
  readonly newIndex?: string;
  readonly percent?: string;
  readonly share: string;
};

function readClause({ by, effectiveOn, oldIndex, newIndex, percent, share }: IndexValues) {
  const shared = { effectiveOn: dayInput(effectiveOn), share: decimal(share) };
  return by === "index"
    ? together<Clause>({ ...shared, oldIndex: decimal(oldIndex), newIndex: decimal(newIndex) })
    : together<Clause>({ ...shared, percent: decimal(percent) });
}

function decimal(text: string): FieldReading<string> {
  const read = parseDecimalInput(text.replace("\u2212", "-"));
  return read.ok ? anything(read.value) : { ok: false, code: read.code };
}

const indexFields = ["effectiveOn", "oldIndex", "newIndex", "percent", "share"] as const;

function isIndexField(field: string): field is (typeof indexFields)[number] {
  return indexFields.some((known) => known === field);
}
