import { JsonLd } from "../site/json-ld.tsx";
import type { TariffsText } from "./tariffs-text.server.ts";

type QuestionsProps = { readonly text: TariffsText; readonly paymentsOpen: boolean };

/** Questions before choosing a plan; whether plans cost money today depends on the operator. */
export function TariffsQuestions({ text, paymentsOpen }: QuestionsProps) {
  const { today, ...items } = text.faq.items;
  const ofToday = { ...today, answer: paymentsOpen ? today.answerOpen : today.answer };
  const questions = [ofToday, ...Object.values(items)];
  return (
    <section>
      <JsonLd
        data={{
          "@type": "FAQPage",
          mainEntity: questions.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        }}
      />
      <div className="page-in grid grid-split">
        <div className="page-head">
          <h2>{text.faq.heading}</h2>
        </div>
        <div className="faq">
          {questions.map(({ question, answer }, place) => (
            <details key={question} open={place === 0}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
