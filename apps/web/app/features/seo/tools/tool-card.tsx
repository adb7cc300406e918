import type { SiteFacts } from "../../site/site-facts.ts";
import toolCss from "./tool.css?url";
import type { ToolInput, ToolView } from "./tool-view.ts";

type ToolProps = { readonly site: SiteFacts; readonly tool: ToolView };

/**
 * Fields and their result: the island's script updates it while typing; without a script the form is submitted and the
 * page returns it.
 */
export function ToolCard({ tool: { tool, title, fields, hasFigures, lines, formula, words } }: ToolProps) {
  return (
    <section className="page-flush tool">
      <link rel="stylesheet" href={toolCss} precedence="default" />
      <div className="page-in grid grid-half">
        <form className="form tool-form" method="get" data-tool={tool}>
          <h2>{title}</h2>
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
          <button className="btn" type="submit">
            {words.button}
          </button>
          <p className="form-hint">{words.note}</p>
        </form>
        <div>
          <output className="tool-answer" htmlFor={fields.map(({ name }) => `tool-${name}`).join(" ")}>
            <dl hidden={!hasFigures}>
              {lines.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <p hidden={hasFigures}>{words.problem}</p>
          </output>
          <p className="text-small tool-how">
            <b>{words.how}</b> {formula}
          </p>
        </div>
      </div>
    </section>
  );
}

function Field({ field: { name, label, value, kind } }: { readonly field: ToolInput }) {
  return (
    <div>
      <label htmlFor={`tool-${name}`}>{label}</label>
      <input
        id={`tool-${name}`}
        name={name}
        type={kind === "day" ? "date" : "text"}
        inputMode={kind === "day" ? undefined : "decimal"}
        autoComplete="off"
        defaultValue={value}
      />
    </div>
  );
}
