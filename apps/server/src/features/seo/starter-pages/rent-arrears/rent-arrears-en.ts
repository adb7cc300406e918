import { invitationSection, points, starterPage, textSection } from "../starter-page.ts";

export const rentArrearsEn = starterPage({
  slug: "rent-arrears",
  pageType: "guide",
  topic: "rent-arrears",
  title: "Rent arrears: what to do in the first 30 days",
  metaDescription:
    "A calm order of steps when the rent does not arrive: check, ask, agree, write. With wording to copy and the mistakes that make it worse.",
  keywords: ["rent arrears", "late rent", "payment plan", "reminder letter", "landlord"],
  heroTitle: "The rent has not arrived. What now?",
  heroSubtitle:
    "Most late rents are paid within a week if somebody asks kindly and soon. This is the order of steps that keeps both the money and the peace.",
  sections: [
    textSection(
      "The short answer",
      `<p>Check your own records first, ask by phone or message within three days, agree on a date or a plan in writing, and send a formal reminder if that date passes. Write down every step with its day.</p>
      <p><strong>This page is general information, not legal advice.</strong> Notice periods, fees for late payment and the way to end a lease are set by law. Ask a lawyer or an owners’ association before you take a formal step.</p>`,
    ),
    textSection(
      "Day 1 to 3: look before you ask",
      `<ol><li>Is the rent really due? Weekends and bank holidays move a transfer by a day or two, and many contracts allow some days of grace.</li><li>Did it arrive under another name or with another reference? New partners and employers pay too.</li><li>Did the amount change? After an increase, standing orders are often forgotten rather than refused.</li><li>Is the account in your letter still the right one?</li></ol>`,
    ),
    textSection(
      "Day 3 to 7: ask, and listen",
      `<p>A call or a short message, friendly and without a threat:</p>
      <p><em>“Hello Ana, the rent for June (€850.00, due on the 1st) has not reached me yet. Could you have a look? If something came up, tell me, and we will find a date.”</em></p>
      <p>There is nearly always a reason, and the reason decides what to do: a forgotten standing order needs a minute, a lost job needs a plan.</p>`,
    ),
    textSection(
      "Day 7 to 14: agree in writing",
      `<p>What helps is a plan that can be kept. Better a small sum that comes than a large one that does not:</p>
      <ul><li>Open: June €850.00</li><li>From July on: rent €850.00 plus €170.00 each month, due on the 1st</li><li>Paid back after five months: 5 × €170.00 = €850.00</li></ul>
      <p>Both of you confirm it by mail or on paper. Say what happens if an instalment is missed, and keep to it yourself.</p>
      <p>Mention help early. In many places there are housing benefits, municipal funds or advice centres, and they can do more before a notice than after it.</p>`,
    ),
    textSection(
      "Day 14 to 30: the formal reminder",
      `<p>If nobody answers or the plan is broken, the next letter is for the file. It says:</p>
      <ol><li>which months are open, with amount and due date for each, and the total;</li><li>what was paid and how it was counted;</li><li>a last day for the payment, as a date;</li><li>what you will do after that day.</li></ol>
      <p>Send it so that you can prove it arrived. From here on the law of your country decides about every word, so let somebody who knows it read the letter first.</p>`,
    ),
    textSection(
      "Which month does a payment pay?",
      `<p>If the tenant says “for July”, it is for July. If nobody says anything, the oldest open month usually comes first, and your law may name an order. Write down which month you counted a payment for: half of all arguments about arrears are two people counting the same transfer differently.</p>`,
    ),
    points("What helps", [
      "The same day each month for a look at what is open",
      "One list per lease: due, paid, open",
      "A note of every call: day, hour, what was said",
      "A plan that leaves money for food",
    ]),
    points("What makes it worse", [
      "Waiting for the third month in silence",
      "Changing locks, cutting off water or power: unlawful nearly everywhere, and expensive",
      "Telling neighbours or employers",
      "Keeping the deposit as if it were rent, unless your law allows it",
    ]),
    invitationSection(
      "See what is open today",
      "Keystead shows each lease’s rent as due, partly paid or overdue, takes payments in one click and explains every balance line by line.",
    ),
    textSection(
      "When it is over",
      `<p>When everything is paid, write one line: “All rent to date has been paid. Thank you.” It costs nothing, and it is the beginning of the next ten quiet years.</p>
      <p>See also: <a href="/guides/deposit-return">return a deposit without a dispute</a> and <a href="/tools/rent-increase">the sums of a rent increase</a>.</p>`,
    ),
  ],
});
