import { Part, InState } from "../specimen.tsx";
import { words } from "../words.ts";
import "../design-page.css";

const surfaces = ["canvas", "surface", "sunken", "border", "border-strong", "primary", "focus"] as const;
const inks = ["text", "text-2", "text-3", "link", "positive", "attention", "negative"] as const;
const pairs = [
  { ink: "on-primary", ground: "primary" },
  { ink: "on-primary-soft", ground: "primary-soft" },
  { ink: "on-danger", ground: "danger" },
  { ink: "positive", ground: "positive-soft" },
  { ink: "attention", ground: "attention-soft" },
  { ink: "negative", ground: "negative-soft" },
  { ink: "info", ground: "info-soft" },
  { ink: "neutral", ground: "neutral-soft" },
  { ink: "blocked", ground: "blocked-soft" },
  { ink: "sample", ground: "sample-soft" },
] as const;
const marks = ["chart-1", "chart-2", "chart-3", "chart-4", "chart-5", "chart-other"] as const;
const steps = [1, 2, 3, 4, 5] as const;

const colour = (name: string): string => `var(--ks-${name})`;

/** The design tokens that every part uses (`ui/tokens.css`). */
export function TokenParts() {
  return (
    <>
      <Part name="type">
        {steps.map((step) => (
          <InState key={step} state={`type ${step}`} small>
            <p className="ks-design-page-type" data-step={step}>
              {words.leases}
            </p>
          </InState>
        ))}
      </Part>
      <Part name="space">
        {steps.map((step) => (
          <InState key={step} state={`space ${step}`} small>
            <div className="ks-design-page-step" data-step={step} />
          </InState>
        ))}
      </Part>
      <Part name="surfaces and lines">
        {[...surfaces, ...marks].map((name) => (
          <InState key={name} state={name} small>
            <div className="ks-design-page-colour">
              <i style={{ background: colour(name) }} />
            </div>
          </InState>
        ))}
      </Part>
      <Part name="words on a surface">
        {inks.map((ink) => (
          <InState key={ink} state={ink} small>
            <span style={{ color: colour(ink) }}>{words.rent}</span>
          </InState>
        ))}
      </Part>
      <Part name="words on a colour">
        {pairs.map(({ ink, ground }) => (
          <InState key={ground} state={ground} small>
            <div className="ks-design-page-colour">
              <b style={{ color: colour(ink), background: colour(ground) }}>{words.letters}</b>
            </div>
          </InState>
        ))}
      </Part>
    </>
  );
}
