import { Button } from "@mantine/core";
import { IconFileText, IconPencil, IconTrash } from "@tabler/icons-react";

import { Fact, FactList } from "../../ui/page/fact-list.tsx";
import { FoldTitle } from "../../ui/page/fold-title.tsx";
import { FoldedSection } from "../../ui/page/folded-section.tsx";
import { FoldingActions } from "../../ui/page/folding-actions.tsx";
import { LineParts } from "../../ui/page/line-parts.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { RecordArrows } from "../../ui/page/record-arrows.tsx";
import { RecordColumns, RecordPage } from "../../ui/page/record-page.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { MoneyText } from "../../ui/text/money-text.tsx";
import { StatusBadge } from "../../ui/text/status-badge.tsx";
import { doNothing, InState, OnCard, Part } from "../specimen.tsx";
import { words } from "../words.ts";

const record = { data: undefined, error: null, isError: false, isFetching: true, refetch: doNothing };
const page = {
  title: words.lease,
  list: { label: words.leases, to: "#top" },
  icon: IconFileText,
  words: { missing: words.missing, back: words.back, failed: words.failed },
};

export function RecordPageParts() {
  return (
    <>
      <Part name="card">
        <InState state="with its head">
          <section className="ks-card" aria-label={words.lease}>
            <div className="ks-card-head">
              <h2>{words.lease}</h2>
              <Button variant="default" size="xs">
                {words.more}
              </Button>
            </div>
            <p className="ks-card-text">{words.notes}</p>
          </section>
        </InState>
      </Part>
      <Part name="facts">
        <InState state="rest">
          <section className="ks-card" aria-label={words.deposit}>
            <FactList>
              <Fact label={words.rent}>
                <MoneyText amount="1234.50" currency="EUR" />
              </Fact>
              <Fact label={words.due} about={words.hint}>
                <DateText day="2026-03-05" />
              </Fact>
              <Fact label={words.long}>{words.long}</Fact>
            </FactList>
          </section>
        </InState>
      </Part>
      <Part name="title that folds">
        <InState state="open">
          <FoldTitle name="design-page" id="title-that-folds" title={words.leases} />
        </InState>
      </Part>
      <Part name="line of several">
        <InState state="folded">
          <LineParts
            words={words.parts}
            parts={[
              { id: "1", words: words.part, amount: <MoneyText amount="640.00" currency="EUR" /> },
              {
                id: "2",
                words: words.tourist,
                amount: <MoneyText amount="12.00" currency="EUR" />,
                quiet: true,
              },
            ]}
          />
        </InState>
      </Part>
      <Part name="folded section">
        <InState state="folded">
          <FoldedSection
            name="design"
            title={words.costs}
            headline={<MoneyText amount="1234.50" currency="EUR" />}
          >
            {() => <OnCard>{words.sentence}</OnCard>}
          </FoldedSection>
        </InState>
      </Part>
      <WholePageParts />
    </>
  );
}

function WholePageParts() {
  return (
    <>
      <Part name="page of a record">
        <InState state="loaded">
          <RecordPage result={{ ...record, data: words.sentence, isFetching: false }} {...page}>
            {(text) => (
              <RecordColumns side={<OnCard>{words.notes}</OnCard>}>
                <OnCard>{text}</OnCard>
              </RecordColumns>
            )}
          </RecordPage>
        </InState>
      </Part>
      {/* Last in its group, because it has a heading of the first level. */}
      <Part name="head of a page">
        <InState state="of a record">
          <PageHeader
            title={words.tenant}
            crumbs={[{ label: words.leases, to: "#top" }]}
            actions={
              <>
                <RecordArrows
                  id="2"
                  listedAt={1}
                  ask={(id) => ({
                    queryKey: ["design", id],
                    queryFn: () => Promise.resolve({ previous: "1", next: null }),
                  })}
                  pathOf={(id) => `#${id}`}
                  labels={{ previous: words.back, next: words.leases }}
                />
                <FoldingActions
                  name={words.tenant}
                  actions={[
                    { label: words.more, icon: IconPencil, onClick: doNothing },
                    { label: words.saveLong, icon: IconFileText, to: "#top" },
                    { label: words.remove, icon: IconTrash, onClick: doNothing },
                  ]}
                />
              </>
            }
          >
            <StatusBadge tone="positive">{words.active}</StatusBadge>
            <span>{words.property}</span>
          </PageHeader>
        </InState>
      </Part>
    </>
  );
}
