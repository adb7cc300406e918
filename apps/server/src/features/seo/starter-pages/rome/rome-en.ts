import { invitationSection, points, starterPage, textSection } from "../starter-page.ts";

export const romeEn = starterPage({
  slug: "rome",
  pageType: "other",
  topic: "letting-in-rome",
  title: "Letting a flat in Rome: a start for small landlords",
  metaDescription:
    "What a small landlord in Rome has to think of: kind of contract, registration, flat tax, short stays and guests, and whom to ask about each.",
  keywords: [
    "letting a flat in Rome",
    "Rome landlord",
    "canone concordato",
    "cedolare secca",
    "CIN",
    "Alloggiati Web",
  ],
  heroTitle: "Letting a flat in Rome",
  heroSubtitle:
    "In Rome the kind of contract decides almost everything: the rent, the tax and the length. Choose it first; the rest follows.",
  sections: [
    textSection(
      "Before you read on",
      `<p>This page was last reviewed in November 2026. It describes in general terms what you will meet and names no rates, because they change with each budget. <strong>It is not legal or tax advice.</strong> Check each point with the office named beside it, or with an accountant (<em>commercialista</em>), before you sign or file anything.</p>`,
    ),
    textSection(
      "First decision: which contract",
      `<p>Leases for living come in a few forms laid down by law. The ones you will hear of in Rome:</p>
      <ul><li><strong>Free rent</strong> (<em>canone libero</em>, “4+4”): the parties agree on the rent; the term is long.</li><li><strong>Agreed rent</strong> (<em>canone concordato</em>, “3+2”): the rent lies within a range set by the local agreement for the zone; in return there are tax advantages. Ask an owners’ or tenants’ association for the range and for the certificate that is usually needed.</li><li><strong>Temporary</strong> (<em>transitorio</em>): for a need that ends, which the contract has to name. For students there is a form of its own.</li><li><strong>Short stays</strong> (<em>locazione breve</em>): for visitors, with duties towards city, region and police.</li></ul>`,
    ),
    textSection(
      "Registration and tax",
      `<p>Leases of more than thirty days in a year are registered with the <a href="https://www.agenziaentrate.gov.it/" target="_blank" rel="noopener noreferrer">Agenzia delle Entrate</a>, as a rule within thirty days. Changes and the end of a lease are reported there too.</p>
      <p>Private owners can often choose a flat tax on the rent (<em>cedolare secca</em>) instead of ordinary income tax with registration duty. Who chooses it gives up the yearly index update while it lasts. Work out both with your accountant before you sign, because the choice as a rule belongs to the registration.</p>`,
    ),
    points("Have ready before the first viewing", [
      "The energy certificate, APE: its class belongs into the advertisement",
      "Land register extract and plan, visura and planimetria, that match the flat as it is",
      "The rules and costs of the condominium",
      "Certificates of boiler and wiring",
    ]),
    textSection(
      "Short stays and guests",
      `<p>Whoever lets to visitors in Rome should expect at least these, and ask the city (<em>Roma Capitale</em>) and the region (<em>Regione Lazio</em>) for the present list:</p>
      <ul><li>a notice to the city and a national identification code (<em>CIN</em>), shown at the door and in every advertisement;</li><li>the guests’ details to the police through <a href="https://alloggiatiweb.poliziadistato.it/" target="_blank" rel="noopener noreferrer">Alloggiati Web</a> soon after arrival, as a rule within 24 hours;</li><li>the city’s tourist tax, collected from guests and passed on with a declaration;</li><li>safety equipment such as detectors and extinguishers.</li></ul>
      <p>Tourist tax is never your income. Keep it apart from the first night.</p>`,
    ),
    textSection(
      "Deposit and condition",
      `<p>A deposit of up to three months’ rent is usual, and interest on it is owed by law unless something else holds for your contract; ask which rate applies. Record the flat with a <a href="/guides/handover-protocol">handover protocol</a> on the first and on the last day, and read <a href="/guides/deposit-return">how to return a deposit without a dispute</a>.</p>`,
    ),
    points("Whom to ask", [
      "Registration, flat tax: Agenzia delle Entrate, or a commercialista",
      "Range of the agreed rent: an owners’ or tenants’ association in Rome",
      "Short stays, tourist tax: Roma Capitale, and Regione Lazio",
      "Guests’ details: the Questura, through Alloggiati Web",
    ]),
    invitationSection(
      "One place for each lease",
      "Keystead keeps contract, rent, payments and deposit of a flat together, works out what is due each month, and shows what is still open.",
    ),
    textSection(
      "A habit worth having",
      `<p>Keep three dates per lease where you will see them: the end of the first term, the last day for a notice before it, and the yearly date of the registration. In Italy a lease that nobody ends mostly goes on by itself, which is convenient only if you wanted it to.</p>`,
    ),
  ],
});
