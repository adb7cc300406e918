import type { SeoPageRevision, SeoPageText, SeoPageView } from "@keystead/contract/seo";
import { Button } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { api } from "../../../lib/api.ts";
import { formatInstant } from "../../../lib/format/format.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { Waiting } from "../../../ui/loading/waiting.tsx";
import { ReadDrawer } from "../../../ui/overlay/read-drawer.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { usePageRevisions } from "../seo-queries.ts";
import "../seo.css";

type PageRevisionsProps = {
  readonly page: SeoPageView;
  /** Puts an earlier text into the form; the returned function undoes that. */
  readonly onTake: (text: SeoPageText) => () => void;
};

/** The earlier texts of a page. One of them can be put into the editor, reviewed there and saved. */
export function PageRevisions({ page, onTake }: PageRevisionsProps) {
  const { t } = useTranslation("seo");
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => {
          setOpen(true);
        }}
      >
        {t("earlier")}
      </Button>
      {isOpen ? (
        <ReadDrawer title={t("earlierOf", { title: page.title })} onClose={close}>
          <Revisions
            id={page.id}
            onTake={(text) => {
              close();
              return onTake(text);
            }}
          />
        </ReadDrawer>
      ) : null}
    </>
  );
}

function Revisions({ id, onTake }: Pick<PageRevisionsProps, "onTake"> & { readonly id: string }) {
  const { t } = useTranslation("seo");
  const result = usePageRevisions(id);
  if (result.data === undefined) return <Waiting result={result} failed={t("earlierFailed")} />;
  const { items } = result.data;
  if (items.length === 0) return <p className="ks-second">{t("earlierNone")}</p>;
  return (
    <ol className="ks-seo-revisions">
      {items.map((revision) => (
        <Revision key={revision.id} revision={revision} onTake={onTake} />
      ))}
    </ol>
  );
}

function Revision({
  revision: { id, title, replacedAt, replacedBy },
  onTake,
}: Pick<PageRevisionsProps, "onTake"> & { readonly revision: SeoPageRevision }) {
  const { t } = useTranslation(["seo", "forms", "errors"]);
  const when = formatInstant(replacedAt, useLanguage());
  const take = useMutation({
    mutationFn: () => api.seo.revision({ id }),
    onSuccess: (text) => {
      toast.undo(t("earlierTaken", { when }), t("forms:undo"), onTake(text));
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
  });
  return (
    <li>
      <div>
        <strong>{title}</strong>
        <div className="ks-second">
          {replacedBy === null ? t("earlierUntil", { when }) : t("earlierUntilBy", { when, who: replacedBy })}
        </div>
      </div>
      <Button
        variant="default"
        size="xs"
        loading={take.isPending}
        aria-label={t("earlierTakeOf", { when })}
        onClick={() => {
          take.mutate();
        }}
      >
        {t("earlierTake")}
      </Button>
    </li>
  );
}
