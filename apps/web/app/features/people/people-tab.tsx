import type { PeopleView } from "@keystead/contract/people";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { IconInfoCircle, IconPlus } from "@tabler/icons-react";
import { Suspense, useState } from "react";

import { query } from "../../lib/api.ts";
import { ErrorPanel } from "../../ui/loading/error-panel.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { Pending } from "../../ui/loading/pending.tsx";
import { useTranslation } from "../../ui/text/use-translation.ts";
import { useCan } from "../session/public.ts";
import { InvitationLine } from "./invitation-line.tsx";
import { LazyInviteForm } from "./lazy-invite-form.ts";
import { MemberLine } from "./member-line.tsx";
import { MembershipsMeter } from "./memberships-meter.tsx";
import { RenewedDialog, type Renewed } from "./renewed-dialog.tsx";
import "../../ui/card.css";
import "./people.css";

/** The team, for people who may see it; others get the content below. */
export function PeopleTab() {
  const can = useCan();
  return can("team.read") ? <TeamCard /> : null;
}

/** The members, the invitations, and how many more the plan allows. */
function TeamCard() {
  const { t } = useTranslation("people");
  const { data, isError, isFetching, refetch } = useQuery(query.people.list.queryOptions({ input: {} }));
  if (data === undefined)
    return isError ? (
      <ErrorPanel message={t("loadFailed")} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton rows={3} />
    );
  return <Team team={data} />;
}

function Team({ team: { people, invitations, assistants } }: { readonly team: PeopleView }) {
  const { t } = useTranslation("people");
  const can = useCan();
  const [inviting, setInviting] = useState(false);
  const [renewed, setRenewed] = useState<Renewed | null>(null);
  const open = invitations.filter(({ role, state }) => role === "assistant" && state === "open").length;
  return (
    <section className="ks-card">
      <div className="ks-people-head">
        <h2>{t("team")}</h2>
        <MembershipsMeter {...assistants} open={open} />
        {can("team.manage") ? (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => {
              setInviting(true);
            }}
          >
            {t("invite")}
          </Button>
        ) : null}
      </div>
      <ul className="ks-people-list">
        {people.map((person) => (
          <MemberLine key={person.userId} person={person} onRenewed={setRenewed} />
        ))}
        {invitations.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <p className="ks-people-note">
        <IconInfoCircle size={18} stroke={1.6} aria-hidden />
        {t("note")}
      </p>
      {renewed === null ? null : (
        <RenewedDialog
          {...renewed}
          onClose={() => {
            setRenewed(null);
          }}
        />
      )}
      {inviting ? (
        <Suspense fallback={<Pending />}>
          <LazyInviteForm
            onClose={() => {
              setInviting(false);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
