import { invitationSection, points, starterPage, textSection } from "../starter-page.ts";

export const handoverProtocolEn = starterPage({
  slug: "handover-protocol",
  pageType: "guide",
  topic: "handover-protocol",
  title: "Handover protocol: move in and move out, room by room",
  metaDescription:
    "What belongs in a handover protocol, room by room, with meters, keys and photos, and wording for what the two of you do not agree on.",
  keywords: [
    "handover protocol",
    "move-in inspection",
    "move-out inspection",
    "inventory",
    "landlord checklist",
  ],
  heroTitle: "A handover protocol that holds",
  heroSubtitle:
    "Forty minutes at the beginning save weeks at the end. What to look at, what to write down, and what both of you sign.",
  sections: [
    textSection(
      "The short answer",
      `<p>Walk through the flat together, room by room and always in the same direction. Write down what is damaged, what works, what the meters say and how many keys there are. Take photos, sign two copies on the spot, and keep one each. Do the same with the same form when the tenant moves out.</p>
      <p><strong>This page is general information, not legal advice.</strong> In some countries such a record is required, in others it is only wise.</p>`,
    ),
    points("Bring along", [
      "Two printed copies and two pens, or one phone and an address to send the copy to",
      "The protocol of the last handover",
      "A torch, a charger to test sockets, and a roll of paper for dripping taps",
      "All keys, labelled",
    ]),
    points("The first page", [
      "Address, floor, number of the flat",
      "Names of everybody present, and for whom they act",
      "Date and time",
      "Move in or move out",
      "The tenant’s new address and account, when moving out",
    ]),
    textSection(
      "Meters and keys",
      `<p>For each meter: what it measures, its number, the reading with all digits, and a photo on which number and reading can be read. Electricity, gas, cold water, hot water, heating; the ones in the cellar too.</p>
      <p>For the keys: how many of which kind. “3 front door, 3 flat, 1 letter box, 1 cellar” is a line that nobody can argue with. “All keys” is not.</p>`,
    ),
    textSection(
      "Room by room",
      `<p>Begin at the door, go round to the left, end with the ceiling. The same six things in every room:</p>
      <ol><li><strong>Walls and ceiling:</strong> colour, holes, stains, mould</li><li><strong>Floor:</strong> scratches, burns, loose places</li><li><strong>Windows and doors:</strong> do they close, are panes and seals whole, are all handles there</li><li><strong>Heating:</strong> does it get warm, does the valve turn</li><li><strong>Sockets, switches, light:</strong> one try each</li><li><strong>What stays:</strong> furniture and equipment, each with its condition</li></ol>
      <h3>The kitchen</h3>
      <p>Every hob, the oven, the fridge, the extractor, the tap hot and cold, the drain, the sealing along the worktop.</p>
      <h3>The bathroom</h3>
      <p>Pressure and temperature of the water, drains, silicone joints, tiles with holes, the toilet’s flush, the fan.</p>
      <h3>What is forgotten</h3>
      <p>Balcony, cellar, attic, letter box, bell, smoke alarms with their date, the parking space.</p>`,
    ),
    textSection(
      "How to write it down",
      `<p>Say what it is, where it is and how large it is:</p>
      <ul><li>Not: “Floor damaged.”</li><li>But: “Living room, parquet, scratch 12 cm, 40 cm from the balcony door. Photo 14.”</li></ul>
      <p>Write down what is <em>fine</em> as well. “Bathroom: no defects” is worth as much at the end as a list of scratches.</p>
      <p>If you do not agree, write both: <em>“Landlord: stain is new. Tenant: stain was there at move-in, see photo 7 of 1 March 2024.”</em> A protocol records; it does not decide.</p>`,
    ),
    points("Photos that count", [
      "One of the whole room from the door, then the details",
      "Something of known size beside each damage",
      "Numbered, in the order of the walk",
      "Sent to the other side the same day, so that both have the same ones",
    ]),
    textSection(
      "The last line",
      `<p>“Both sides have received a copy. What is repaired by whom and by when: …” Then date and two signatures. If somebody does not want to sign, note that and the names of who was there.</p>`,
    ),
    invitationSection(
      "Begin the lease the way it should end",
      "In Keystead the lease, its tenant, its deposit and every payment stand on one page from the first day, so the sums at the end are already there.",
    ),
    textSection(
      "And then",
      `<p>At the end of the lease compare the two protocols line by line, and go on with <a href="/guides/deposit-return">the return of the deposit</a>.</p>`,
    ),
  ],
});
