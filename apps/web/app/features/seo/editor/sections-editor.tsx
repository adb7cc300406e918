import { Button } from "@mantine/core";
import { IconListDetails, IconPlus, IconPointer, IconTextCaption } from "@tabler/icons-react";
import { useState } from "react";

import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { SectionCard, type SectionDrag } from "./section-card.tsx";
import { type EditedSection, moved, newSection } from "./seo-form-values.ts";
import "../seo.css";

type SectionsEditorProps = {
  readonly sections: readonly EditedSection[];
  readonly onChange: (change: (sections: readonly EditedSection[]) => readonly EditedSection[]) => void;
  readonly showProblems: boolean;
};

const kinds = [
  { type: "text", icon: IconTextCaption },
  { type: "list", icon: IconListDetails },
  { type: "cta", icon: IconPointer },
] as const;

/** The sections of a page in their order: added at the end, moved by arrows or grip, removed with Undo. */
export function SectionsEditor({ sections, onChange, showProblems }: SectionsEditorProps) {
  const { t } = useTranslation(["seo", "forms"]);
  const [message, setMessage] = useState("");
  const move = (from: number, to: number) => {
    onChange((now) => moved(now, from, to));
    setMessage(t("movedTo", { place: to + 1, count: sections.length }));
  };
  const drag = useDrag(move);
  const remove = (at: number, section: EditedSection) => {
    onChange((now) => now.filter(({ key }) => key !== section.key));
    toast.undo(t("sectionRemoved"), t("forms:undo"), () => {
      onChange((now) => now.toSpliced(Math.min(at, now.length), 0, section));
    });
  };
  return (
    <div className="ks-seo-sections">
      {sections.map((section, at) => (
        <SectionCard
          key={section.key}
          section={section}
          at={at}
          count={sections.length}
          drag={drag}
          showProblems={showProblems}
          onChange={(next) => {
            onChange((now) => now.map((one) => (one.key === next.key ? next : one)));
          }}
          onMove={(to) => {
            move(at, to);
          }}
          onRemove={() => {
            remove(at, section);
          }}
        />
      ))}
      <output className="ks-visually-hidden">{message}</output>
      <div className="ks-seo-add-section" role="group" aria-label={t("addSection")}>
        <IconPlus size={18} aria-hidden />
        {kinds.map(({ type, icon: Icon }) => (
          <Button
            key={type}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => {
              onChange((now) => [...now, newSection(type, now)]);
            }}
          >
            {t(`add_${type}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function useDrag(move: (from: number, to: number) => void): SectionDrag {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    from,
    over,
    begin: setFrom,
    hover: setOver,
    drop: () => {
      if (from !== null && over !== null && from !== over) move(from, over);
      end();
    },
    end,
  };
}
