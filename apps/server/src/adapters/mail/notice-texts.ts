import type { Language } from "@keystead/domain/languages";
import type { NoticeKind } from "@keystead/domain/notices";
import type { SecretAddressKind } from "@keystead/domain/people";
import type { OpenTurnover, ProblemToTell } from "@keystead/domain/turnovers";

type Counted = { readonly one: string; readonly other: string };

export type NoticeTexts = {
  /** What the part of a mail is headed with that tells of one kind. */
  readonly kinds: Readonly<Record<NoticeKind, string>>;
  readonly dueOn: string;
  readonly daysLate: Counted;
  readonly endsOn: string;
  readonly taskDueOn: string;
  readonly given: string;
  readonly accepted: string;
  /** Of a secret address that somebody could read who has deleted their account. */
  readonly renewed: Readonly<Record<SecretAddressKind, string>>;
  /** Of a turnover that begins within a day, by what it lacks; and of one that is done. */
  readonly turnover: Readonly<Record<OpenTurnover, string>> & { readonly done: string };
  readonly problem: Readonly<Record<ProblemToTell, string>>;
  /** Of a stay that overlaps another one. */
  readonly conflict: string;
  readonly job: Readonly<Record<"soon" | "changed", string>>;
  readonly week: {
    readonly late: Counted;
    readonly nothingLate: string;
    readonly coming: string;
    readonly ending: Counted;
  };
  readonly more: Counted;
  readonly propertiesOf: string;
  readonly settings: string;
  readonly unsubscribe: string;
  /** Of a mail that tells of several kinds: one of them. */
  readonly unsubscribeOnly: string;
  readonly test: { readonly subject: string; readonly lead: string };
  /** Of the examples in a test. */
  readonly example: { readonly name: string; readonly place: string; readonly task: string };
};

