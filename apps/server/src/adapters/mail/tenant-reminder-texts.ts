import type { Language } from "@keystead/domain/languages";

type Tone = { readonly subject: string; readonly lead: string };

export type TenantReminderTexts = {
  readonly greeting: string;
  /** Nothing is late yet. */
  readonly coming: Tone;
  readonly late: Tone;
  readonly line: string;
  readonly together: string;
  readonly paid: string;
  readonly questions: string;
  readonly foot: string;
  readonly unsubscribe: string;
};

/** `{…}` are filled in. Friendly, and nothing in them threatens: what a landlord wants to demand is said in a letter of their own. */
export const tenantReminderTexts: Readonly<Record<Language, TenantReminderTexts>> = {
  en: {
    greeting: "Hello {name},",
    coming: {
      subject: "Your rent for {place} is due on {date}",
      lead: "A friendly reminder of what is due soon for {place}:",
    },
    late: {
      subject: "Reminder: rent for {place}",
      lead: "A friendly reminder: for {place}, no payment of the following has been recorded yet:",
    },
    line: "{amount}, due on {date}",
    together: "{amount} in total",
    paid: "If you have paid already, no action is needed: the payment may not have been recorded yet.",
    questions: "If you have any questions, reply to this email. Your answer goes to {reply}.",
    foot: "Sent automatically by {app} on behalf of {landlord}.",
    unsubscribe: "Stop these reminders",
  },
  es: {
    greeting: "Buenos días, {name}:",
    coming: {
      subject: "Su alquiler de {place} vence el {date}",
      lead: "Le recordamos amablemente lo que vence próximamente por {place}:",
    },
    late: {
      subject: "Recordatorio: alquiler de {place}",
      lead: "Le recordamos amablemente que, por {place}, aún no consta el pago de lo siguiente:",
    },
    line: "{amount}, vencimiento el {date}",
    together: "{amount} en total",
    paid: "Si ya ha pagado, no tiene que hacer nada: es posible que el pago aún no se haya registrado.",
    questions: "Si tiene alguna pregunta, responda a este correo. Su respuesta llega a {reply}.",
    foot: "Enviado automáticamente por {app} en nombre de {landlord}.",
    unsubscribe: "No recibir más estos recordatorios",
  },
  de: {
    greeting: "Guten Tag {name},",
    coming: {
      subject: "Ihre Miete für {place} ist am {date} fällig",
      lead: "eine freundliche Erinnerung an das, was für {place} demnächst fällig ist:",
    },
    late: {
      subject: "Erinnerung: Miete für {place}",
      lead: "eine freundliche Erinnerung: Für {place} ist zu Folgendem noch keine Zahlung eingetragen:",
    },
    line: "{amount}, fällig am {date}",
    together: "{amount} insgesamt",
    paid: "Falls Sie bereits gezahlt haben, müssen Sie nichts tun: Die Zahlung ist vielleicht noch nicht eingetragen.",
    questions: "Bei Fragen antworten Sie bitte auf diese E-Mail. Ihre Antwort geht an {reply}.",
    foot: "Automatisch gesendet von {app} im Auftrag von {landlord}.",
    unsubscribe: "Keine solchen Erinnerungen mehr erhalten",
  },
  fr: {
    greeting: "Bonjour {name},",
    coming: {
      subject: "Votre loyer pour {place} est à régler le {date}",
      lead: "Un rappel amical de ce qui sera bientôt à régler pour {place} :",
    },
    late: {
      subject: "Rappel : loyer pour {place}",
      lead: "Un rappel amical : pour {place}, aucun paiement n’est encore enregistré pour ce qui suit :",
    },
    line: "{amount}, échéance le {date}",
    together: "{amount} au total",
    paid: "Si vous avez déjà payé, vous n’avez rien à faire : le paiement n’est peut-être pas encore enregistré.",
    questions: "Pour toute question, répondez à cet e-mail. Votre réponse parvient à {reply}.",
    foot: "Envoyé automatiquement par {app} pour le compte de {landlord}.",
    unsubscribe: "Ne plus recevoir ces rappels",
  },
  it: {
    greeting: "Buongiorno {name},",
    coming: {
      subject: "Il Suo canone per {place} scade il {date}",
      lead: "Un cordiale promemoria di quanto scade a breve per {place}:",
    },
    late: {
      subject: "Promemoria: canone per {place}",
      lead: "Un cordiale promemoria: per {place} non risulta ancora registrato il pagamento di quanto segue:",
    },
    line: "{amount}, scadenza il {date}",
    together: "{amount} in totale",
    paid: "Se ha già pagato, non deve fare nulla: è possibile che il pagamento non sia ancora stato registrato.",
    questions: "Per qualsiasi domanda risponda a questa e-mail. La Sua risposta arriva a {reply}.",
    foot: "Inviato automaticamente da {app} per conto di {landlord}.",
    unsubscribe: "Non ricevere più questi promemoria",
  },
};
