import { invitationSection, points, starterPage, textSection } from "../starter-page.ts";

export const lisbonEn = starterPage({
  slug: "lisbon",
  pageType: "other",
  topic: "letting-in-lisbon",
  title: "Letting a flat in Lisbon: a start for small landlords",
  metaDescription:
    "What a small landlord in Lisbon has to think of: contract, receipts, yearly update of the rent, short stays, and whom to ask about each.",
  keywords: [
    "letting a flat in Lisbon",
    "Lisbon landlord",
    "arrendamento",
    "alojamento local",
    "rent update Portugal",
  ],
  heroTitle: "Letting a flat in Lisbon",
  heroSubtitle:
    "The questions every small landlord in Lisbon meets, in the order they come up, and the office that answers each of them.",
  sections: [
    textSection(
      "Before you read on",
      `<p>This page was last reviewed in November 2026. It describes in general terms what you will meet, and it names no amounts, because they change. <strong>It is not legal or tax advice.</strong> Check each point with the office named beside it, or with a lawyer or accountant, before you sign or file anything.</p>`,
    ),
    textSection(
      "First decision: a home or short stays",
      `<p>A lease for living (<em>arrendamento habitacional</em>) and letting to visitors (<em>alojamento local</em>) are two different worlds in Portugal, with different rules, taxes and offices.</p>
      <ul><li><strong>A home:</strong> a written lease with a fixed term is usual. Ask a lawyer or an owners’ association about the shortest term, renewals and notice periods that hold at the moment.</li><li><strong>Short stays:</strong> they need a registration, and parts of Lisbon have been closed or limited for new ones. Ask the city, <em>Câmara Municipal de Lisboa</em>, about your street before you buy or furnish anything, and read the rules of your condominium.</li></ul>`,
    ),
    points("Have ready before the first viewing", [
      "The energy certificate: it is normally needed as soon as the flat is advertised",
      "The land register and tax documents of the flat, caderneta predial and certidão",
      "Your own tax number, and the tenant’s",
      "A list of what stays in the flat, with photos",
    ]),
    textSection(
      "The contract and the tax office",
      `<p>Leases are reported to the tax authority, <em>Autoridade Tributária</em>, usually through its portal, and stamp duty is normally due on them. Rent receipts are issued electronically by most landlords. Deadlines and exceptions are on the <a href="https://www.portaldasfinancas.gov.pt/" target="_blank" rel="noopener noreferrer">Portal das Finanças</a>; an accountant sets it up in an hour.</p>
      <p>Owners who live abroad should ask early whether they need a tax representative, and how the rent is taxed in both countries.</p>`,
    ),
    textSection(
      "The yearly update of the rent",
      `<p>For leases without a rule of their own, the rent may usually be updated once a year by a coefficient. It follows the statistics of <a href="https://www.ine.pt/" target="_blank" rel="noopener noreferrer">INE, the statistics office</a>, and is published for the following year, mostly in autumn. Parliament has set other limits in some years, so look up the coefficient of <em>your</em> year and the notice period before you write.</p>
      <p>The sum itself is short: old rent × coefficient. <a href="/tools/rent-increase">Examples with part months are here.</a></p>`,
    ),
    textSection(
      "Deposit, keys and condition",
      `<p>Advance rent and a deposit (<em>caução</em>) are usual; how much may be asked is limited by law, so check the present limit. Whatever you agree, write it into the lease, and record the flat with a <a href="/guides/handover-protocol">handover protocol</a> on the first and on the last day.</p>`,
    ),
    points("Whom to ask", [
      "Taxes, receipts, stamp duty: Autoridade Tributária, or an accountant",
      "Short stays, tourist tax, licences: Câmara Municipal de Lisboa",
      "Lease terms, notice, rent limits: a lawyer, or an owners’ association",
      "Rules of the building: the administration of your condominium",
    ]),
    invitationSection(
      "Keep the months in order",
      "Keystead works out each month’s rent from the lease, shows what is open, and keeps your books in euros wherever you live yourself.",
    ),
    textSection(
      "A habit worth having",
      `<p>Once a year, in the week the new coefficient appears, go through every lease: is the contract still reported correctly, is the insurance paid, is the certificate valid, is an update due? One afternoon, and the year is quiet.</p>`,
    ),
  ],
});
