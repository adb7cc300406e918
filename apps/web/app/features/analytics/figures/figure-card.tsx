import type { Figure } from "@keystead/contract/analytics";
import type { Metric } from "@keystead/domain/analytics";
import { ActionIcon, Popover } from "@mantine/core";
import "@mantine/core/styles/ActionIcon.css";
import "@mantine/core/styles/Popover.css";
import { IconArrowDown, IconArrowUp, IconInfoCircle } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";

import { MoneySums } from "../../../ui/text/money-text.tsx";
import { Pending } from "../../../ui/loading/pending.tsx";
import { useIsPhone } from "../../../ui/size/use-is-phone.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { LazyMissingRates } from "../../fx/public.ts";
import { Formula, useFormulaLine } from "./formula.tsx";
import { type FigureWeight, isLocked, LockedCard } from "./locked-card.tsx";
import { Sparkline } from "../charts/sparkline.tsx";
import { useFigureText } from "./use-figure-text.ts";
import type { AnalyticsScreen } from "../use-screen.ts";
import "../../../ui/card.css";
import "../../../ui/second.css";
import "./figure-card.css";

type FigureCardProps = {
  readonly figure: Figure;
  readonly screen: AnalyticsScreen;
  readonly weight: FigureWeight;
  /** Monthly values for a sparkline beside the figure on a phone. */
  readonly history?: readonly (number | null)[];
};

/**
 * One figure: its name, its value, its days if they differ from those of the screen, its change, and the numbers of its
 * formula. A press opens its rows.
 */
export function FigureCard({ figure, screen, weight, history }: FigureCardProps) {
  const { t } = useTranslation("analytics");
  const text = useFigureText(screen.currency);
  const line = useFormulaLine({ figure, currency: screen.currency });
  const phone = useIsPhone();
  const { metric, section, value, reason } = figure;
  const days = screen.named(figure.days);
  if (isLocked(figure)) return <LockedCard figure={figure} weight={weight} />;
  return (
    <article
      className={weight === "part" ? "ks-figure-card" : "ks-card ks-figure-card"}
      data-weight={weight}
      data-level={figure.coverage?.level}
    >
      <div className="ks-figure-card-head">
        <h3>{t(`metric.${metric}`)}</h3>
        <About figure={figure} currency={screen.currency} />
      </div>
      <Link
        className="ks-figure-card-value"
        to={screen.rowsHref({ metric, section })}
        preventScrollReset
        replace
        aria-label={t("openRows", { metric: t(`metric.${metric}`), value: text.figure(figure) })}
      >
        {text.figure(figure)}
      </Link>
      {days === screen.period ? null : <p className="ks-second">{days}</p>}
      {phone && history !== undefined ? <Sparkline values={history} /> : null}
      {reason === null ? null : <p className="ks-second">{t(`reason.${reason}`)}</p>}
      {reason === "missing_fx" ? <Withheld figure={figure} /> : <Change figure={figure} screen={screen} />}
      {figure.coverage === null ? null : (
        <p className="ks-figure-card-level">{t(`coverage.${figure.coverage.level}`)}</p>
      )}
      {value === null ? null : <p className="ks-figure-card-foot">{line}</p>}
      {figure.inputs.length > 0 ? (
        <p className="ks-figure-card-foot">{t("lacking", { count: figure.inputs.length })}</p>
      ) : null}
    </article>
  );
}

/** R-B05: the missing exchange rate, and the amounts by currency until it is known. */
function Withheld({ figure }: { readonly figure: Figure }) {
  return (
    <div className="ks-figure-card-withheld">
      <MoneySums sums={figure.subtotals} />
      <Suspense fallback={<Pending />}>
        <LazyMissingRates missing={figure.missing} />
      </Suspense>
    </div>
  );
}

function Change({ figure, screen }: Pick<FigureCardProps, "figure" | "screen">) {
  const { t } = useTranslation("analytics");
  const { change } = useFigureText(screen.currency);
  if (figure.change === null || figure.previous === null) return null;
  const before = screen.named(figure.previous.days);
  const moved = change(figure);
  if (moved === null) return <p className="ks-figure-card-change">{t("same", { period: before })}</p>;
  const Icon = moved.up ? IconArrowUp : IconArrowDown;
  return (
    <p className="ks-figure-card-change">
      <b data-good={moved.good}>
        <Icon size={14} stroke={2} aria-hidden />
        <span className="ks-visually-hidden">{t(moved.up ? "up" : "down")} </span>
        {moved.by}
      </b>{" "}
      {t("against", { period: before })}
    </p>
  );
}

type AboutProps = { readonly figure: Figure; readonly currency: string };

function About({ figure, currency }: AboutProps) {
  const { t } = useTranslation("analytics");
  const [opened, setOpened] = useState(false);
  const name = (metric: Metric) => t(`metric.${metric}`);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={316}
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          className="ks-figure-card-about"
          aria-label={t("whatIs", { metric: name(figure.metric) })}
          onClick={() => {
            setOpened((was) => !was);
          }}
        >
          <IconInfoCircle size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={name(figure.metric)} tabIndex={-1}>
        <Formula figure={figure} currency={currency} />
      </Popover.Dropdown>
    </Popover>
  );
}
