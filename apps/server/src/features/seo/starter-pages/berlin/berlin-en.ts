import { invitationSection, points, starterPage, textSection } from "../starter-page.ts";

export const berlinEn = starterPage({
  slug: "berlin",
  pageType: "other",
  topic: "letting-in-berlin",
  title: "Letting a flat in Berlin: a start for small landlords",
  metaDescription:
    "What a small landlord in Berlin has to think of: rent level, deposit, operating costs, short stays, and whom to ask about each.",
  keywords: ["letting a flat in Berlin", "Berlin landlord", "Mietspiegel", "Mietpreisbremse", "Nebenkosten"],
  heroTitle: "Letting a flat in Berlin",
  heroSubtitle:
    "Few cities have as many rules about rent. The ones every small landlord meets, in the order they come up, and the office that answers each of them.",
  sections: [
    textSection(
      "Before you read on",
      `<p>This page was last reviewed in November 2026. It describes in general terms what you will meet; rent law changes, and courts add to it. <strong>It is not legal or tax advice.</strong> Check each point with the office named beside it, with an owners’ association or with a lawyer, before you sign or write anything.</p>`,
    ),
    textSection(
      "Before the advertisement: which rent is allowed",
      `<p>In areas with a tight housing market, the rent of a new lease may exceed the local comparative rent only by a limited share. This rule is known as <em>Mietpreisbremse</em>, Berlin has been such an area, and there are exceptions, for example for buildings that are new.</p>
      <p>The measure is the <a href="https://mietspiegel.berlin.de/" target="_blank" rel="noopener noreferrer">Berliner Mietspiegel</a>, the city’s table of usual rents. Work out your flat’s range before you name a price, and keep the sheet: a tenant may ask how the rent came about, even years later.</p>`,
    ),
    points("Have ready before the first viewing", [
      "The energy certificate, to be shown without being asked",
      "The floor area, measured rather than guessed",
      "The last statement of operating costs",
      "The former rent, where the law makes you disclose it",
    ]),
    textSection(
      "The lease and the deposit",
      `<p>A lease without an end is the rule; a fixed term needs one of the reasons the law names, in writing.</p>
      <p>The deposit (<em>Kaution</em>) may not be more than three months’ rent without operating costs, and the tenant may pay it in three monthly parts. It has to be kept apart from your own money, at interest, and the interest belongs to the tenant. <a href="/tools/deposit-interest">How to work it out is here.</a></p>
      <p>When somebody moves in, the landlord confirms it on a form (<em>Wohnungsgeberbestätigung</em>) that the tenant needs for the registration office. Have it ready at the <a href="/guides/handover-protocol">handover</a>.</p>`,
    ),
    textSection(
      "Operating costs, once a year",
      `<p>Monthly advance payments for operating costs (<em>Betriebskosten</em>) are settled once a year. The statement has to reach the tenant within twelve months after the end of the period; what comes later can usually not be claimed any more.</p>
      <ul><li>Only costs that the lease passes on, and that the law allows to be passed on.</li><li>Each cost with its total, its key and the tenant’s share.</li><li>Heating and hot water mostly by consumption.</li></ul>
      <p>Put the date into your calendar on the day the period ends. It is the one deadline that costs money by itself.</p>`,
    ),
    textSection(
      "Raising the rent",
      `<p>There are separate ways: up to the local comparative rent with the tenant’s consent, after modernisation, by agreed steps, or by an index. Each has its own form, waiting time and ceiling, and they cannot be mixed freely. Berlin has had a lower ceiling than other places, so look up what holds this year.</p>
      <p><a href="/tools/rent-increase">The arithmetic of each way, with examples.</a></p>`,
    ),
    textSection(
      "Short stays",
      `<p>Letting a home to visitors needs a permit from the district in most cases (<em>Zweckentfremdung</em>), and advertisements need a registration number. Fines are high. Ask the <em>Bezirksamt</em> of the district the flat lies in before the first guest.</p>`,
    ),
    points("Whom to ask", [
      "Rent level: the Mietspiegel and its query service",
      "Lease, notice, increases: an owners’ association such as Haus & Grund, or a lawyer",
      "Short stays: the Bezirksamt of the district",
      "Income tax and property tax: a tax adviser, or the Finanzamt",
    ]),
    invitationSection(
      "Rent and charges, kept apart",
      "Keystead keeps rent and charges of a lease as two amounts, each with its own history, and shows deposits as what they are: the tenant’s money.",
    ),
    textSection(
      "A habit worth having",
      `<p>Write down on the first of January what is due this year: operating costs by when, index or step by when, smoke alarms checked when. Berlin forgives a friendly letter; it does not forgive a missed date.</p>`,
    ),
  ],
});
