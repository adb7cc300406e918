import type { TurnoverView } from "@keystead/contract/turnovers";
import { Checkbox } from "@mantine/core";
import "@mantine/core/styles/Checkbox.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "react-router";

import { api, query } from "../../../lib/api.ts";
import { useChanged } from "../../../lib/changed.ts";
import { refusalKey } from "../../../lib/refusal/refusal-text.ts";
import { Skeleton } from "../../../ui/loading/skeleton.tsx";
import { ReadDrawer } from "../../../ui/overlay/read-drawer.tsx";
import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { Waiting } from "../../../ui/loading/waiting.tsx";
import { LazyFilesCard } from "../../documents/public.ts";
import { LinePhotos } from "./line-photos.tsx";
import { inWords } from "./checklist-values.ts";
import { rentableOfTurnover } from "../board/turnover-need.ts";
import { useStandardMessages } from "./use-checklist-form.ts";
import "../../../ui/check-line.css";
import "../../../ui/link-lines.css";
import "./checklist-form.css";

type TurnoverChecklistProps = { readonly turnover: TurnoverView; readonly onClose: () => void };

/** The progress of a turnover by checklist item; the host can tick items too. */
export function TurnoverChecklist({ turnover, onClose }: TurnoverChecklistProps) {
  const { t } = useTranslation(["checklist", "errors"]);
  const messages = useStandardMessages();
  const changed = useChanged();
  const result = useQuery(query.checklists.ofTurnover.queryOptions({ input: { id: turnover.id } }));
  const { data } = result;
  const tick = useMutation({
    mutationFn: (line: { readonly itemId: string; readonly ticked: boolean }) =>
      api.checklists.tick({ id: turnover.id, ...line }),
    onError: (error) => toast.error(t(refusalKey(error)), error),
    onSettled: () => changed("turnover"),
  });
  const ticked = new Set(data?.ticked);
  return (
    <ReadDrawer title={t("found.all")} onClose={onClose}>
      <p>
        <strong>{rentableOfTurnover(turnover)}</strong>
      </p>
      {data === undefined || data.problems.length === 0 ? null : (
        <section className="ks-checklist-form-found" aria-label={t("found.title")}>
          <h3>{t("found.title")}</h3>
          <ul className="ks-link-lines">
            {data.problems.map(({ taskId, problem, description, status }) => (
              <li key={taskId}>
                <Link to={`/tasks?edit=${taskId}`}>{description}</Link>
                <div className="ks-second">
                  {t(`found.${problem}`)}
                  {status === "completed" ? ` · ${t("found.done")}` : null}
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Suspense fallback={<Skeleton rows={2} />}>
        <LazyFilesCard on="turnover" onId={turnover.id} quiet />
      </Suspense>
      {data === undefined ? (
        <Waiting result={result} failed={t("loadFailed")} />
      ) : (
        inWords(data.rooms, messages).map((room) => (
          <fieldset key={room.id} className="ks-checklist-form-room">
            <legend className="ks-checklist-form-legend">{room.name}</legend>
            {room.items.map(({ id, text }) =>
              id === null ? null : (
                <div key={id} className="ks-checklist-form-line">
                  <Checkbox
                    size="md"
                    className="ks-check-line"
                    label={text}
                    checked={
                      tick.isPending && tick.variables.itemId === id ? tick.variables.ticked : ticked.has(id)
                    }
                    disabled={turnover.status === "cancelled"}
                    onChange={(event) => {
                      tick.mutate({ itemId: id, ticked: event.currentTarget.checked });
                    }}
                  />
                  <LinePhotos
                    line={text}
                    photos={data.pictured.filter(({ itemId }) => itemId === id).map(({ photoId }) => photoId)}
                  />
                </div>
              ),
            )}
          </fieldset>
        ))
      )}
    </ReadDrawer>
  );
}
