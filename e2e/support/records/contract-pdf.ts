/** A page with one line on it, as small as a PDF can be. */
export const contractPdf: Buffer = (() => {
  const text = "BT /F1 24 Tf 40 120 Td (Lease agreement) Tj ET";
  const parts = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let body = "%PDF-1.4\n";
  const at = parts.map((part, index) => {
    const start = body.length;
    body += `${index + 1} 0 obj${part}endobj\n`;
    return start;
  });
  const table = at.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
  );
})();
