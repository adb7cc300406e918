import type { CleanerView } from "@keystead/contract/turnovers";
import { ActionIcon, Button } from "@mantine/core";
import {
  IconArchive,
  IconBan,
  IconCopy,
  IconLink,
  IconPencil,
  IconRefresh,
  IconShare,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";

import { languageNames } from "../../../lib/language/languages.ts";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { Initials } from "../../../ui/text/initials.tsx";
import { RowMenu, type RowAction } from "../../../ui/list/row-menu.tsx";
import { StatusBadge } from "../../../ui/text/status-badge.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { useDayOf } from "../../session/public.ts";
import { useCleanerActions } from "./use-cleaner-actions.ts";
import "./cleaners.css";

type CleanerLineProps = { readonly cleaner: CleanerView; readonly onEdit: () => void };

/** One cleaner: their rentables, contact details, and the state of their link. */
export function CleanerListRow({ cleaner, onEdit }: CleanerLineProps) {
  const { t } = useTranslation("cleaners");
  const { name, archived, rentables, phone, email } = cleaner;
  const where = rentables.map(({ property, unit }) => unit?.name ?? property.name).join(", ");
  const acts = useCleanerActions(cleaner);
  const actions: readonly RowAction[] = [
    { label: t("edit"), icon: IconPencil, onClick: onEdit },
    { label: archived ? t("unarchive") : t("archive"), icon: IconArchive, onClick: acts.archive },
    { label: t("delete"), icon: IconTrash, danger: true, onClick: acts.remove },
  ];
  return (
    <li className="ks-cleaners-line">
      <Initials name={name} />
      <span className="ks-cleaners-who">
        <button type="button" className="ks-link-button" onClick={onEdit}>
          {name}
        </button>
        <span className="ks-second">
          {[where, phone === "" ? email : phone].filter((part) => part !== "").join(" · ")}
        </span>
      </span>
      <span className="ks-cleaners-language">{languageNames[cleaner.language]}</span>
      <LinkState cleaner={cleaner} />
      <span className="ks-cleaners-acts">
        {archived ? null : <LinkActs cleaner={cleaner} acts={acts} />}
        <RowMenu name={name} actions={actions} />
      </span>
    </li>
  );
}

function LinkState({ cleaner: { link, login } }: { readonly cleaner: CleanerView }) {
  const { t } = useTranslation("cleaners");
  const dayOf = useDayOf();
  if (link === null)
    return (
      <span className="ks-cleaners-link">
        <span>{login === null ? t("link.none") : t("link.login", { name: login.name })}</span>
      </span>
    );
  const { state, madeBy, madeAt, expiresAt, revokedAt, lastUsedAt } = link;
  if (state === "revoked")
    return (
      <span className="ks-cleaners-link">
        <StatusBadge tone="neutral">{t("link.revoked", { date: dayOf(revokedAt ?? madeAt) })}</StatusBadge>
      </span>
    );
  const used =
    lastUsedAt === null ? (
      <StatusBadge tone="attention">{t("link.unused")}</StatusBadge>
    ) : (
      <span>{t("link.used", { date: dayOf(lastUsedAt) })}</span>
    );
  const made = madeBy === null ? {} : { title: t("link.madeBy", { name: madeBy, date: dayOf(madeAt) }) };
  return (
    <span className="ks-cleaners-link">
      {state === "expired" ? <StatusBadge tone="attention">{t("link.expired")}</StatusBadge> : used}
      <span className="ks-second" {...made}>
        {state === "expired"
          ? t("link.until", { date: dayOf(expiresAt) })
          : madeBy === null
            ? t("link.until", { date: dayOf(expiresAt) })
            : t("link.untilBy", { date: dayOf(expiresAt), name: madeBy })}
      </span>
    </span>
  );
}

type LinkActsProps = {
  readonly cleaner: CleanerView;
  readonly acts: ReturnType<typeof useCleanerActions>;
};

function LinkActs({ cleaner: { name, link }, acts }: LinkActsProps) {
  const { t } = useTranslation("cleaners");
  if (link?.state !== "open" || link.url === null)
    return (
      <Button
        variant="default"
        leftSection={<IconLink size={16} aria-hidden />}
        aria-label={t("newLinkFor", { name })}
        loading={acts.busy}
        onClick={acts.make}
      >
        {t("newLink")}
      </Button>
    );
  const { url } = link;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCopy size={16} aria-hidden />}
        aria-label={t("copyOf", { name })}
        onClick={() => void acts.copy(url)}
      >
        {t("copy")}
      </Button>
      {acts.canShare ? (
        <IconButton label={t("shareOf", { name })} onClick={() => void acts.share(url)}>
          <IconShare size={18} aria-hidden />
        </IconButton>
      ) : null}
      <IconButton label={t("rotateOf", { name })} onClick={acts.make}>
        <IconRefresh size={18} aria-hidden />
      </IconButton>
      <RevokeButton name={name} acts={acts} />
    </>
  );
}

/** A revoked link cannot be restored: the cleaner has no access until a new link is made and sent. */
function RevokeButton({ name, acts }: Pick<LinkActsProps, "acts"> & { readonly name: string }) {
  const { t } = useTranslation("cleaners");
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <IconButton
        label={t("revokeOf", { name })}
        onClick={() => {
          setConfirming(true);
        }}
        danger
      >
        <IconBan size={18} aria-hidden />
      </IconButton>
      {isConfirming ? (
        <ConfirmDialog
          opened
          onClose={() => {
            setConfirming(false);
          }}
          title={t("revokeTitle", { name })}
          confirmLabel={t("revoke")}
          cancelLabel={t("revokeKeep")}
          danger
          busy={acts.revoking}
          onConfirm={acts.revoke}
        >
          <p>{t("revokeText", { name })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

type IconButtonProps = {
  readonly label: string;
  readonly onClick: () => void;
  readonly danger?: boolean;
  readonly children: React.ReactNode;
};

function IconButton({ label, onClick, danger = false, children }: IconButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size={36}
      aria-label={label}
      title={label}
      className={danger ? "ks-cleaners-danger" : undefined}
      onClick={onClick}
    >
      {children}
    </ActionIcon>
  );
}
