import type { Comparable, MarketRange } from "@keystead/domain/market-range";

import { useIsPhone } from "../../ui/size/use-is-phone.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { stripOf } from "./strip-marks.ts";
import "./market-range.css";

type MarketStripProps = {
  readonly rows: readonly Comparable[];
  readonly range: MarketRange;
  /** The person's own price; null if none is typed. */
  readonly own: number | null;
  readonly money: (minor: number) => string;
};

/** Drawn at its display width, or its text would shrink on a phone. */
const WIDTHS = { phone: 340, desk: 960 } as const;
const HEIGHT = 224;
const [TOP, BASE] = [64, 156];
const AXIS = BASE + 12;
const RADIUS = 4.5;

/** Every comparable price as a dot, with the typical range, the median and the person's own price. */
export function MarketStrip({ rows, range, own, money }: MarketStripProps) {
  const { t } = useTranslation("market-range");
  const isPhone = useIsPhone();
  const width = WIDTHS[isPhone ? "phone" : "desk"];
  const { p25Minor, medianMinor, p75Minor } = range;
  const prices = rows.map(({ priceMinor }) => priceMinor);
  const { x, dots, least, most } = stripOf(prices, own, { width, top: TOP, base: BASE });
  const band = { from: x(p25Minor) - RADIUS, to: x(p75Minor) + RADIUS };
  const label = (price: number, y: number, text: string) => (
    <text x={x(price)} y={y} textAnchor={anchorAt(x(price) / width)}>
      {text}
    </text>
  );
  return (
    <div className="ks-market-range-strip">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t("stripSummary", {
          count: prices.length,
          least: money(least),
          most: money(most),
          p25: money(p25Minor),
          median: money(medianMinor),
          p75: money(p75Minor),
        })}
      >
        <rect
          data-mark="band"
          x={band.from}
          y={TOP - 12}
          width={band.to - band.from}
          height={AXIS - TOP + 12}
          rx={6}
        />
        <line data-mark="axis" x1={0} x2={width} y1={AXIS} y2={AXIS} />
        {/* One path for all of them: thousands of circles would be as many nodes. */}
        <path data-mark="dots" d={dots} strokeWidth={2 * RADIUS} />
        <line data-mark="median" x1={x(medianMinor)} x2={x(medianMinor)} y1={TOP - 12} y2={AXIS} />
        {label(medianMinor, TOP - 20, t("medianIs", { price: money(medianMinor) }))}
        {p25Minor === p75Minor ? null : (
          <>
            <text
              x={Math.max(band.from, 0)}
              y={AXIS + 26}
              textAnchor={band.from / width < 0.15 ? "start" : "end"}
            >
              {isPhone ? t("p25") : t("p25Is", { price: money(p25Minor) })}
            </text>
            <text x={band.to} y={AXIS + 26} textAnchor={band.to / width > 0.85 ? "end" : "start"}>
              {isPhone ? t("p75") : t("p75Is", { price: money(p75Minor) })}
            </text>
          </>
        )}
        <text data-mark="end" x={0} y={HEIGHT - 4} textAnchor="start">
          {money(least)}
        </text>
        <text data-mark="end" x={width} y={HEIGHT - 4} textAnchor="end">
          {money(most)}
        </text>
        {own === null ? null : (
          <g data-mark="own">
            <line x1={x(own)} x2={x(own)} y1={TOP - 12} y2={AXIS} />
            <path d={`M${x(own)} ${AXIS - 8}l8 8l-8 8l-8 -8z`} />
            {label(own, 16, t("myPriceIs", { price: money(own) }))}
          </g>
        )}
      </svg>
    </div>
  );
}

/** A label near an end of the strip stays inside it. */
function anchorAt(share: number): "start" | "middle" | "end" {
  if (share < 0.25) return "start";
  return share > 0.75 ? "end" : "middle";
}
