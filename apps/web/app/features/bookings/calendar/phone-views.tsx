import { ActionIcon } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.css";
import { IconCalendarOff } from "@tabler/icons-react";

import { Segmented } from "../../../ui/field/segmented.tsx";
import { FloatingAdd } from "../../../ui/list/floating-add.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useCan } from "../../session/public.ts";
import { AgendaList } from "./agenda/agenda-list.tsx";
import { useEditAddress, useTurnoverAddress } from "./agenda/agenda-view.tsx";
import type { CalendarViewName } from "./calendar-address.ts";
import type { ViewProps } from "./calendar-view.ts";
import { CalendarSteps, PropertyTicks } from "./calendar-toolbar.tsx";
import { MonthGrid } from "./month-grid.tsx";
import { TapeView } from "./tape-chart/tape-view.tsx";
import "./calendar-toolbar.css";
import "./phone-views.css";

const views = ["agenda", "month", "tape"] as const;

type PhoneViewsProps = ViewProps & { readonly view: CalendarViewName };

/** The calendar of a phone: day by day, a month of one unit, or a week of all. */
export function PhoneViews(props: PhoneViewsProps) {
  const { address, range, today, properties, all, view, open } = props;
  const { t } = useTranslation("bookings");
  const can = useCan();
  const to = useEditAddress();
  const toTurnover = useTurnoverAddress();
  const shown = views.find((one) => one === view) ?? "agenda";
  return (
    <>
      <div className="ks-phone-views-choice">
        <Segmented
          wide
          label={t("view")}
          value={shown}
          onChange={(next) => {
            address.set({ view: next === "agenda" ? "" : next });
          }}
          options={views.map((value) => ({ value, label: t(`views.${value}`) }))}
        />
        {can("blocked_date.create") ? (
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t("block")}
            title={t("block")}
            onClick={() => {
              // The agenda lists guests only, so after adding a block the chart shows it.
              open("block", "1", shown === "agenda" ? { view: "tape" } : {});
            }}
          >
            <IconCalendarOff size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      {shown === "month" ? (
        <MonthGrid {...props} />
      ) : (
        <>
          <div className="ks-calendar-toolbar" role="toolbar" aria-label={t("toolbar")}>
            <PropertyTicks
              properties={all}
              values={address.propertyIds}
              onChange={(ids) => {
                address.set({ property: ids.join(",") });
              }}
            />
            <CalendarSteps address={address} range={range} />
          </div>
          {shown === "tape" ? (
            <TapeView {...props} isPhone />
          ) : (
            <AgendaList {...{ properties, range, today, to, toTurnover }} />
          )}
        </>
      )}
      {can("booking.create") ? (
        <FloatingAdd
          label={t("add")}
          onClick={() => {
            open("new");
          }}
        />
      ) : null}
    </>
  );
}
