import { IconBuilding } from "@tabler/icons-react";

import type { SaveWarning } from "../../lib/refusal/refusal.ts";
import { RefusedBy } from "../../ui/form/refused-by.tsx";
import { SaveAnyway } from "../../ui/form/save-anyway.tsx";
import { EmptyState } from "../../ui/loading/empty-state.tsx";
import { ErrorPanel, ReportProblem } from "../../ui/loading/error-panel.tsx";
import { lazyPart } from "../../ui/loading/lazy-part.tsx";
import { Skeleton } from "../../ui/loading/skeleton.tsx";
import { Waiting } from "../../ui/loading/waiting.tsx";
import { doNothing, InState, OnCard, Part } from "../specimen.tsx";
import { words } from "../words.ts";

const warning: SaveWarning = { code: "MINIMUM_STAY", params: {} };

/** A part that could not be loaded. */
const Lost = lazyPart<object>(() => Promise.reject(new Error("lost")));

const start = { label: words.add, onClick: doNothing };

export function StateParts() {
  return (
    <>
      <Part name="empty">
        <InState state="with every way to begin">
          <EmptyState
            icon={IconBuilding}
            title={words.empty}
            text={words.emptyText}
            action={start}
            second={{ label: words.history, onClick: doNothing }}
            sample={{ label: words.samples, onClick: doNothing }}
          />
        </InState>
        <InState state="words alone">
          <EmptyState icon={IconBuilding} title={words.long} />
        </InState>
      </Part>
      <Part name="loading">
        <InState state="outline">
          <Skeleton rows={3} />
        </InState>
        <InState state="of a part">
          <Waiting result={{ isError: false, isFetching: true, refetch: doNothing }} failed={words.failed} />
        </InState>
      </Part>
      <Part name="error">
        <InState state="rest">
          <ReportProblem value={doNothing}>
            <ErrorPanel message={words.failed} onRetry={doNothing} />
          </ReportProblem>
        </InState>
        <InState state="busy">
          <ErrorPanel message={words.failed} onRetry={doNothing} retrying />
        </InState>
        <InState state="of a part that is lost">
          <Lost />
        </InState>
      </Part>
      <Part name="question before saving">
        <InState state="rest">
          <SaveAnyway form={{ warnings: [warning], busy: false, saveAnyway: doNothing }}>
            {() => words.sentence}
          </SaveAnyway>
        </InState>
        <InState state="busy">
          <SaveAnyway form={{ warnings: [warning], busy: true, saveAnyway: doNothing }}>
            {() => words.sentence}
          </SaveAnyway>
        </InState>
      </Part>
      <Part name="records in the way">
        <InState state="rest">
          <OnCard>
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
          </OnCard>
        </InState>
      </Part>
    </>
  );
}
