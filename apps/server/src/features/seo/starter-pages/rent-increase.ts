import { invitationSection, points, starterPage, textSection } from "./starter-page.ts";

export const rentIncrease = starterPage({
  slug: "rent-increase",
  pageType: "calculator",
  topic: "rent-increase",
  title: "Rent increases: the sums, worked out",
  metaDescription:
    "How to work out a new rent from a percentage, an index or a ceiling, with examples to the cent: part months, two increases in a row, charges.",
  keywords: ["rent increase", "rent increase percentage", "index rent", "new rent", "landlord"],
  heroTitle: "Rent increases: the sums, worked out",
  heroSubtitle:
    "Four formulas cover almost every rent increase. Take the one that fits your contract, put your own figures in, and check the result against the example.",
  sections: [
    textSection(
      "The short answer",
      `<p>The new rent is the old rent times one plus the percentage: <strong>new rent = old rent × (1 + percentage ÷ 100)</strong>. With €850.00 and 3% that is €850.00 × 1.03 = <strong>€875.50</strong>, which is €25.50 more a month and €306.00 more a year.</p>
      <p><strong>This page shows the arithmetic, not the law.</strong> Whether, when and by how much a rent may rise depends on your country, your city and your contract. Check that first; then come back for the sum.</p>`,
    ),
    textSection(
      "From a percentage",
      `<p>Use this when the contract or the law names a percentage.</p>
      <ol><li>Take the rent without charges: €850.00.</li><li>Multiply by the percentage: €850.00 × 3 ÷ 100 = €25.50.</li><li>Add: €850.00 + €25.50 = €875.50.</li><li>Round once, at the end, to the cent. If your contract rounds to whole euros, say so in the letter.</li></ol>
      <p>The other way round, when you know both rents: (€875.50 − €850.00) ÷ €850.00 = 0.03, which is 3%.</p>`,
    ),
    textSection(
      "From an index",
      `<p>Index clauses compare two values of a published price index. <strong>New rent = old rent × new index ÷ old index.</strong></p>
      <p>An example with invented index values: the rent was set when the index stood at 112.6, and it now stands at 118.4. €850.00 × 118.4 ÷ 112.6 = <strong>€893.78</strong>, an increase of 5.15%.</p>
      <h3>Points are not per cent</h3>
      <p>The index rose by 5.8 points, but the rent does not rise by 5.8%. Divide the points by the old value: 5.8 ÷ 112.6 = 5.15%. This is the most common mistake with index rents, and it is always in the landlord’s favour, so tenants look for it.</p>`,
    ),
    textSection(
      "From a ceiling",
      `<p>Many rules allow at most so many per cent within so many years. Work from the rent at the <em>start</em> of that period, not from today’s.</p>
      <p>An example: at most 15% within three years, and the rent was €850.00 three years ago. The ceiling is €850.00 × 1.15 = €977.50. If it was raised to €875.50 in between, what is left is €977.50 − €875.50 = <strong>€102.00</strong>, and not another 15%.</p>`,
    ),
    points("Four details that change the result", [
      "Two increases multiply, they do not add: 3% and then 2% on €850.00 is €893.01, which is 5.06% in all.",
      "Charges are not rent: with €850.00 rent and €150.00 charges, 3% is €25.50, and not €30.00.",
      "A part month has two rents: with a new rent of €875.50 from 15 June, June is 14 days at €850.00 and 16 days at €875.50. By thirtieths that is €396.67 + €466.93 = €863.60.",
      "The date counts: an increase announced in May for July leaves June as it is. Notice periods differ; write the first month of the new rent into the letter.",
    ]),
    textSection(
      "What the letter should say",
      `<ol><li>The address, the tenant and the date of the contract.</li><li>The clause or the law the increase rests on.</li><li>The old rent, the sum in one line, the new rent.</li><li>From which month it is due, and that the charges stay as they are.</li><li>What the tenant has to do, if anything, and by when.</li></ol>
      <p>Keep the letter and the proof that it arrived. If the two of you disagree later, the sum on one line saves an afternoon.</p>`,
    ),
    invitationSection(
      "Enter the new rent once",
      "In Keystead an increase is one entry with a date. The months before keep the old rent, the months after take the new one, and the month in between is worked out by the day.",
    ),
    textSection(
      "Who to ask",
      `<p>An owners’ association, a tenants’ advice centre or a lawyer knows the rule for your city. For the figures behind an index clause, ask the statistics office that publishes the index; it names the month each value belongs to.</p>
      <p>See also: <a href="/tools/rental-yield">rental yield, step by step</a> and <a href="/guides/rent-arrears">what to do when the rent does not arrive</a>.</p>`,
    ),
  ],
});
