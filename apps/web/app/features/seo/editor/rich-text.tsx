import { safeHref } from "@keystead/domain/seo";
import "@mantine/core/styles/Tooltip.css";
import { Link, RichTextEditor } from "@mantine/tiptap";
import "@mantine/tiptap/styles.css";
import { useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";

import { toast } from "../../../ui/toast/toast.ts";
import { useTranslation } from "../../../ui/text/use-translation.ts";
import { cleanPasted } from "./clean-pasted.ts";
import "../seo.css";

type RichTextProps = {
  readonly label: string;
  readonly html: string;
  readonly onChange: (html: string) => void;
};

/** Exactly what a page may contain (specification, section 5); the editor supports nothing else. */
const parts = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    link: false,
    heading: { levels: [3, 4] },
  }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: (uri) => safeHref(uri) !== null,
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
];
const EMPTY = "<p></p>";

export function RichText({ label, html, onChange }: RichTextProps) {
  const { t } = useTranslation("seo");
  const editor = useEditor({
    extensions: parts,
    content: html,
    immediatelyRender: true,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: current }) => {
      const next = current.getHTML();
      onChange(next === EMPTY ? "" : next);
    },
    editorProps: {
      attributes: { "aria-label": label, role: "textbox", "aria-multiline": "true" },
      transformPastedHTML: (pasted) => {
        const clean = cleanPasted(pasted);
        if (clean.removed > 0) toast.information(t("pasteCleaned", { count: clean.removed }));
        return clean.html;
      },
    },
  });
  return (
    <RichTextEditor editor={editor} labels={useLabels()} className="ks-seo-rich">
      <RichTextEditor.Toolbar>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H3 />
          <RichTextEditor.H4 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}

function useLabels() {
  const { t } = useTranslation("seo");
  return {
    boldControlLabel: t("rich.bold"),
    italicControlLabel: t("rich.italic"),
    underlineControlLabel: t("rich.underline"),
    h3ControlLabel: t("rich.heading"),
    h4ControlLabel: t("rich.smallHeading"),
    bulletListControlLabel: t("rich.bullets"),
    orderedListControlLabel: t("rich.numbers"),
    linkControlLabel: t("rich.link"),
    unlinkControlLabel: t("rich.unlink"),
    undoControlLabel: t("rich.undo"),
    redoControlLabel: t("rich.redo"),
    linkEditorInputLabel: t("rich.linkAddress"),
    linkEditorInputPlaceholder: "https://",
    linkEditorExternalLink: t("rich.newTab"),
    linkEditorInternalLink: t("rich.sameTab"),
    linkEditorSave: t("rich.linkSave"),
  };
}
