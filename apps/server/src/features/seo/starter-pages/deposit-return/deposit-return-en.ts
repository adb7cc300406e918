import { invitationSection, points, starterPage, textSection } from "../starter-page.ts";

export const depositReturnEn = starterPage({
  slug: "deposit-return",
  pageType: "guide",
  topic: "deposit-return",
  title: "Return a deposit without a dispute: steps for landlords",
  metaDescription:
    "From notice to refund: what to write down, what to photograph, what you may deduct, and how to explain the sum in one page.",
  keywords: ["deposit return", "rent deposit refund", "deductions", "normal wear", "landlord"],
  heroTitle: "Return a deposit without a dispute",
  heroSubtitle:
    "Most disputes are about missing evidence, not missing money. Record the condition twice, write one page of sums, and pay the rest on time.",
  sections: [
    textSection(
      "The short answer",
      `<p>Compare the flat with the move-in record, deduct only what goes beyond normal wear and is backed by a receipt or quote, send a written statement, and refund the rest within the period your law or contract sets.</p>
      <p><strong>This page is general information, not legal advice.</strong> Periods, interest and allowed deductions differ by country and by contract. Check yours before you deduct.</p>`,
    ),
    textSection(
      "From notice to refund, step by step",
      `<ol><li>Confirm the notice in writing, with the last day of the lease.</li><li>Offer a visit two weeks before, so that small repairs can still be done by the tenant.</li><li>Inspect on the last day, with the tenant and the move-in record in hand.</li><li>Photograph every room and every meter. Write the readings down.</li><li>Take back all keys and note how many.</li><li>Ask for the new address and the account for the refund.</li><li>Collect a receipt or a quote for each deduction.</li><li>Send one page: deposit, deductions, interest if owed, refund.</li><li>Pay, and keep the statement with the lease.</li></ol>
      <p>For the inspection itself there is a <a href="/guides/handover-protocol">handover protocol, room by room</a>.</p>`,
    ),
    textSection(
      "What is usually wear, and what is not",
      `<p>The line is age and use: what ten careful tenants would have left behind too is wear. Courts and contracts draw it differently, so read these as a start.</p>`,
    ),
    points("Usually normal wear", [
      "Faded paint, small nail holes",
      "Worn carpet on the usual path",
      "A loose handle after years of use",
      "Limescale in ordinary amounts",
    ]),
    points("Usually a deduction", [
      "A wall painted in a new colour, not agreed",
      "Burns, stains or a torn carpet",
      "A broken door or a missing handle",
      "A flat left uncleaned",
    ]),
    textSection(
      "The statement, on one page",
      `<p>Four lines are enough, each with its evidence. An example with invented figures:</p>
      <ul><li>Deposit received on 1 March 2024: €1,900.00</li><li>Bathroom door, receipt no. 2: less €180.00</li><li>Final cleaning, quote no. 3: less €120.00</li><li><strong>Refund: €1,600.00</strong></li></ul>
      <p>Old things have an old value: a carpet that would have been replaced next year is not charged as a new one. Where interest is owed, add it as a line of its own; <a href="/tools/deposit-interest">this is how to work it out</a>.</p>`,
    ),
    invitationSection(
      "Keep deposits apart from income",
      "In Keystead a deposit is money you owe, not money you earned. It stays with the lease until you return or keep it.",
    ),
    textSection(
      "Three mistakes that cost the most",
      `<ol><li><strong>No move-in record.</strong> Without a first photo there is no second one to compare.</li><li><strong>Mixing deposit and rent.</strong> The last month of rent is rent. Set it off only if your law allows it.</li><li><strong>Waiting.</strong> A late refund turns a small deduction into a large argument.</li></ol>`,
    ),
  ],
});
