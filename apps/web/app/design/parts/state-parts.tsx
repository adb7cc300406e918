import { IconBuilding } from "@tabler/icons-react";

import type { SaveWarning } from "../../lib/refusal/refusal.ts";
import { RefusedBy } from "../../ui/form/refused-by.tsx";
import { SaveAnyway } from "../../ui/form/save-anyway.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { ErrorPanel, ReportProblem } from "../../ui/loading/error-panel.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { Waiting } from "../../ui/loading/waiting.tsx";
import { nothing, Part, Shown } from "../specimen.tsx";
import { words } from "../words.ts";

const warning: SaveWarning = { code: "MINIMUM_STAY", params: {} };

/** A part that the network has lost. */
const Lost = lazyPart<object>(() => Promise.reject(new Error("lost")));

const start = { label: words.add, onClick: nothing };

export function StateParts() {
  return (
    <>
      <Part name="empty">
        <Shown state="with every way to begin">
          <EmptyState
            icon={IconBuilding}
            title={words.empty}
            text={words.emptyText}
            action={start}
            second={{ label: words.history, onClick: nothing }}
            sample={{ label: words.samples, onClick: nothing }}
          />
        </Shown>
        <Shown state="words alone">
          <EmptyState icon={IconBuilding} title={words.long} />
        </Shown>
      </Part>
      <Part name="loading">
        <Shown state="outline">
          <Skeleton rows={3} />
        </Shown>
        <Shown state="of a part">
          <Waiting result={{ isError: false, isFetching: true, refetch: nothing }} failed={words.failed} />
        </Shown>
      </Part>
      <Part name="error">
        <Shown state="rest">
          <ReportProblem value={nothing}>
            <ErrorPanel message={words.failed} onRetry={nothing} />
          </ReportProblem>
        </Shown>
        <Shown state="busy">
          <ErrorPanel message={words.failed} onRetry={nothing} retrying />
        </Shown>
        <Shown state="of a part that is lost">
          <Lost />
        </Shown>
      </Part>
      <Part name="question before saving">
        <Shown state="rest">
          <SaveAnyway form={{ warnings: [warning], busy: false, saveAnyway: nothing }}>
            {() => words.sentence}
          </SaveAnyway>
        </Shown>
        <Shown state="busy">
          <SaveAnyway form={{ warnings: [warning], busy: true, saveAnyway: nothing }}>
            {() => words.sentence}
          </SaveAnyway>
        </Shown>
      </Part>
      <Part name="records in the way">
        <Shown state="rest">
          <RefusedBy
            refusal={{
              code: "DATE_BLOCKED",
              data: {
                blocked: [
                  {
                    blockId: "1",
                    from: "2026-03-05",
                    through: "2026-03-12",
                    reason: words.blocked,
                  },
                ],
              },
            }}
          />
        </Shown>
      </Part>
    </>
  );
}
