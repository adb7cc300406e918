import { invitationSection, points, starterPage, textSection } from "./starter-page.ts";

export const rentalYieldPage = starterPage({
  slug: "rental-yield",
  pageType: "calculator",
  topic: "rental-yield",
  title: "Rental yield, worked out: gross, net and cash",
  metaDescription:
    "Gross yield, net yield and return on your own money, worked out on one flat, with the costs that are usually forgotten and what each figure can tell you.",
  keywords: ["rental yield", "gross yield", "net yield", "cash on cash return", "buy to let"],
  heroTitle: "Rental yield: gross, net and what is left in cash",
  heroSubtitle:
    "One flat, three figures. The first looks best, the second is honest, and the third decides whether you sleep well.",
  sections: [
    textSection(
      "The short answer",
      `<p><strong>Gross yield = a year’s rent ÷ purchase price.</strong> A flat for €210,000 that brings €950 a month has 12 × €950 ÷ €210,000 = <strong>5.43%</strong>.</p>
      <p><strong>Net yield = (a year’s rent − costs you cannot pass on) ÷ (price + everything it cost to buy).</strong> The same flat, counted out below, has <strong>3.47%</strong>.</p>
      <p>All figures on this page are invented for the example. It explains a calculation; it is no advice on a purchase.</p>`,
    ),
    textSection(
      "Step 1: what you really paid",
      `<ul><li>Purchase price: €210,000</li><li>Taxes, notary, land register, agent, say 8%: €16,800</li><li>New bathroom before the first tenant: €9,200</li></ul>
      <p>Together: <strong>€236,000</strong>. Purchase costs differ a lot between countries and regions; take yours from the notary’s bill, not from a rule of thumb.</p>`,
    ),
    textSection(
      "Step 2: what really stays of the rent",
      `<p>A year’s rent is 12 × €950 = €11,400. From it go the costs that no tenant pays back:</p>
      <ul><li>Half a month empty each year: €475</li><li>Management and charges that cannot be passed on: €900</li><li>Insurance: €280</li><li>Property tax, where it stays with the owner: €420</li><li>Put aside for repairs, 10% of the rent: €1,140</li></ul>
      <p>Together €3,215, so <strong>€8,185</strong> stays. Divided by €236,000 that is 3.47% net.</p>`,
    ),
    textSection(
      "Step 3: what is left in cash",
      `<p>Say €150,000 of it is borrowed at 3.5%. In the first year the interest is about €5,250.</p>
      <ul><li>Your own money in it: €236,000 − €150,000 = €86,000</li><li>After interest: €8,185 − €5,250 = €2,935</li><li>Return on your own money: €2,935 ÷ €86,000 = <strong>3.41%</strong></li></ul>
      <p>Now repay 2% of the loan a year, €3,000. In cash that leaves €2,935 − €3,000 = <strong>−€65</strong>. The flat earns money and still asks you for some; both are true at once, and a yield alone does not show it.</p>
      <p>Taxes on the rent come on top and depend on you, not on the flat. Leave them out when you compare two flats, and put them in when you plan your year.</p>`,
    ),
    points("What makes a yield look better than it is", [
      "Rent that includes charges: only the part that stays with you counts.",
      "Twelve full months: even a good flat stands empty between two tenants.",
      "The asking price instead of the bill: purchase costs are gone on the first day.",
      "No repairs: a roof does not ask in which year it fits.",
      "The rent of the neighbour: take the rent of the contract, and check that it is a lawful one.",
    ]),
    points("What a yield cannot tell you", [
      "What the flat will be worth in ten years.",
      "How much work it makes: short stays bring more and cost evenings.",
      "Whether the loan still fits when its interest is set anew.",
    ]),
    invitationSection(
      "Start with the rent that really came in",
      "Keystead keeps each property’s rent month by month: what was due, what was paid and what is still open. That is the first line of the sum, without a spreadsheet.",
    ),
    textSection(
      "Check it against your own year",
      `<p>A yield is a forecast until the first twelve months are over. Then add up what arrived, take off what you spent, and compare. If the two differ by more than one per cent of the price, look for the line that was missing.</p>
      <p>See also: <a href="/tools/rent-increase">the sums of a rent increase</a> and <a href="/tools/deposit-interest">interest on a deposit</a>.</p>`,
    ),
  ],
});
