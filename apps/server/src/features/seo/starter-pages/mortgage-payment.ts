import { invitationSection, points, starterPage, textSection } from "./starter-page.ts";

export const mortgagePayment = starterPage({
  slug: "mortgage-payment",
  pageType: "calculator",
  topic: "mortgage-payment",
  title: "Mortgage payment: the monthly sum, worked out",
  metaDescription:
    "What a mortgage costs a month and in all, worked out from price, own money, rate and years, with the formula and what the payment does not tell you.",
  keywords: ["mortgage payment", "monthly payment", "annuity loan", "loan interest", "buy to let"],
  heroTitle: "Mortgage payment: what it costs a month, and in all",
  heroSubtitle:
    "Four figures go in, four come out. The monthly one is what the bank shows you; the total is what you pay.",
  sections: [
    textSection(
      "The short answer",
      `<p>An annuity loan has the same payment every month: <strong>payment = loan × i ÷ (1 − (1 + i)^−n)</strong>, with i = yearly rate ÷ 12 and n = months. A loan of €150,000 at 3.5% over 25 years costs <strong>€750.94</strong> a month, and €75,280.61 of interest in all.</p>
      <p>All figures are invented for the example. It shows a calculation; it is no advice on a loan.</p>`,
    ),
    textSection(
      "What happens inside the payment",
      `<p>In the first month the interest is €150,000 × 3.5% ÷ 12 = €437.50, so €313.44 pays the loan back. Each month the interest is a little less and the rest a little more. That is why the first years feel as if nothing moves, and why an extra payment early saves more than the same one late.</p>`,
    ),
    points("What changes the payment most", [
      "The years: 30 instead of 25 lowers the month and raises the interest in all.",
      "The rate: half a per cent on a long loan is more than most purchase costs.",
      "Your own money: what is not borrowed costs no interest.",
      "The end of the fixed rate: work it out again with a higher one before you sign.",
    ]),
    points("What the payment does not contain", [
      "Purchase taxes, notary and agent: they are gone on the first day.",
      "Insurance, property tax and what is put aside for repairs.",
      "A month without rent. The bank wants its payment all the same.",
    ]),
    invitationSection(
      "See the loan beside the rent",
      "Keystead keeps each home’s rent, costs and loan side by side, and says what is left after the bank has been paid.",
    ),
    textSection(
      "Check it against the bank’s own sheet",
      `<p>A bank may count days instead of months, take fees or round each payment. Differences of a few cents are that; more than that is a question to ask.</p>
      <p>See also: <a href="/tools/rental-yield">rental yield, worked out</a>.</p>`,
    ),
  ],
});
