import { languages } from "@keystead/domain/languages";
import { expect, it } from "vitest";

import { loadMessages, speak, translator } from "../../lib/messages.ts";
import { personalLabels } from "./personal-labels.ts";

it("names what goes with a person as it stands within a sentence, in each language", async () => {
  const message: string[] = [];
  for (const language of languages) {
    await speak(language);
    await loadMessages(
      import.meta.glob("../../../../../packages/messages/*/tenants.json", { import: "default" }),
    );
    message.push(personalLabels(translator("tenants", language), language));
  }
  // A field that is added to the record is named too, before the notes.
  expect(message.toSorted()).toEqual(
    [
      /^Name, E-Mail, Telefon, Sprache(, .+)? und Notizen$/,
      /^name, email, phone, language(, .+)? and notes$/,
      /^nom, e-mail, téléphone, langue(, .+)? et notes$/,
      /^nombre, correo electrónico, teléfono, idioma(, .+)? y notas$/,
      /^nome, e-mail, telefono, lingua(, .+)? e note$/,
    ].map((sentence) => expect.stringMatching(sentence)),
  );
});

it("leaves an abbreviation as it is", () => {
  expect(personalLabels(() => "NIF", "es")).toMatch(/^NIF(, NIF)+ y NIF$/);
});
