import type { Action } from "@keystead/domain/permissions";
import { useDebouncedValue } from "@mantine/hooks";
import {
  IconBuilding,
  IconCalculator,
  IconCash,
  IconChartDots,
  IconFileImport,
  IconFileText,
  IconFlask,
  IconHistory,
  IconKeyboard,
  IconMessageReport,
  IconPlus,
  IconUser,
  IconUsers,
} from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";

import { query } from "../../../lib/api.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import {
  useCan,
  useOpenSample,
  useSwitchWorkspace,
  useWorkspace,
  useWorkspaces,
} from "../../session/public.ts";
import { capitalised, fit, verbIn } from "./palette-words.ts";
import { activityScreen, screens } from "../screens.ts";
import { useScreens } from "../navigation/use-screens.ts";

export type PaletteEntry = {
  readonly id: string;
  readonly label: string;
  /** The small text: the kind of thing and where it is. */
  readonly about: string;
  readonly icon: typeof IconUser;
  readonly run: () => void;
  /** Search results may fit better than this value. */
  readonly fits: number;
};

export type PaletteGroup = {
  readonly name: string;
  readonly label: string;
  readonly entries: readonly PaletteEntry[];
};

export type PaletteVerbs = {
  /** Null for users who may not report. */
  readonly onReport: (() => void) | null;
  readonly onShortcuts: () => void;
  readonly onPay: (leaseId: string) => void;
};

const FOUND = 5;
/** An explicitly typed verb comes before everything that only fits. */
const MATCHED = 5;
/** What can be created: a record for each screen that has a form, and other actions. */
const beginnings = [
  ...screens.flatMap((screen) =>
    "adds" in screen
      ? [
          {
            id: `add-${screen.adds}`,
            word: `add${capitalised(screen.adds)}`,
            to: `${screen.to}?new=1`,
            needs: `${screen.adds}.create`,
          } as const,
        ]
      : [],
  ),
  { id: "bank-statement", word: "bankStatement", to: "/income/statement", needs: "payment.record" } as const,
  { id: "bring-history", word: "bringHistory", to: "/bring-history", needs: "property.create" } as const,
];
/** Not in the sidebar. */
const tools = [
  { id: "mortgage", word: "mortgage", to: "/mortgage", icon: IconCalculator, needs: "analytics.read" },
  {
    id: "market-range",
    word: "marketRange",
    to: "/market-range",
    icon: IconChartDots,
    needs: "analytics.read",
  },
  { id: "csv-import", word: "csvImport", to: "/csv-import", icon: IconFileImport, needs: "income.create" },
] as const;

/** Every screen, what can be created, the matching records and their actions; the best of all first. */
export function usePaletteEntries(text: string, verbs: PaletteVerbs) {
  const { t } = useTranslation(["frame", "shell"]);
  const entered = text.trim();
  const pay = verbIn(entered, t("payWords"));
  const add = verbIn(entered, t("addLeaseWords"), 2);
  const about = [pay, add].find(({ matches, about: rest }) => matches && rest !== "")?.about ?? entered;
  const found = useFound(about);
  const screens = useScreenEntries(entered);
  const actions = useActionEntries(entered, verbs);
  const records = useRecordEntries(about, found);
  const withRecords = useVerbEntries({ about, found, pay: pay.matches, add: add.matches, verbs });
  const groups: readonly PaletteGroup[] = [
    { name: "screens", label: t("screens"), entries: screens },
    { name: "actions", label: t("actions"), entries: [...withRecords, ...actions] },
    { name: "records", label: t("records"), entries: records },
  ];
  const best = ({ entries }: PaletteGroup) => Math.max(...entries.map(({ fits }) => fits));
  return {
    groups: groups
      .filter(({ entries }) => entries.length > 0)
      .map((group) => ({ ...group, entries: group.entries.toSorted((a, b) => b.fits - a.fits) }))
      .toSorted((a, b) => best(b) - best(a)),
    searching: found.searching,
  };
}

type Found = ReturnType<typeof useFound>;

function useFound(about: string) {
  const can = useCan();
  const [q] = useDebouncedValue(about, 150);
  const input = { q, limit: FOUND };
  const optionsFor = (needs: Action) => ({
    enabled: q !== "" && can(needs),
    placeholderData: keepPreviousData,
  });
  const properties = useQuery({
    ...query.properties.names.queryOptions({ input }),
    ...optionsFor("property.read"),
  });
  const tenants = useQuery({ ...query.tenants.names.queryOptions({ input }), ...optionsFor("tenant.read") });
  const leases = useQuery({ ...query.leases.names.queryOptions({ input }), ...optionsFor("lease.read") });
  const nothing = about === "" || q === "";
  return {
    properties: nothing ? [] : (properties.data?.items ?? []),
    tenants: nothing ? [] : (tenants.data?.items ?? []),
    leases: nothing ? [] : (leases.data?.items ?? []),
    searching:
      about !== "" && (q !== about || properties.isFetching || tenants.isFetching || leases.isFetching),
  };
}

