import type { Language } from "@keystead/domain/languages";
import type { CleanerNews } from "@keystead/domain/turnovers";

type Tone = { readonly subject: string; readonly lead: string };

type CleanerReminderTexts = Readonly<
  Record<"greeting" | "when" | "was" | "before" | "map" | "ready" | "open" | "questions" | "foot", string>
> &
  Readonly<Record<"coming" | CleanerNews, Tone>>;

/** `{…}` are filled in; days and times are those at the property. */
export const cleanerReminderTexts: Readonly<Record<Language, CleanerReminderTexts>> = {
  en: {
    greeting: "Hello {name},",
    coming: { subject: "Cleaning on {date}, {from}: {place}", lead: "A reminder of your next cleaning:" },
    moved: {
      subject: "Changed: cleaning now on {date}, {from}: {place}",
      lead: "This cleaning has changed. It is now:",
    },
    off: {
      subject: "Not needed: cleaning on {date}, {from}: {place}",
      lead: "This cleaning is not yours to do any more:",
    },
    before: "Before: {date}, {from}, {place}",
    map: "Open map",
    was: "{date}, {from}",
    when: "{date}, {from}–{to}",
    ready: "Ready by {time} on {date}",
    open: "Open your jobs and confirm that it suits",
    questions: "If you have any questions, reply to this email. Your answer goes to {reply}.",
    foot: "Sent automatically by {app} on behalf of {landlord}.",
  },
  es: {
    greeting: "Buenos días, {name}:",
    coming: { subject: "Limpieza el {date}, {from}: {place}", lead: "Le recordamos su próxima limpieza:" },
    moved: {
      subject: "Cambio: limpieza ahora el {date}, {from}: {place}",
      lead: "Esta limpieza ha cambiado. Ahora es:",
    },
    off: {
      subject: "Ya no: limpieza el {date}, {from}: {place}",
      lead: "Esta limpieza ya no le corresponde:",
    },
    before: "Antes: {date}, {from}, {place}",
    map: "Abrir el mapa",
    was: "{date}, {from}",
    when: "{date}, {from}–{to}",
    ready: "Lista antes de las {time} del {date}",
    open: "Abrir los trabajos y confirmar",
    questions: "Si tiene alguna pregunta, responda a este correo. Su respuesta llega a {reply}.",
    foot: "Enviado automáticamente por {app} en nombre de {landlord}.",
  },
  de: {
    greeting: "Guten Tag {name},",
    coming: {
      subject: "Reinigung am {date}, {from} Uhr: {place}",
      lead: "Eine Erinnerung an Ihre nächste Reinigung:",
    },
    moved: {
      subject: "Geändert: Reinigung jetzt am {date}, {from} Uhr: {place}",
      lead: "Diese Reinigung hat sich geändert. Jetzt gilt:",
    },
    off: {
      subject: "Entfällt: Reinigung am {date}, {from} Uhr: {place}",
      lead: "Diese Reinigung entfällt für Sie:",
    },
    before: "Bisher: {date}, {from} Uhr, {place}",
    map: "Karte öffnen",
    was: "{date}, {from} Uhr",
    when: "{date}, {from}–{to} Uhr",
    ready: "Fertig bis {time} Uhr am {date}",
    open: "Einsätze öffnen und bestätigen",
    questions: "Bei Fragen antworten Sie auf diese E-Mail. Ihre Antwort geht an {reply}.",
    foot: "Automatisch gesendet von {app} im Auftrag von {landlord}.",
  },
  fr: {
    greeting: "Bonjour {name},",
    coming: { subject: "Ménage le {date}, {from} : {place}", lead: "Un rappel de votre prochain ménage :" },
    moved: {
      subject: "Modifié : ménage désormais le {date}, {from} : {place}",
      lead: "Ce ménage a été modifié. Il a désormais lieu :",
    },
    off: { subject: "Annulé : ménage le {date}, {from} : {place}", lead: "Ce ménage ne vous revient plus :" },
    before: "Avant : {date}, {from}, {place}",
    map: "Ouvrir la carte",
    was: "{date}, {from}",
    when: "{date}, {from}–{to}",
    ready: "Prêt avant {time} le {date}",
    open: "Ouvrir vos missions et confirmer",
    questions: "Pour toute question, répondez à cet e-mail. Votre réponse parvient à {reply}.",
    foot: "Envoyé automatiquement par {app} au nom de {landlord}.",
  },
  it: {
    greeting: "Buongiorno {name},",
    coming: {
      subject: "Pulizia il {date}, {from}: {place}",
      lead: "Un promemoria della Sua prossima pulizia:",
    },
    moved: {
      subject: "Modificata: pulizia ora il {date}, {from}: {place}",
      lead: "Questa pulizia è stata modificata. Ora è:",
    },
    off: {
      subject: "Non serve più: pulizia il {date}, {from}: {place}",
      lead: "Questa pulizia non spetta più a Lei:",
    },
    before: "Prima: {date}, {from}, {place}",
    map: "Apri la mappa",
    was: "{date}, {from}",
    when: "{date}, {from}–{to}",
    ready: "Pronto entro le {time} del {date}",
    open: "Apra i Suoi lavori e confermi",
    questions: "Per qualsiasi domanda risponda a questa e-mail. La Sua risposta arriva a {reply}.",
    foot: "Inviato automaticamente da {app} per conto di {landlord}.",
  },
};
