import type { CleanerLink, CleanerView, NewCleaner } from "@keystead/contract/turnovers";
import { textNames, valuesOf } from "@keystead/domain/record-fields";
import { cleanerFields, cleanerLinkState } from "@keystead/domain/turnovers";

import type { Deps } from "#deps.ts";
import { linkTo } from "#kernel/links/link-to.ts";
import { workspaceToken } from "#kernel/links/workspace-token.ts";
import type { Work, WorkspaceScope } from "#kernel/work.ts";
import { amountText } from "../../properties/index.ts";
import { cleanerLinks } from "../cleaner-link/cleaner-link-token.ts";
import type { ListedCleaner, StoredLink } from "./cleaner-row.ts";

type ViewDeps = Pick<Deps, "authSecret" | "env">;

export function cleanerView(
  { scope, now }: Work<WorkspaceScope>,
  deps: ViewDeps,
  row: ListedCleaner,
): CleanerView {
  const money = (minor: number) => amountText(minor, row.currency);
  const moneyOrNone = (minor: number | null) => (minor === null ? null : money(minor));
  const { amountMinor, weekendMinor, unitPay, rentables, link, ...rest } = row;
  return {
    ...rest,
    amount: moneyOrNone(amountMinor),
    weekendAmount: moneyOrNone(weekendMinor),
    unitPay: unitPay.map(({ unit, property, ...pay }) => ({
      unit,
      property,
      amount: money(pay.amountMinor),
      weekendAmount: moneyOrNone(pay.weekendMinor),
    })),
    rentables: [...rentables],
    link: link === null ? null : linkView({ ...link, ...scope }, deps, now),
  };
}

function linkView(link: StoredLink & WorkspaceScope, deps: ViewDeps, now: Date): CleanerLink {
  const { sealed, madeAt, madeBy, expiresAt, revokedAt, lastUsedAt } = link;
  const state = cleanerLinkState(
    { expiresAtMs: expiresAt.getTime(), revoked: revokedAt !== null },
    now.getTime(),
  );
  const secret = state === "open" && sealed !== null ? cleanerLinks(deps).tokenOf(sealed) : null;
  return {
    state,
    url: secret === null ? null : linkTo(deps, "/job", { token: workspaceToken({ ...link, secret }) }),
    madeAt: madeAt.toISOString(),
    madeBy,
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

/** The cleaner in the form of an input. */
export function sentCleaner(view: CleanerView): NewCleaner {
  return {
    ...valuesOf(cleanerFields, view),
    currency: view.currency,
    payBy: view.payBy,
    amount: view.amount,
    weekendAmount: view.weekendAmount,
    userId: view.login?.id ?? null,
    unitPay: view.unitPay.map(({ unit, amount: of, weekendAmount: weekend }) => ({
      unitId: unit.id,
      amount: of,
      weekendAmount: weekend,
    })),
    rentables: view.rentables.map(({ property, unit }) => ({
      propertyId: property.id,
      unitId: unit?.id ?? null,
    })),
  };
}

/** Fields of which an audit entry records only that they changed: names, contacts, notes and private agreements. */
export const personalCleanerFields: readonly string[] = [
  ...textNames(cleanerFields),
  "unitPay",
  "rentables",
  "payBy",
  "amount",
  "weekendAmount",
];
