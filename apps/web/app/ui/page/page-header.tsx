import { IconChevronRight } from "@tabler/icons-react";
import { createContext, type ReactNode, useContext, useEffect } from "react";
import { createPortal } from "react-dom";
import { Link } from "react-router";

import { useTranslation } from "../text/use-translation.ts";
import "./page-header.css";

/** The element in the top bar for the title of a screen; null outside the frame, where the title stands in the page. */
export const TitleTarget = createContext<HTMLElement | null>(null);

type PageHeaderProps = {
  readonly title: string;
  /** Breadcrumbs, from the list to this record. */
  readonly crumbs?: readonly { readonly label: string; readonly to: string }[];
  /** Facts of the record in one line, left of the actions. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** The title in the top bar and, with facts or actions, a line above the content. */
export function PageHeader({ title, crumbs = [], children, actions }: PageHeaderProps) {
  const target = useContext(TitleTarget);
  // The title of the browser tab is outside React.
  useEffect(() => {
    document.title = title;
  }, [title]);
  const heading = <Heading title={title} crumbs={crumbs} />;
  return (
    <>
      {target === null ? heading : createPortal(heading, target)}
      {children === undefined && actions === undefined ? null : (
        <div className="ks-page-header-line">
          <div className="ks-page-header-facts">{children}</div>
          <div className="ks-page-header-actions">{actions}</div>
        </div>
      )}
    </>
  );
}

function Heading({
  title,
  crumbs,
}: {
  readonly title: string;
  readonly crumbs: NonNullable<PageHeaderProps["crumbs"]>;
}) {
  const { t } = useTranslation("ui");
  return (
    <div className="ks-page-header">
      {crumbs.length === 0 ? null : (
        <nav aria-label={t("breadcrumbs")} className="ks-page-header-crumbs">
          {crumbs.map(({ label, to }) => (
            <span key={to}>
              <Link to={to}>{label}</Link>
              <IconChevronRight size={16} aria-hidden />
            </span>
          ))}
        </nav>
      )}
      <h1 title={title}>{title}</h1>
    </div>
  );
}
