import { invitationSection, points, starterPage, textSection } from "./starter-page.ts";

export const depositInterestPage = starterPage({
  slug: "deposit-interest",
  pageType: "calculator",
  topic: "deposit-interest",
  title: "Interest on a rent deposit, by the day or by the year",
  metaDescription:
    "Work out the interest on a rent deposit by the day, with compound years and with rates that change, and see what the refund letter should show.",
  keywords: ["deposit interest", "rent deposit", "compound interest", "deposit refund"],
  heroTitle: "Interest on a deposit, worked out",
  heroSubtitle:
    "A deposit is the tenant’s money. Where interest is owed on it, the sum is short; only the days and the years need care.",
  sections: [
    textSection(
      "The short answer",
      `<p><strong>Interest for one period = deposit × rate × days ÷ 365.</strong> On €1,900.00 at 1.5% a full year is €28.50, and half a year of 183 days is €14.29.</p>
      <p><strong>Whether interest is owed at all, at which rate and from which day, is a matter of your law and your contract.</strong> In some countries the landlord must invest the deposit, in others a scheme holds it, in others nothing is owed. Check before you calculate.</p>`,
    ),
    textSection(
      "Simple interest: each year on its own",
      `<p>The deposit of €1,900.00 was received on 1 March 2023 and paid back on 31 August 2026. The rate is 1.5% throughout.</p>
      <ul><li>Three full years to 28 February 2026: 3 × €28.50 = €85.50</li><li>From 1 March to 31 August 2026, 183 days: €1,900.00 × 1.5% × 183 ÷ 365 = €14.29</li><li>Together: <strong>€99.79</strong></li></ul>`,
    ),
    textSection(
      "Compound interest: interest earns interest",
      `<p>If the interest stays in the account and counts as deposit from then on, each year begins a little higher:</p>
      <ul><li>After three years: €1,900.00 × 1.015³ = €1,986.79</li><li>The last 183 days: €1,986.79 × 1.5% × 183 ÷ 365 = €14.94</li><li>Together: €86.79 + €14.94 = <strong>€101.73</strong></li></ul>
      <p>The difference is €1.94. With small rates and few years the choice hardly matters; still, name in the letter which one you used.</p>`,
    ),
    textSection(
      "When the rate changed",
      `<p>Do not average the rates. Cut the time where the rate changed and add the pieces:</p>
      <ol><li>From 1 March to 31 December 2023 at 2.0%, 306 days: €1,900.00 × 2.0% × 306 ÷ 365 = €31.86</li><li>The year 2024 at 1.5%: €28.50</li><li>The year 2025 at 1.0%: €19.00</li></ol>
      <p>Together €79.36. Bank statements give you the dates; keep them with the lease.</p>`,
    ),
    points("Details that start arguments", [
      "The first day is the day the money arrived, and not the day the lease began.",
      "A deposit paid in three parts is three small sums with three first days.",
      "Count each day once: the day of the refund is usually not counted.",
      "365 or 360 days: banks differ. Take what your contract or your account says.",
      "Tax on the interest may have been kept by the bank. Then show what was earned, what was kept and what is left.",
    ]),
    points("What the refund letter shows", [
      "Deposit received, with the date",
      "Interest, with rate, days and the sum on one line",
      "Deductions, each with its receipt or quote",
      "Refund, and when it was paid",
    ]),
    invitationSection(
      "Keep the deposit where you can see it",
      "In Keystead a deposit is money you owe. What was received, returned or kept stands with its lease, with dates, and never counts as income by accident.",
    ),
    textSection(
      "One honest word about small rates",
      `<p>At 0.1% a deposit of €1,900.00 earns €6.65 in three and a half years. It is still the tenant’s where the law says so, and a letter that shows it is believed on the other lines too.</p>
      <p>See also: <a href="/guides/deposit-return">return a deposit without a dispute</a>.</p>`,
    ),
  ],
});
