import {
  createSpotlight,
  Spotlight,
  type SpotlightActionData,
  type SpotlightActionGroupData,
} from "@mantine/spotlight";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "@mantine/spotlight/styles.css";
import { useDebouncedValue } from "@mantine/hooks";
import {
  IconBuilding,
  IconFlask,
  IconKeyboard,
  IconMessageReport,
  IconPlus,
  IconSearch,
  IconUser,
} from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

import { query } from "../../lib/api.ts";
import { useFocusBack } from "../../ui/use-focus-back.ts";
import { useTranslation } from "../../ui/use-translation.ts";
import { useScreens } from "./screens.ts";
import { useCan, useOpenSample } from "../session/public.ts";

type CommandPaletteProps = {
  readonly onClose: () => void;
  readonly onReport: () => void;
  readonly onShortcuts: () => void;
};

const [store, palette] = createSpotlight();

const additions = [
  { id: "add-property", word: "addProperty", to: "/properties?new=1", needs: "property.create" },
  { id: "add-tenant", word: "addTenant", to: "/tenants?new=1", needs: "tenant.create" },
] as const;

/** Every screen, what can be begun, and the records whose name fits what is typed. */
export function CommandPalette({ onClose, onReport, onShortcuts }: CommandPaletteProps) {
  const { t } = useTranslation(["frame", "shell"]);
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const openSample = useOpenSample();
  const go = (to: string) => () => void navigate(to);
  const screens = useScreens();
  const can = useCan();
  const records = useRecords(text);
  // Spotlight keeps whether it is open outside React, and closes only what was opened there.
  useEffect(() => {
    palette.open();
    return palette.close;
  }, []);
  useFocusBack();
  const actions: SpotlightActionGroupData[] = [
    {
      group: t("screens"),
      actions: screens.map(({ name, to, icon: Icon }) => ({
        id: name,
        label: t(`shell:${name}`),
        onClick: go(to),
        leftSection: <Icon size={18} stroke={1.6} aria-hidden />,
      })),
    },
    {
      group: t("actions"),
      actions: [
        ...additions
          .filter(({ needs }) => can(needs))
          .map(({ id, word, to }) => ({
            id,
            label: t(word),
            onClick: go(to),
            leftSection: <IconPlus size={18} aria-hidden />,
          })),
        {
          id: "report",
          label: t("shell:reportIssue"),
          onClick: onReport,
          leftSection: <IconMessageReport size={18} aria-hidden />,
          closeSpotlightOnTrigger: false,
        },
        {
          id: "shortcuts",
          label: t("shell:shortcuts"),
          onClick: onShortcuts,
          leftSection: <IconKeyboard size={18} aria-hidden />,
          closeSpotlightOnTrigger: false,
        },
        {
          id: "sample",
          label: t("openSample"),
          onClick: () => {
            openSample.mutate();
          },
          leftSection: <IconFlask size={18} aria-hidden />,
        },
      ],
    },
    ...(records.length === 0 ? [] : [{ group: t("records"), actions: records }]),
  ];
  return (
    <Spotlight
      store={store}
      attributes={{ content: { "aria-label": t("shell:search") } }}
      onSpotlightClose={onClose}
      query={text}
      onQueryChange={setText}
      actions={actions}
      nothingFound={t("nothingFound")}
      shortcut={null}
      scrollable
      maxHeight={420}
      highlightQuery
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: t("searchAll"),
        "aria-label": t("searchAll"),
      }}
    />
  );
}

function useRecords(text: string): SpotlightActionData[] {
  const navigate = useNavigate();
  const [q] = useDebouncedValue(text.trim(), 200);
  const options = { enabled: q !== "", placeholderData: keepPreviousData };
  const properties = useQuery({
    ...query.properties.names.queryOptions({ input: { q, limit: 5 } }),
    ...options,
  });
  const tenants = useQuery({ ...query.tenants.names.queryOptions({ input: { q, limit: 5 } }), ...options });
  if (q === "") return [];
  return [
    ...(properties.data?.items ?? []).map(({ id, name, city }) => ({
      id,
      label: name,
      description: city,
      keywords: q,
      onClick: () => void navigate(`/properties/${id}`),
      leftSection: <IconBuilding size={18} aria-hidden />,
    })),
    ...(tenants.data?.items ?? []).map(({ id, name, property }) => ({
      id,
      label: name,
      description: property?.name ?? "",
      keywords: q,
      onClick: () => void navigate(`/tenants/${id}`),
      leftSection: <IconUser size={18} aria-hidden />,
    })),
  ];
}
