import type { ProfileView } from "@keystead/contract/accounts";
import { currency as currencyOf } from "@keystead/domain/money";
import { type ColumnKind, columnKinds, readSheet, type SheetRow } from "@keystead/domain/spreadsheet";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";

import { PageHeader } from "../../../ui/page/page-header.tsx";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { BeforeAdding, LazyLimitPanel, useProfile, useSubscription } from "../../session/public.ts";
import { useBatchMessages } from "../use-batch-messages.ts";
import { emptyGrid } from "../sheet/grid.ts";
import { propertyKind } from "./property-kind.ts";
import { useKnownProperties } from "./bulk-queries.ts";
import type { Shared } from "./shared.ts";
import { SharedFields } from "./shared-fields.tsx";
import { SheetPage } from "../sheet/sheet-page.tsx";
import { useBatch } from "../use-batch.ts";
import type { SheetWork } from "../sheet/first-problem.ts";

/** Creates many properties, tenants and leases from a spreadsheet. */
export function BulkPage() {
  const { t } = useTranslation(["bulk", "ui"]);
  const { data: profile } = useProfile();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t("title")} />
      {profile === undefined ? (
        <p role="status">{t("ui:loading")}</p>
      ) : (
        <BeforeAdding kind="properties" onClose={() => void navigate("/properties")}>
          <BulkSheet profile={profile} />
        </BeforeAdding>
      )}
    </>
  );
}

const nothing: SheetWork<ColumnKind> = { grid: emptyGrid(columnKinds), dateOrder: null };
const blank: SheetRow = { state: "blank" };

function BulkSheet({ profile }: { readonly profile: ProfileView }) {
  const { t } = useTranslation("bulk");
  const language = useLanguage();
  const [shared, setShared] = useState<Shared>(() => sharedOf(profile));
  const [work, setWork] = useState(nothing);
  const { grid, dateOrder } = work;
  const sheet = readSheet(grid.rows, grid.columns, {
    language,
    currency: currencyOf(shared.currency),
    dateOrder,
  });
  const { ready } = sheet.counts;
  const batch = useBatch({ work, setWork, sheet, shared });
  const isKnown = useKnownProperties();
  const listed = useBatchMessages();
  const room = useRoom(sheet.counts.properties);
  const setCurrency = useCallback((currency: string) => {
    setShared((now) => ({ ...now, currency }));
  }, []);
  return (
    <>
      <SheetPage
        kind={propertyKind}
        work={work}
        setWork={setWork}
        sheet={sheet}
        blank={blank}
        contextOf={(reading) => ({
          currency: shared.currency,
          known: isKnownProperty(reading, isKnown),
          onCurrency: setCurrency,
        })}
        onCurrency={setCurrency}
        intro={t("intro")}
        shared={<SharedFields value={shared} onChange={setShared} />}
        foot={{
          counts: sheet.counts,
          creates: t("creates", { list: listed(sheet.counts) }),
          submit: ready === 0 ? t("createNone") : t("create", { count: ready }),
          room,
          failure: batch.failure,
          busy: batch.busy,
        }}
        onSend={batch.send}
      />
      <LazyLimitPanel reached={batch.limit} onClose={batch.closeLimit} />
    </>
  );
}

function isKnownProperty(reading: SheetRow, isKnown: (name: string, city: string) => boolean): boolean {
  if (reading.state === "blank") return false;
  const { property, city } = reading.cells;
  return isKnown(property.state === "read" ? property.value : "", city.state === "read" ? city.value : "");
}

/** The same defaults as in the form of one property. */
function sharedOf({ timezone, baseCurrency }: ProfileView): Shared {
  return { currency: baseCurrency, timezone, country: null };
}

/** The message that the plan has no room for so many; null if it has, or while that is unknown. */
function useRoom(added: number): string | null {
  const { t } = useTranslation("bulk");
  const { data } = useSubscription();
  if (data === undefined) return null;
  const room = Math.max(0, data.limits.properties - data.used.properties);
  return added > room ? t("room", { count: room }) : null;
}
