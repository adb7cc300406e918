import type { Language } from "@keystead/domain/languages";

export type LetterMailTexts = {
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly questions: string;
  readonly foot: string;
};

/** `{…}` are filled in. The letter speaks for itself: the mail only says what it brings and from whom. */
export const letterMailTexts: Readonly<Record<Language, LetterMailTexts>> = {
  en: {
    subject: "{title}: {place}",
    greeting: "Hello {name},",
    lead: "Attached you will find this letter for {place}: {title}, {date}.",
    questions: "If you have any questions, reply to this email. Your answer goes to {reply}.",
    foot: "Sent by {app} on behalf of {landlord}.",
  },
  es: {
    subject: "{title}: {place}",
    greeting: "Buenos días, {name}:",
    lead: "Adjunto encontrará este documento de {place}: {title}, {date}.",
    questions: "Si tiene alguna pregunta, responda a este correo. Su respuesta llega a {reply}.",
    foot: "Enviado por {app} en nombre de {landlord}.",
  },
  de: {
    subject: "{title}: {place}",
    greeting: "Guten Tag {name},",
    lead: "im Anhang finden Sie dieses Schreiben zu {place}: {title}, {date}.",
    questions: "Bei Fragen antworten Sie bitte auf diese E-Mail. Ihre Antwort geht an {reply}.",
    foot: "Gesendet von {app} im Auftrag von {landlord}.",
  },
  fr: {
    subject: "{title} : {place}",
    greeting: "Bonjour {name},",
    lead: "Vous trouverez en pièce jointe ce document pour {place} : {title}, {date}.",
    questions: "Pour toute question, répondez à cet e-mail. Votre réponse parvient à {reply}.",
    foot: "Envoyé par {app} pour le compte de {landlord}.",
  },
  it: {
    subject: "{title}: {place}",
    greeting: "Buongiorno {name},",
    lead: "In allegato trova questo documento per {place}: {title}, {date}.",
    questions: "Per qualsiasi domanda risponda a questa e-mail. La Sua risposta arriva a {reply}.",
    foot: "Inviato da {app} per conto di {landlord}.",
  },
};
