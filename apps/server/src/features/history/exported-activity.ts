import { ActivityQuery } from "@keystead/contract/history";
import { ACTION_SEPARATOR, dayTime } from "@keystead/domain/exports";

import { exportedList } from "#kernel/api/index.ts";
import { listActivity } from "./list-activity.ts";

/** Times are in UTC, as the column next to them states, because the reader of the file may live anywhere. */
export const exportedActivity = exportedList({
  name: "activity",
  needs: "activity.read",
  query: ActivityQuery,
  list: listActivity,
  key: ({ id }) => id,
  rows: ({ at, who, action, entity, record }) => [
    [dayTime(at), "UTC", who.name, `${action}${ACTION_SEPARATOR}${entity}`, record?.name ?? null],
  ],
});
