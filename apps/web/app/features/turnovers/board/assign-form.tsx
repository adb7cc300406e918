import type { Candidate, TurnoverView } from "@keystead/contract/turnovers";
import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";

import { query } from "../../../lib/api.ts";
import { formatAmountInput } from "../../../lib/format/format.ts";
import { FormDrawer } from "../../../ui/form/form-drawer.tsx";
import { SaveAnyway } from "../../../ui/form/save-anyway.tsx";
import { MoneyInput } from "../../../ui/field/money-input.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { TurnoverFacts } from "./turnover-facts.tsx";
import { useAssignForm } from "./use-assign-form.ts";

type AssignFormProps = { readonly turnover: TurnoverView; readonly onClose: () => void };

/** "Attic, 11:00–14:00": another turnover of the cleaner on that day. */
function spanOf({ rentable, from, to }: Candidate["turnovers"][number]): string {
  return `${rentable}, ${from.slice(11, 16)}–${to.slice(11, 16)}`;
}

/** Assigns a turnover: who, when and for how much; the usual cleaner is listed first and marked. */
export function AssignForm({ turnover, onClose }: AssignFormProps) {
  const { t } = useTranslation(["board", "forms"]);
  const language = useLanguage();
  const form = useAssignForm(turnover, onClose);
  const { data } = useQuery(query.turnovers.candidates.queryOptions({ input: { id: turnover.id } }));
  const candidates = data?.items ?? [];
  const { values, field } = form;
  const chosen = candidates.find(({ cleaner }) => cleaner.id === values.cleanerId);
  const choose = (cleanerId: string) => {
    const agreed = candidates.find(({ cleaner }) => cleaner.id === cleanerId)?.fee ?? null;
    const fee = agreed === null ? "" : formatAmountInput(agreed, language);
    form.change((was) => ({ ...was, cleanerId, fee }));
  };
  return (
    <FormDrawer
      form={form}
      onClose={onClose}
      title={t("form.title")}
      submitLabel={t("form.save")}
      question={form.question}
    >
      <TurnoverFacts turnover={turnover} />
      <NativeSelect
        {...field("cleanerId")}
        label={t("form.cleaner")}
        description={
          data === undefined
            ? undefined
            : candidates.length === 0
              ? t("form.noCleaners")
              : chosen === undefined
                ? undefined
                : chosen.turnovers.length === 0
                  ? t("form.freeThatDay", { name: chosen.cleaner.name })
                  : t("form.thatDay", { turnovers: chosen.turnovers.map(spanOf).join("; ") })
        }
        onChange={(event) => {
          choose(event.currentTarget.value);
        }}
        data={[
          { value: "", label: t("form.nobody") },
          ...(turnover.cleaner !== null &&
          candidates.every(({ cleaner }) => cleaner.id !== turnover.cleaner?.id)
            ? [{ value: turnover.cleaner.id, label: turnover.cleaner.name }]
            : []),
          ...candidates.map(({ cleaner: { id, name }, byRule, clashes }) => ({
            value: id,
            label: clashes
              ? t("form.candidateBusy", { name })
              : byRule
                ? t("form.candidateRule", { name })
                : name,
          })),
        ]}
      />
      <MoneyInput
        label={t("form.fee")}
        currency={turnover.currency}
        rule="not_negative"
        example="34"
        {...field("fee")}
      />
      <TextInput
        type="datetime-local"
        label={t("form.start")}
        description={
          values.startsAt === turnover.slot.from
            ? t("form.ends", { time: turnover.slot.to.slice(11, 16) })
            : undefined
        }
        {...field("startsAt")}
      />
      <Textarea label={t("forms:optional", { label: t("form.note") })} rows={3} {...field("note")} />
      <SaveAnyway form={form}>
        {({ code, params }) =>
          code === "CLEANER_DOUBLE_BOOKED"
            ? t("form.warn.CLEANER_DOUBLE_BOOKED", {
                cleaner: params["cleaner"] ?? "",
                rentable: params["rentable"] ?? "",
              })
            : t("form.warn.SLOT_OUTSIDE_WINDOW")
        }
      </SaveAnyway>
    </FormDrawer>
  );
}
