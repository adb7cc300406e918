import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { Language } from "@keystead/domain/languages";

import { api, query } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { languageNames } from "../../lib/language/languages.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { toast } from "../../ui/toast/toast.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import "./seo.css";

/**
 * Offers the product's own pages that are missing, because the installation is older than they are or somebody deleted
 * them; shows nothing if none is missing.
 */
export function StarterPages() {
  const { t } = useTranslation(["seo", "errors"]);
  const changed = useChanged();
  const { data } = useQuery(query.seo.starters.queryOptions({ input: {} }));
  const addition = useMutation({
    mutationFn: (language: Language) => api.seo.addStarters({ language }),
    onSuccess: ({ added }) => toast.success(t("startersAdded", { count: added })),
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled: () => changed("page"),
  });
  const items = data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="ks-seo-starters" aria-label={t("startersLabel")}>
      <p className="ks-second">{t("starters")}</p>
      {items.map(({ language, pages }) => (
        <Button
          key={language}
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={addition.isPending}
          loading={addition.isPending && addition.variables === language}
          onClick={() => {
            addition.mutate(language);
          }}
        >
          {t("startersAdd", { language: languageNames[language], count: pages })}
        </Button>
      ))}
    </section>
  );
}