/** `{…}` are filled in; formal address, the words of the screens. */
export const noticeTexts: Readonly<Record<Language, NoticeTexts>> = {
  en: {
    kinds: {
      rent_due: "Rent due soon",
      rent_overdue: "Rent overdue",
      lease_ending: "Leases ending",
      task_due: "Tasks due",
      task_given: "Tasks given to you",
      booking_conflict: "Bookings in conflict",
      turnover_unconfirmed: "Turnovers not confirmed",
      turnover_done: "Turnovers done",
      turnover_problem: "Problems of turnovers",
      job_soon: "Your next jobs",
      job_changed: "Changes of your jobs",
      invitation_accepted: "New in your workspace",
      address_renewed: "Secret addresses made anew",
      weekly_summary: "Your week",
    },
    dueOn: "{amount}, due on {date}",
    daysLate: { one: "{amount}, 1 day late", other: "{amount}, {count} days late" },
    endsOn: "Ends on {date}",
    taskDueOn: "Due on {date}",
    given: "Given to you",
    accepted: "Accepted your invitation",
    renewed: {
      calendar_feed:
        "Somebody who could read the address of this calendar feed deleted their account. The old address opens nothing any more: put the new one into the calendar.",
      cleaner_link:
        "Somebody who could read the link of this cleaner deleted their account. The old link opens nothing any more: send the cleaner the new one.",
    },
    job: { soon: "Cleaning on {date}", changed: "Changed, was on {date}" },
    conflict: "Overlaps another booking; arrives on {date}",
    problem: {
      damage: "Damage, reported by the cleaner",
      missing: "Something is missing, reported by the cleaner",
      supplies: "Supplies are running out, reported by the cleaner",
      access: "No way in, reported by the cleaner",
      no_room: "A photo waits on the cleaner’s phone: the storage of your plan is full",
    },
    turnover: {
      nobody: "Nobody is assigned; it starts on {date}",
      no_link: "No one has opened the link: please send it. It starts on {date}",
      unanswered: "No answer yet; it starts on {date}",
      done: "Done",
    },
    week: {
      late: { one: "{amount} overdue, of 1 lease", other: "{amount} overdue, of {count} leases" },
      nothingLate: "Nothing is overdue.",
      coming: "{amount} due within 7 days",
      ending: { one: "1 lease ends within 60 days", other: "{count} leases end within 60 days" },
    },
    more: { one: "and 1 more", other: "and {count} more" },
    propertiesOf: "Properties of {name}",
    settings: "Choose what you hear of",
    unsubscribe: "Stop these mails",
    unsubscribeOnly: "Stop only “{kind}”",
    test: {
      subject: "Test: what a mail of {app} looks like",
      lead: "You asked for this test. The lines below are examples.",
    },
    example: { name: "Ada Example", place: "Example Street 1, Flat 2", task: "Check the boiler" },
  },
  es: {
    kinds: {
      rent_due: "Alquiler próximo a vencer",
      rent_overdue: "Alquiler vencido",
      lease_ending: "Contratos que terminan",
      task_due: "Tareas que vencen",
      task_given: "Tareas que se le han asignado",
      booking_conflict: "Reservas en conflicto",
      turnover_unconfirmed: "Limpiezas sin confirmar",
      turnover_done: "Limpiezas terminadas",
      turnover_problem: "Problemas en limpiezas",
      job_soon: "Sus próximos servicios",
      job_changed: "Cambios en sus servicios",
      invitation_accepted: "Novedades en su espacio",
      address_renewed: "Direcciones secretas renovadas",
      weekly_summary: "Su semana",
    },
    dueOn: "{amount}, vence el {date}",
    daysLate: { one: "{amount}, 1 día de retraso", other: "{amount}, {count} días de retraso" },
    endsOn: "Termina el {date}",
    taskDueOn: "Vence el {date}",
    given: "Asignada a usted",
    accepted: "Ha aceptado su invitación",
    renewed: {
      calendar_feed:
        "Una persona que podía leer la dirección de este calendario eliminó su cuenta. La dirección antigua ya no abre nada: ponga la nueva en el calendario.",
      cleaner_link:
        "Una persona que podía leer el enlace de quien limpia eliminó su cuenta. El enlace antiguo ya no abre nada: envíe el nuevo a quien limpia.",
    },
    job: { soon: "Limpieza el {date}", changed: "Cambio, era el {date}" },
    conflict: "Se solapa con otra reserva; llega el {date}",
    problem: {
      damage: "Un daño, avisa quien limpia",
      missing: "Falta algo, avisa quien limpia",
      supplies: "Se acaban los suministros, avisa quien limpia",
      access: "No se puede entrar, avisa quien limpia",
      no_room: "Una foto espera en el teléfono de quien limpia: el almacenamiento de su plan está lleno",
    },
    turnover: {
      nobody: "Nadie asignado; empieza el {date}",
      no_link: "Nadie ha abierto el enlace: envíelo, por favor. Empieza el {date}",
      unanswered: "Aún sin respuesta; empieza el {date}",
      done: "Terminada",
    },
    week: {
      late: { one: "{amount} vencidos, de 1 contrato", other: "{amount} vencidos, de {count} contratos" },
      nothingLate: "No hay nada vencido.",
      coming: "{amount} vencen en los próximos 7 días",
      ending: {
        one: "1 contrato termina en los próximos 60 días",
        other: "{count} contratos terminan en los próximos 60 días",
      },
    },
    more: { one: "y 1 más", other: "y {count} más" },
    propertiesOf: "Propiedades de {name}",
    settings: "Elegir de qué quiere enterarse",
    unsubscribe: "No recibir más estos correos",
    unsubscribeOnly: "Dejar de recibir solo «{kind}»",
    test: {
      subject: "Prueba: así es un correo de {app}",
      lead: "Usted ha pedido esta prueba. Las líneas siguientes son ejemplos.",
    },
    example: { name: "Ada Ejemplo", place: "Calle Ejemplo 1, piso 2", task: "Revisar la caldera" },
  },
  de: {
    kinds: {
      rent_due: "Miete bald fällig",
      rent_overdue: "Miete überfällig",
      lease_ending: "Endende Mietverträge",
      task_due: "Fällige Aufgaben",
      task_given: "Ihnen übertragene Aufgaben",
      booking_conflict: "Buchungen im Konflikt",
      turnover_unconfirmed: "Unbestätigte Reinigungen",
      turnover_done: "Erledigte Reinigungen",
      turnover_problem: "Probleme bei Reinigungen",
      job_soon: "Ihre nächsten Aufträge",
      job_changed: "Änderungen Ihrer Aufträge",
      invitation_accepted: "Neu in Ihrem Arbeitsbereich",
      address_renewed: "Geheime Adressen erneuert",
      weekly_summary: "Ihre Woche",
    },
    dueOn: "{amount}, fällig am {date}",
    daysLate: { one: "{amount}, 1 Tag überfällig", other: "{amount}, {count} Tage überfällig" },
    endsOn: "Endet am {date}",
    taskDueOn: "Fällig am {date}",
    given: "Ihnen übertragen",
    accepted: "Hat Ihre Einladung angenommen",
    renewed: {
      calendar_feed:
        "Jemand, der die Adresse dieses Kalender-Feeds lesen konnte, hat sein Konto gelöscht. Die alte Adresse öffnet nichts mehr: Tragen Sie die neue im Kalender ein.",
      cleaner_link:
        "Jemand, der den Link dieser Reinigungskraft lesen konnte, hat sein Konto gelöscht. Der alte Link öffnet nichts mehr: Senden Sie ihr den neuen.",
    },
    job: { soon: "Reinigung am {date}", changed: "Geändert, war am {date}" },
    conflict: "Überschneidet sich mit einer anderen Buchung; Anreise am {date}",
    problem: {
      damage: "Schaden, von der Reinigungskraft gemeldet",
      missing: "Etwas fehlt, von der Reinigungskraft gemeldet",
      supplies: "Vorräte gehen aus, von der Reinigungskraft gemeldet",
      access: "Kein Zugang, von der Reinigungskraft gemeldet",
      no_room: "Ein Foto wartet auf dem Telefon der Reinigungskraft: Der Speicher Ihres Tarifs ist voll",
    },
    turnover: {
      nobody: "Niemand zugewiesen; Beginn am {date}",
      no_link: "Niemand hat den Link geöffnet: bitte senden. Beginn am {date}",
      unanswered: "Noch keine Antwort; Beginn am {date}",
      done: "Erledigt",
    },
    week: {
      late: {
        one: "{amount} überfällig, aus 1 Mietvertrag",
        other: "{amount} überfällig, aus {count} Mietverträgen",
      },
      nothingLate: "Nichts ist überfällig.",
      coming: "{amount} fällig in den nächsten 7 Tagen",
      ending: {
        one: "1 Mietvertrag endet in den nächsten 60 Tagen",
        other: "{count} Mietverträge enden in den nächsten 60 Tagen",
      },
    },
    more: { one: "und 1 weitere", other: "und {count} weitere" },
    propertiesOf: "Immobilien von {name}",
    settings: "Auswählen, wovon Sie erfahren",
    unsubscribe: "Diese E-Mails nicht mehr erhalten",
    unsubscribeOnly: "Nur „{kind}“ nicht mehr erhalten",
    test: {
      subject: "Test: So sieht eine E-Mail von {app} aus",
      lead: "Sie haben diesen Test angefordert. Die folgenden Zeilen sind Beispiele.",
    },
    example: { name: "Ada Beispiel", place: "Beispielstraße 1, Wohnung 2", task: "Heizkessel prüfen" },
  },
  fr: {
    kinds: {
      rent_due: "Loyer bientôt dû",
      rent_overdue: "Loyer en retard",
      lease_ending: "Baux qui prennent fin",
      task_due: "Tâches à échéance",
      task_given: "Tâches qui vous sont confiées",
      booking_conflict: "Réservations en conflit",
      turnover_unconfirmed: "Ménages non confirmés",
      turnover_done: "Ménages terminés",
      turnover_problem: "Problèmes lors des ménages",
      job_soon: "Vos prochaines missions",
      job_changed: "Changements de vos missions",
      invitation_accepted: "Du nouveau dans votre espace",
      address_renewed: "Adresses secrètes renouvelées",
      weekly_summary: "Votre semaine",
    },
    dueOn: "{amount}, échéance le {date}",
    daysLate: { one: "{amount}, {count} jour de retard", other: "{amount}, {count} jours de retard" },
    endsOn: "Prend fin le {date}",
    taskDueOn: "À faire le {date}",
    given: "Vous est confiée",
    accepted: "A accepté votre invitation",
    renewed: {
      calendar_feed:
        "Une personne qui pouvait lire l’adresse de ce calendrier a supprimé son compte. L’ancienne adresse n’ouvre plus rien : indiquez la nouvelle dans le calendrier.",
      cleaner_link:
        "Une personne qui pouvait lire le lien de cet agent de ménage a supprimé son compte. L’ancien lien n’ouvre plus rien : envoyez-lui le nouveau.",
    },
    job: { soon: "Ménage le {date}", changed: "Modifié, était prévu le {date}" },
    conflict: "Chevauche une autre réservation ; arrivée le {date}",
    problem: {
      damage: "Un dégât, signalé par l’agent de ménage",
      missing: "Quelque chose manque, signalé par l’agent de ménage",
      supplies: "Des fournitures s’épuisent, signalé par l’agent de ménage",
      access: "Impossible d’entrer, signalé par l’agent de ménage",
      no_room:
        "Une photo attend sur le téléphone de l’agent de ménage : le stockage de votre formule est plein",
    },
    turnover: {
      nobody: "Personne n’est attribué ; début le {date}",
      no_link: "Personne n’a ouvert le lien : merci de l’envoyer. Début le {date}",
      unanswered: "Pas encore de réponse ; début le {date}",
      done: "Terminé",
    },
    week: {
      late: { one: "{amount} en retard, pour {count} bail", other: "{amount} en retard, pour {count} baux" },
      nothingLate: "Rien n’est en retard.",
      coming: "{amount} dus dans les 7 prochains jours",
      ending: {
        one: "{count} bail prend fin dans les 60 prochains jours",
        other: "{count} baux prennent fin dans les 60 prochains jours",
      },
    },
    more: { one: "et {count} autre", other: "et {count} autres" },
    propertiesOf: "Biens de {name}",
    settings: "Choisir ce dont vous êtes averti",
    unsubscribe: "Ne plus recevoir ces e-mails",
    unsubscribeOnly: "Ne plus recevoir uniquement « {kind} »",
    test: {
      subject: "Test : à quoi ressemble un e-mail de {app}",
      lead: "Vous avez demandé ce test. Les lignes suivantes sont des exemples.",
    },
    example: {
      name: "Ada Exemple",
      place: "1 rue de l’Exemple, appartement 2",
      task: "Vérifier la chaudière",
    },
  },
  it: {
    kinds: {
      rent_due: "Canone in scadenza",
      rent_overdue: "Canone in ritardo",
      lease_ending: "Contratti che terminano",
      task_due: "Attività in scadenza",
      task_given: "Attività affidate a Lei",
      booking_conflict: "Prenotazioni in conflitto",
      turnover_unconfirmed: "Pulizie da confermare",
      turnover_done: "Pulizie fatte",
      turnover_problem: "Problemi nelle pulizie",
      job_soon: "I Suoi prossimi incarichi",
      job_changed: "Modifiche ai Suoi incarichi",
      invitation_accepted: "Novità nel Suo spazio",
      address_renewed: "Indirizzi segreti rinnovati",
      weekly_summary: "La Sua settimana",
    },
    dueOn: "{amount}, scade il {date}",
    daysLate: { one: "{amount}, 1 giorno di ritardo", other: "{amount}, {count} giorni di ritardo" },
    endsOn: "Termina il {date}",
    taskDueOn: "Scade il {date}",
    given: "Affidata a Lei",
    accepted: "Ha accettato il Suo invito",
    renewed: {
      calendar_feed:
        "Una persona che poteva leggere l’indirizzo di questo calendario ha eliminato il proprio account. Il vecchio indirizzo non apre più nulla: inserisca il nuovo nel calendario.",
      cleaner_link:
        "Una persona che poteva leggere il link di chi pulisce ha eliminato il proprio account. Il vecchio link non apre più nulla: invii il nuovo a chi pulisce.",
    },
    job: { soon: "Pulizia il {date}", changed: "Modificato, era il {date}" },
    conflict: "Si sovrappone a un’altra prenotazione; arrivo il {date}",
    problem: {
      damage: "Un danno, segnalato da chi pulisce",
      missing: "Manca qualcosa, segnalato da chi pulisce",
      supplies: "Le scorte stanno finendo, segnalato da chi pulisce",
      access: "Non si riesce a entrare, segnalato da chi pulisce",
      no_room: "Una foto aspetta sul telefono di chi pulisce: lo spazio del suo piano è pieno",
    },
    turnover: {
      nobody: "Nessuno è assegnato; inizia il {date}",
      no_link: "Nessuno ha aperto il link: lo invii, per favore. Inizia il {date}",
      unanswered: "Ancora nessuna risposta; inizia il {date}",
      done: "Fatta",
    },
    week: {
      late: {
        one: "{amount} in ritardo, di 1 contratto",
        other: "{amount} in ritardo, di {count} contratti",
      },
      nothingLate: "Nulla è in ritardo.",
      coming: "{amount} in scadenza nei prossimi 7 giorni",
      ending: {
        one: "1 contratto termina nei prossimi 60 giorni",
        other: "{count} contratti terminano nei prossimi 60 giorni",
      },
    },
    more: { one: "e un altro", other: "e altri {count}" },
    propertiesOf: "Immobili di {name}",
    settings: "Scegli di che cosa essere avvisato",
    unsubscribe: "Non ricevere più queste e-mail",
    unsubscribeOnly: "Non ricevere più solo «{kind}»",
    test: {
      subject: "Prova: come appare un’e-mail di {app}",
      lead: "Ha chiesto Lei questa prova. Le righe seguenti sono esempi.",
    },
    example: { name: "Ada Esempio", place: "Via Esempio 1, interno 2", task: "Controllare la caldaia" },
  },
};

export function counted(language: Language, words: Counted, count: number): string {
  const form = new Intl.PluralRules(language).select(count) === "one" ? words.one : words.other;
  return form.replace("{count}", String(count));
}
