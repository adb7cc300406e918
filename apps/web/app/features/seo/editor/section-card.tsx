import { BUTTON_TEXT_LIMIT, LINK_LIMIT, SECTION_TEXT_LIMIT, SEO_TITLE_LIMIT } from "@keystead/domain/seo";
import { ActionIcon, Textarea, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from "@tabler/icons-react";
import { type DragEvent, Suspense } from "react";

import { Pending } from "../../../ui/loading/pending.tsx";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { type EditedSection, hasBadLink } from "./seo-form-values.ts";
import "../seo.css";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";

// The editor is larger than the rest of the form.
const RichText = lazyPart(async () => (await import("./rich-text.tsx")).RichText);

type SectionCardProps = {
  readonly section: EditedSection;
  readonly at: number;
  readonly count: number;
  readonly onChange: (section: EditedSection) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly drag: SectionDrag;
  readonly showProblems: boolean;
};

/** The section being dragged and the one under the pointer; without a pointer the arrows do the same. */
export type SectionDrag = {
  readonly from: number | null;
  readonly over: number | null;
  readonly begin: (at: number) => void;
  readonly hover: (at: number) => void;
  readonly drop: () => void;
  readonly end: () => void;
};

export function SectionCard(props: SectionCardProps) {
  const { section, at, drag } = props;
  const { t } = useTranslation("seo");
  const name = t("sectionName", { number: at + 1, kind: t(`section_${section.type}`) });
  const side =
    drag.from === null || drag.over !== at || drag.from === at ? "none" : drag.from < at ? "below" : "above";
  return (
    <div
      role="presentation"
      className="ks-seo-section-place"
      data-drop={side}
      onDragOver={(event) => {
        if (drag.from === null) return;
        event.preventDefault();
        drag.hover(at);
      }}
      onDrop={(event) => {
        if (drag.from === null) return;
        event.preventDefault();
        drag.drop();
      }}
    >
      <section className="ks-card ks-seo-section" aria-label={name} data-dragged={drag.from === at}>
        <SectionHead {...props} name={name} />
        <SectionFields {...props} name={name} />
      </section>
    </div>
  );
}

function SectionHead({
  at,
  count,
  drag,
  name,
  onMove,
  onRemove,
}: SectionCardProps & { readonly name: string }) {
  const { t } = useTranslation("seo");
  return (
    <header className="ks-seo-section-head">
      <span
        className="ks-seo-grip"
        draggable
        title={t("drag")}
        onDragStart={(event) => {
          carryCard(event);
          // Chrome cancels a drag whose element changes while it begins.
          setTimeout(() => {
            drag.begin(at);
          });
        }}
        onDragEnd={drag.end}
      >
        <IconGripVertical size={18} aria-hidden />
      </span>
      <h3>{name}</h3>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t("moveUp", { name })}
        disabled={at === 0}
        onClick={() => {
          onMove(at - 1);
        }}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t("moveDown", { name })}
        disabled={at === count - 1}
        onClick={() => {
          onMove(at + 1);
        }}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={36}
        aria-label={t("removeSection", { name })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </header>
  );
}

/** Firefox starts no drag without data; the drag image is the whole card, not only its grip. */
function carryCard(event: DragEvent<HTMLElement>): void {
  event.dataTransfer.setData("text/plain", "");
  event.dataTransfer.effectAllowed = "move";
  const card = event.currentTarget.closest("section");
  if (card !== null) event.dataTransfer.setDragImage(card, 24, 24);
}

function SectionFields({
  section,
  onChange,
  name,
  showProblems,
}: SectionCardProps & { readonly name: string }) {
  const { t } = useTranslation("seo");
  const heading = (
    <TextInput
      label={t("heading")}
      value={section.heading}
      maxLength={SEO_TITLE_LIMIT}
      onChange={(event) => {
        onChange({ ...section, heading: event.currentTarget.value });
      }}
    />
  );
  switch (section.type) {
    case "text":
      return (
        <>
          {heading}
          <Suspense
            fallback={
              <Pending>
                <div className="ks-seo-rich-waiting" />
              </Pending>
            }
          >
            <RichText
              label={t("textOf", { name })}
              html={section.content}
              onChange={(content) => {
                onChange({ ...section, content });
              }}
            />
          </Suspense>
        </>
      );
    case "list":
      return (
        <>
          {heading}
          <Textarea
            label={t("items")}
            description={t("itemsHint")}
            className="ks-seo-grow"
            rows={3}
            value={section.items.join("\n")}
            onChange={(event) => {
              onChange({ ...section, items: event.currentTarget.value.split("\n") });
            }}
          />
        </>
      );
    case "cta":
      return (
        <>
          {heading}
          <Textarea
            label={t("ctaText")}
            className="ks-seo-grow"
            rows={2}
            maxLength={SECTION_TEXT_LIMIT}
            value={section.content}
            onChange={(event) => {
              onChange({ ...section, content: event.currentTarget.value });
            }}
          />
          <div className="ks-seo-pair">
            <TextInput
              label={t("buttonText")}
              maxLength={BUTTON_TEXT_LIMIT}
              value={section.buttonText}
              onChange={(event) => {
                onChange({ ...section, buttonText: event.currentTarget.value });
              }}
            />
            <TextInput
              id={`seo-link-${section.key}`}
              label={t("buttonLink")}
              description={t("buttonLinkHint")}
              maxLength={LINK_LIMIT}
              value={section.buttonLink}
              error={showProblems && hasBadLink(section) ? t("problem.LINK_INVALID") : null}
              onChange={(event) => {
                onChange({ ...section, buttonLink: event.currentTarget.value });
              }}
            />
          </div>
        </>
      );
  }
}
