import { ActionIcon, Progress } from "@mantine/core";
import "@mantine/core/styles/Progress.css";
import { IconAlertTriangle, IconX } from "@tabler/icons-react";
import { useState } from "react";

import { formatPercent } from "../../../lib/format/format.ts";
import type { LimitReached } from "../../../lib/plan/plan-limit.ts";
import { useLanguage } from "../../../ui/text/use-language.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { FileMark } from "../file-mark.tsx";
import { formatSize } from "../../../lib/files/format-size.ts";
import type { FileUpload } from "./upload-store.ts";
import type { Uploads } from "./use-uploads.ts";
import { LazyLimitPanel } from "../../session/public.ts";
import { useProblemText } from "./use-problem-text.ts";
import "../files-card.css";

/** Uploads in progress with their percentage, and refused files with the reason. */
export function UploadList({ uploads }: { readonly uploads: Uploads }) {
  const { t } = useTranslation("documents");
  const [full, setFull] = useState<LimitReached | null>(null);
  const close = () => {
    setFull(null);
  };
  if (uploads.items.length === 0) return null;
  return (
    <>
      <ul className="ks-files-card-uploads" aria-label={t("sending")}>
        {uploads.items.map((upload) => (
          <li key={upload.key}>
            <FileMark name={upload.file.name} />
            {upload.state === "refused" ? (
              <Refused upload={upload} onAgain={() => uploads.again(upload.key)} onPlans={setFull} />
            ) : (
              <UnderWay upload={upload} />
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t(upload.state === "refused" ? "remove" : "cancel", { name: upload.file.name })}
              onClick={() => {
                uploads.drop(upload.key);
              }}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <LazyLimitPanel
        reached={full}
        onClose={close}
        onSwitched={() => {
          close();
          // Files that exceeded the plan's limit are sent again automatically.
          for (const { key, problem } of uploads.items)
            if (problem?.code === "PLAN_LIMIT") uploads.again(key);
        }}
      />
    </>
  );
}

function UnderWay({ upload: { file, sent, state } }: { readonly upload: FileUpload }) {
  const { t } = useTranslation("documents");
  const language = useLanguage();
  const share = file.size === 0 ? 0 : Math.min(1, sent / file.size);
  const size = formatSize(file.size, language);
  return (
    <div className="ks-files-card-way">
      <b>{file.name}</b>
      <span>{formatPercent(share, language)}</span>
      <Progress value={share * 100} aria-label={file.name} size={6} />
      <small>
        {state === "waiting"
          ? t("waiting")
          : share === 1
            ? t("checking")
            : t("sentOf", { sent: formatSize(sent, language), size })}
      </small>
    </div>
  );
}

/** Errors for which a retry is useless. */
const lasting = [
  "FILE_TOO_LARGE",
  "FILE_EMPTY",
  "FILE_TYPE_UNKNOWN",
  "FILE_DAMAGED",
  "PICTURE_HEIC",
  "PICTURE_TOO_LARGE",
];

type RefusedProps = {
  readonly upload: FileUpload;
  readonly onAgain: () => void;
  readonly onPlans: (reached: LimitReached) => void;
};

function Refused({ upload, onAgain, onPlans }: RefusedProps) {
  const { t } = useTranslation("documents");
  const textOf = useProblemText();
  const { file, problem } = upload;
  const full = fullOf(upload);
  return (
    <div className="ks-files-card-way">
      <b>{file.name}</b>
      <small role="alert" data-tone="negative">
        <IconAlertTriangle size={16} aria-hidden /> {textOf(upload)}
      </small>
      {full === null ? null : (
        <button
          type="button"
          className="ks-link-button"
          aria-haspopup="dialog"
          onClick={() => {
            onPlans(full);
          }}
        >
          {t("seePlans")}
        </button>
      )}
      {lasting.includes(problem?.code ?? "") ? null : (
        <button
          type="button"
          className="ks-link-button"
          aria-label={t("againName", { name: file.name })}
          onClick={onAgain}
        >
          {t("again")}
        </button>
      )}
    </div>
  );
}

/** What the plan panel shows for a file that exceeded the limit. */
function fullOf({ problem, file }: FileUpload): LimitReached | null {
  if (problem?.code !== "PLAN_LIMIT") return null;
  const { limit, used, plan } = problem;
  if (limit === undefined || used === undefined || plan === undefined) return null;
  return { kind: "storage", limit, used, plan, added: file.size };
}
