import type { LeaseView } from "@keystead/contract/leases";
import type { StepState } from "@keystead/domain/handovers";
import { DRAFT_TEXT_LIMIT } from "@keystead/domain/handovers";
import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";

import "../../../ui/form.css";
import { api } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { formatDay } from "../../../lib/format/format.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { together } from "../../../ui/form/form-reading.ts";
import { dayInput } from "../../../ui/form/input-fields.ts";
import { KeyForm } from "../../../ui/form/key-form.tsx";
import { MoneyText } from "../../../ui/text/money-text.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { useCan } from "../../session/public.ts";
import { LeaseFigures } from "../detail/lease-figures.tsx";
import { EndFigures } from "../end/end-figures.tsx";
import { SaveWarnings } from "../form/save-warnings.tsx";
import { DayField } from "../handover/day-field.tsx";
import { HandoverStep, StepButtons } from "../handover/handover-step.tsx";
import type { Handover } from "../handover/use-handover.ts";
import { useVerbForm } from "../verbs/use-verb-form.ts";
import { lastBilledMonth } from "./last-billed-month.ts";

type LastDayStepProps = {
  readonly number: number;
  readonly state: StepState;
  readonly lease: LeaseView;
  readonly handover: Handover;
};

/** The last day of the lease, with a preview of the last month before it is booked, and its figures afterwards. */
export function LastDayStep({ number, state, lease, handover }: LastDayStepProps) {
  const { t } = useTranslation(["handover", "leases"]);
  const can = useCan();
  const { id, version, today, endsOn } = lease;
  const { draft, setDraft } = handover;
  const form = useVerbForm({
    kind: "end",
    changes: "lease",
    onClose: () => {
      setDraft({ lastDay: "", endBefore: draft.endBefore ?? { day: endsOn } });
    },
    values: () => ({ endsOn: draft.lastDay === "" ? (endsOn ?? today) : draft.lastDay }),
    read: (values) => together({ endsOn: dayInput(values.endsOn) }),
    send: (values, { confirm }) => api.leases.end({ id, version, endsOn: values.endsOn, confirm }),
  });
  const reading = dayInput(form.values.endsOn);
  const isBooked = reading.ok && reading.value === endsOn;
  return (
    <HandoverStep number={number} title={t("lastDay.title")} state={state}>
      <KeyForm className="ks-form" onSubmit={form.onSubmit}>
        <DayField
          {...form.field("endsOn")}
          label={t("leases:verb.end.day")}
          today={today}
          disabled={!can("lease.update")}
          onChange={(text) => {
            form.set("endsOn", text);
            setDraft({ lastDay: text === endsOn ? "" : text.slice(0, DRAFT_TEXT_LIMIT) });
          }}
        />
        {isBooked ? <LastMonth lease={lease} /> : <EndFigures lease={lease} endsOn={form.values.endsOn} />}
        <SaveWarnings form={form} />
        {form.failure === null ? null : (
          <p role="alert" className="ks-form-error">
            {form.failure}
          </p>
        )}
        <StepButtons>
          {isBooked || !can("lease.update") ? null : (
            <Button type="submit" loading={form.busy}>
              {t("leases:verb.end.title")}
            </Button>
          )}
          <TakeEndBack
            lease={lease}
            handover={handover}
            onDone={(day) => {
              form.reset({ endsOn: day ?? today });
            }}
          />
        </StepButtons>
      </KeyForm>
    </HandoverStep>
  );
}

function LastMonth({ lease }: Pick<LastDayStepProps, "lease">) {
  const { t } = useTranslation(["handover", "lease-verbs"]);
  const language = useLanguage();
  const month = lastBilledMonth(lease);
  if (month === null) return null;
  const days = `${formatDay(month.startsOn, language, "short")} – ${formatDay(month.endsOn, language, "short")}`;
  return (
    <LeaseFigures
      title={t("lastDay.booked")}
      waiting={false}
      figures={[
        {
          key: "last",
          label: t("lease-verbs:end.lastMonth", { days }),
          value: <MoneyText amount={month.amount} currency={lease.currency} />,
        },
      ]}
    />
  );
}

type TakeEndBackProps = Pick<LastDayStepProps, "lease" | "handover"> & {
  /** Called with the restored last day of the lease. */
  readonly onDone: (day: string | null) => void;
};

/** R-C14: restores the previous end, as an extension. */
function TakeEndBack({ lease, handover, onDone }: TakeEndBackProps) {
  const { t } = useTranslation(["handover", "leases", "errors"]);
  const can = useCan();
  const changed = useChanged();
  const before = handover.draft.endBefore;
  const undo = useMutation({
    mutationFn: (day: string | null) =>
      api.leases.extend({ id: lease.id, version: lease.version, endsOn: day }),
    onSuccess: async (again, day) => {
      handover.setDraft({ lastDay: "", endBefore: null });
      onDone(day);
      toast.success(t("lastDay.undone"));
      await changed("lease", { lease: again });
    },
    onError: (error) => {
      toast.error(t(refusalKey(error)), error);
    },
  });
  if (before === null || before.day === lease.endsOn || !can("lease.update")) return null;
  return (
    <Button
      variant="default"
      loading={undo.isPending}
      aria-label={t("undoOf", { what: t("leases:verb.end.title") })}
      onClick={() => {
        undo.mutate(before.day);
      }}
    >
      {t("undo")}
    </Button>
  );
}
