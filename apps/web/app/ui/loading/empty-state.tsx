import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { BadgeIcon } from "../text/status-badge.tsx";
import "./empty-state.css";

type EmptyStateProps = {
  readonly icon: BadgeIcon;
  readonly title: string;
  /** One sentence: what this screen is for. */
  readonly text?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** A second way to start, beside the first. */
  readonly second?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** A preview, such as the sample portfolio. */
  readonly sample?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly children?: ReactNode;
};

/** An empty screen shows what will be here, one button to start, and one way to see it filled. */
export function EmptyState({ icon: Icon, title, text, action, second, sample, children }: EmptyStateProps) {
  return (
    <section className="ks-card ks-empty-state">
      <Ghosts />
      <div className="ks-empty-state-text">
        <div className="ks-empty-state-icon">
          <Icon size={24} stroke={1.75} aria-hidden />
        </div>
        <h2>{title}</h2>
        {text === undefined ? null : <p>{text}</p>}
        {action === undefined ? null : (
          <Button data-add leftSection={<IconPlus size={18} aria-hidden />} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
        {second === undefined ? null : (
          <Button variant="default" onClick={second.onClick}>
            {second.label}
          </Button>
        )}
        {sample === undefined ? null : (
          <button type="button" className="ks-link-button ks-empty-state-link" onClick={sample.onClick}>
            {sample.label}
          </button>
        )}
        {children}
      </div>
    </section>
  );
}

/** The outline of the list that will be here. */
function Ghosts() {
  return (
    <div className="ks-empty-state-ghosts" aria-hidden>
      {[0, 1, 2].map((row) => (
        <div key={row}>
          <i style={{ width: 130 - row * 16 }} />
          <i style={{ width: 180 - ((row * 37) % 60) }} />
          <i style={{ width: 120 }} />
          <i style={{ width: 70 }} />
        </div>
      ))}
    </div>
  );
}
