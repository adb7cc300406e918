import type { PersonView } from "@keystead/contract/people";
import { useMutation } from "@tanstack/react-query";
import { IconUserMinus } from "@tabler/icons-react";
import { useState } from "react";

import { api } from "../../lib/api.ts";
import { useChanged } from "../../lib/changed.ts";
import { refusalKey } from "../../lib/refusal/refusal-text.ts";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { Initials } from "../../ui/text/initials.tsx";
import { RowMenu } from "../../ui/list/row-menu.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { toast } from "../../ui/toast/toast.ts";
import { useLanguage } from "../../ui/text/use-language.ts";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan, useDayOf } from "../session/public.ts";
import { ago } from "./ago.ts";
import type { Renewed } from "./renewed-dialog.tsx";
import "./people.css";

type MemberLineProps = {
  readonly person: PersonView;
  /** Reports what was renewed when the person was removed: this line no longer exists then. */
  readonly onRenewed: (renewed: Renewed) => void;
};

/** A member: their role, and since when or when last seen. */
export function MemberLine({ person, onRenewed }: MemberLineProps) {
  const { t } = useTranslation("people");
  const can = useCan();
  const [isConfirming, setConfirming] = useState(false);
  const name = person.name === "" ? person.email : person.name;
  const isOwner = person.role === "owner";
  return (
    <li className="ks-people-line">
      <Initials name={name} />
      <span className="ks-people-who">
        <span>
          <strong>{name}</strong>
          {isOwner ? <span className="ks-people-you">{t("you")}</span> : null}
        </span>
        {person.name === "" || person.email === "" ? null : <span className="ks-second">{person.email}</span>}
      </span>
      <span className="ks-people-role">
        <span>{t(`role.${person.role}`)}</span>
        {person.paused ? (
          <StatusBadge tone="attention">{t("paused")}</StatusBadge>
        ) : (
          <span className="ks-second">{t(`may.${person.role}`)}</span>
        )}
      </span>
      <span className="ks-people-acts">
        <SeenWhen person={person} />
        {isOwner || !can("team.manage") ? null : (
          <RowMenu
            name={name}
            actions={[
              {
                label: t("remove"),
                icon: IconUserMinus,
                danger: true,
                onClick: () => {
                  setConfirming(true);
                },
              },
            ]}
          />
        )}
      </span>
      {isConfirming ? (
        <RemoveDialog
          id={person.userId}
          name={name}
          onRenewed={onRenewed}
          onClose={() => {
            setConfirming(false);
          }}
        />
      ) : null}
    </li>
  );
}

function SeenWhen({ person: { role, since, lastSeenAt } }: { readonly person: PersonView }) {
  const { t } = useTranslation("people");
  const language = useLanguage();
  const dayOf = useDayOf();
  const [nowMs] = useState(() => Date.now());
  const date = dayOf(since);
  const words =
    role === "owner"
      ? t("since", { date })
      : lastSeenAt === null
        ? t("notSeen")
        : t("seen", { ago: ago(lastSeenAt, nowMs, language) });
  return (
    <span className="ks-second" {...(role === "owner" ? {} : { title: t("since", { date }) })}>
      {words}
    </span>
  );
}

type RemoveDialogProps = Pick<MemberLineProps, "onRenewed"> & {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
};

function RemoveDialog({ id, name, onRenewed, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(["people", "errors"]);
  const changed = useChanged();
  const remove = useMutation({
    mutationFn: () => api.people.remove({ id }),
    onSuccess: async ({ renewed }) => {
      if (renewed.length === 0) toast.success(t("removed", { name }));
      else onRenewed({ name, renewed });
      onClose();
      await changed("people");
    },
    onError: (error) => toast.error(t(refusalKey(error)), error),
  });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t("removeTitle", { name })}
      confirmLabel={t("remove")}
      cancelLabel={t("keep", { name })}
      danger
      busy={remove.isPending}
      onConfirm={() => {
        remove.mutate();
      }}
    >
      <p>{t("removeText", { name })}</p>
      <p>{t("removeRenews", { name })}</p>
    </ConfirmDialog>
  );
}