function useScreenEntries(entered: string): readonly PaletteEntry[] {
  const { t } = useTranslation(["frame", "shell"]);
  const navigate = useNavigate();
  const can = useCan();
  const activity = can(activityScreen.needs) ? [{ ...activityScreen, icon: IconHistory }] : [];
  return [
    ...[...useScreens(), ...activity].map(({ name, ...rest }) => ({
      ...rest,
      id: name,
      label: t(`shell:${name}`),
    })),
    ...tools.filter(({ needs }) => can(needs)).map(({ word, ...rest }) => ({ ...rest, label: t(word) })),
  ]
    .map(({ id, label, to, icon }) => ({
      id,
      label,
      about: "",
      icon,
      run: () => void navigate(to),
      fits: entered === "" ? 1 : fit(label, entered),
    }))
    .filter(({ fits }) => fits > 0);
}

function useActionEntries(entered: string, { onReport, onShortcuts }: PaletteVerbs): readonly PaletteEntry[] {
  const { t } = useTranslation(["frame", "shell"]);
  const navigate = useNavigate();
  const openSample = useOpenSample();
  const current = useWorkspace();
  const workspaces = useWorkspaces();
  const switchTo = useSwitchWorkspace();
  const can = useCan();
  const all = [
    ...beginnings
      .filter(({ needs }) => can(needs))
      .map(({ id, word, to }) => ({
        id,
        label: t(word),
        icon: IconPlus,
        run: () => void navigate(to),
      })),
    ...workspaces
      .filter(({ id, paused }) => id !== current?.id && !paused)
      .map((workspace) => ({
        id: `workspace-${workspace.id}`,
        label:
          workspace.role === "owner" ? t("ownWorkspace") : t("workspaceOf", { name: workspace.ownerName }),
        icon: IconUsers,
        run: () => void switchTo(workspace),
      })),
    ...(onReport === null
      ? []
      : [{ id: "report", label: t("shell:reportIssue"), icon: IconMessageReport, run: onReport }]),
    { id: "shortcuts", label: t("shell:shortcuts"), icon: IconKeyboard, run: onShortcuts },
    {
      id: "sample",
      label: t("openSample"),
      icon: IconFlask,
      run: () => {
        openSample.mutate();
      },
    },
  ];
  return all
    .map((one) => ({ ...one, about: "", fits: entered === "" ? 0.5 : fit(one.label, entered) }))
    .filter(({ fits }) => fits > 0);
}

function useRecordEntries(about: string, { properties, tenants, leases }: Found): readonly PaletteEntry[] {
  const { t } = useTranslation("frame");
  const navigate = useNavigate();
  return [
    ...tenants.map(({ id, name, property }) => ({
      id: `tenant-${id}`,
      label: name,
      about: [t("tenant"), property?.name ?? ""].filter(Boolean).join(" · "),
      icon: IconUser,
      run: () => void navigate(`/tenants/${id}`),
      fits: 0.9 + fit(name, about),
    })),
    ...properties.map(({ id, name, city }) => ({
      id: `property-${id}`,
      label: name,
      about: [t("property"), city].filter(Boolean).join(" · "),
      icon: IconBuilding,
      run: () => void navigate(`/properties/${id}`),
      fits: 0.8 + fit(name, about),
    })),
    ...leases.map(({ id, tenant, property, unit }) => ({
      id: `lease-${id}`,
      label: tenant.name,
      about: [t("lease"), property.name, unit?.name ?? ""].filter(Boolean).join(" · "),
      icon: IconFileText,
      run: () => void navigate(`/leases/${id}`),
      fits: 0.7 + fit(tenant.name, about),
    })),
  ];
}

type VerbEntries = {
  readonly about: string;
  readonly found: Found;
  /** Verbs in the input. */
  readonly pay: boolean;
  readonly add: boolean;
  readonly verbs: PaletteVerbs;
};

/** The actions for a record, listed below the records unless the input names the verb. */
function useVerbEntries({ about, found, pay, add, verbs }: VerbEntries): readonly PaletteEntry[] {
  const { t } = useTranslation("frame");
  const navigate = useNavigate();
  const can = useCan();
  const payable = can("payment.record") ? found.leases.filter(({ status }) => status !== "upcoming") : [];
  const rank = (name: string, matches: boolean) => (matches ? MATCHED : 0.2) + fit(name, about) / 10;
  return [
    ...payable.map(({ id, tenant, property, unit }) => ({
      id: `pay-${id}`,
      label: t("markPaidOf", { name: tenant.name }),
      about: [property.name, unit?.name ?? ""].filter(Boolean).join(" · "),
      icon: IconCash,
      run: () => {
        verbs.onPay(id);
      },
      fits: rank(tenant.name, pay),
    })),
    ...(can("lease.create") ? found.tenants : []).map(({ id, name, property }) => ({
      id: `add-lease-${id}`,
      label: t("addLeaseOf", { name }),
      about: property?.name ?? "",
      icon: IconPlus,
      run: () => void navigate(`/leases?new=1&forTenant=${id}`),
      fits: rank(name, add),
    })),
  ];
}
