import type { Language } from "@keystead/domain/languages";

import type { MailKind } from "#kernel/jobs/mail-jobs.ts";

export type MailText = {
  readonly subject: string;
  readonly lead: string;
  readonly action: string;
  readonly note: string;
};

/** Words of the mails; `{app}` is the product's name, `{by}` who has it sent. Formal address, as on the screens. */
export const mailTexts: Readonly<Record<Language, Readonly<Record<MailKind, MailText>>>> = {
  en: {
    verify_address: {
      subject: "Confirm your email address",
      lead: "An account at {app} was created with this address. Confirm that it is yours.",
      action: "Confirm address",
      note: "The link works for 24 hours. You can use {app} in the meantime. If you did not create an account, ignore this mail.",
    },
    magic_link: {
      subject: "Your link to sign in",
      lead: "Open the page and press the button there to sign in to {app}.",
      action: "Sign in",
      note: "The link works once, for 10 minutes. If you did not ask for it, ignore this mail: nobody can sign in without it.",
    },
    reset_password: {
      subject: "Set a new password",
      lead: "Somebody asked to set a new password for your account at {app}.",
      action: "Set new password",
      note: "The link works once, for 10 minutes. If it was not you, ignore this mail: your password stays as it is.",
    },
    password_changed: {
      subject: "Your password was changed",
      lead: "The password of your account at {app} was changed just now.",
      action: "Open {app}",
      note: "If it was not you, set a new password at once and end the other sessions in the settings.",
    },
    confirm_deletion: {
      subject: "Confirm the deletion of your account",
      lead: "Somebody asked to delete your account at {app}. Open the page and press the button there to go on.",
      action: "See what happens",
      note: "The link works once, for 10 minutes. If it was not you, ignore this mail: nothing is deleted.",
    },
    account_deleted: {
      subject: "Your account is being deleted",
      lead: "Your account at {app} is locked. After 7 days it is removed for good, with everything in it.",
      action: "Undo the deletion",
      note: "The link works for 7 days. If it was you, nothing more is to be done.",
    },
    invitation: {
      subject: "{by} invites you to {app}",
      lead: "{by} invites you to work on their properties at {app}.",
      action: "See the invitation",
      note: "The invitation is for this address only, works once, and for 7 days. If you do not know who sent it, ignore this mail.",
    },
  },
  es: {
    verify_address: {
      subject: "Confirme su dirección de correo electrónico",
      lead: "Se ha creado una cuenta en {app} con esta dirección. Confirme que es suya.",
      action: "Confirmar dirección",
      note: "El enlace es válido durante 24 horas. Mientras tanto puede usar {app}. Si no ha creado ninguna cuenta, ignore este correo.",
    },
    magic_link: {
      subject: "Su enlace para iniciar sesión",
      lead: "Abra la página y pulse el botón para iniciar sesión en {app}.",
      action: "Iniciar sesión",
      note: "El enlace sirve una sola vez, durante 10 minutos. Si no lo ha pedido, ignore este correo: nadie puede entrar sin él.",
    },
    reset_password: {
      subject: "Defina una contraseña nueva",
      lead: "Alguien ha pedido definir una contraseña nueva para su cuenta en {app}.",
      action: "Definir contraseña",
      note: "El enlace sirve una sola vez, durante 10 minutos. Si no ha sido usted, ignore este correo: su contraseña no cambia.",
    },
    password_changed: {
      subject: "Su contraseña ha cambiado",
      lead: "La contraseña de su cuenta en {app} acaba de cambiar.",
      action: "Abrir {app}",
      note: "Si no ha sido usted, defina enseguida una contraseña nueva y cierre las demás sesiones en los ajustes.",
    },
    confirm_deletion: {
      subject: "Confirme la eliminación de su cuenta",
      lead: "Alguien ha pedido eliminar su cuenta en {app}. Abra la página y pulse el botón para continuar.",
      action: "Ver qué ocurre",
      note: "El enlace sirve una sola vez, durante 10 minutos. Si no ha sido usted, ignore este correo: no se elimina nada.",
    },
    account_deleted: {
      subject: "Su cuenta se va a eliminar",
      lead: "Su cuenta en {app} está bloqueada. Dentro de 7 días se elimina definitivamente, con todo lo que contiene.",
      action: "Deshacer la eliminación",
      note: "El enlace es válido durante 7 días. Si ha sido usted, no tiene que hacer nada más.",
    },
    invitation: {
      subject: "{by} le invita a {app}",
      lead: "{by} le invita a colaborar en la gestión de sus propiedades en {app}.",
      action: "Ver la invitación",
      note: "La invitación es solo para esta dirección, sirve una sola vez y es válida durante 7 días. Si no conoce a quien la envía, ignore este correo.",
    },
  },
  de: {
    verify_address: {
      subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      lead: "Mit dieser Adresse wurde ein Konto bei {app} erstellt. Bitte bestätigen Sie, dass sie Ihnen gehört.",
      action: "Adresse bestätigen",
      note: "Der Link gilt 24 Stunden. Sie können {app} bis dahin schon verwenden. Wenn Sie kein Konto erstellt haben, ignorieren Sie diese E-Mail.",
    },
    magic_link: {
      subject: "Ihr Link zum Anmelden",
      lead: "Öffnen Sie die Seite und drücken Sie dort die Schaltfläche, um sich bei {app} anzumelden.",
      action: "Anmelden",
      note: "Der Link gilt einmal und 10 Minuten lang. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail: Ohne ihn kann sich niemand anmelden.",
    },
    reset_password: {
      subject: "Neues Passwort festlegen",
      lead: "Für Ihr Konto bei {app} wurde ein neues Passwort angefordert.",
      action: "Passwort festlegen",
      note: "Der Link gilt einmal und 10 Minuten lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.",
    },
    password_changed: {
      subject: "Ihr Passwort wurde geändert",
      lead: "Das Passwort Ihres Kontos bei {app} wurde soeben geändert.",
      action: "{app} öffnen",
      note: "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und beenden Sie die anderen Sitzungen in den Einstellungen.",
    },
    confirm_deletion: {
      subject: "Bestätigen Sie die Löschung Ihres Kontos",
      lead: "Für Ihr Konto bei {app} wurde die Löschung angefordert. Öffnen Sie die Seite und drücken Sie dort die Schaltfläche, um fortzufahren.",
      action: "Ansehen, was geschieht",
      note: "Der Link gilt einmal und 10 Minuten lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Es wird nichts gelöscht.",
    },
    account_deleted: {
      subject: "Ihr Konto wird gelöscht",
      lead: "Ihr Konto bei {app} ist gesperrt. Nach 7 Tagen wird es mit allem, was darin ist, endgültig entfernt.",
      action: "Löschung rückgängig machen",
      note: "Der Link gilt 7 Tage. Wenn Sie das waren, ist nichts weiter zu tun.",
    },
    invitation: {
      subject: "{by} lädt Sie zu {app} ein",
      lead: "{by} lädt Sie ein, bei {app} an den eigenen Immobilien mitzuarbeiten.",
      action: "Einladung ansehen",
      note: "Die Einladung gilt nur für diese Adresse, einmal und 7 Tage lang. Wenn Sie den Absender nicht kennen, ignorieren Sie diese E-Mail.",
    },
  },
  fr: {
    verify_address: {
      subject: "Confirmez votre adresse e-mail",
      lead: "Un compte {app} a été créé avec cette adresse. Confirmez qu’elle est bien la vôtre.",
      action: "Confirmer l’adresse",
      note: "Le lien est valable 24 heures. Vous pouvez utiliser {app} en attendant. Si vous n’avez pas créé de compte, ignorez cet e-mail.",
    },
    magic_link: {
      subject: "Votre lien de connexion",
      lead: "Ouvrez la page et appuyez sur le bouton pour vous connecter à {app}.",
      action: "Se connecter",
      note: "Le lien sert une seule fois, pendant 10 minutes. Si vous ne l’avez pas demandé, ignorez cet e-mail : sans lui, personne ne peut se connecter.",
    },
    reset_password: {
      subject: "Définissez un nouveau mot de passe",
      lead: "Un nouveau mot de passe a été demandé pour votre compte {app}.",
      action: "Définir le mot de passe",
      note: "Le lien sert une seule fois, pendant 10 minutes. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne change pas.",
    },
    password_changed: {
      subject: "Votre mot de passe a été modifié",
      lead: "Le mot de passe de votre compte {app} vient d’être modifié.",
      action: "Ouvrir {app}",
      note: "Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe et fermez les autres sessions dans les paramètres.",
    },
    confirm_deletion: {
      subject: "Confirmez la suppression de votre compte",
      lead: "La suppression de votre compte {app} a été demandée. Ouvrez la page et appuyez sur le bouton pour continuer.",
      action: "Voir ce qui se passe",
      note: "Le lien sert une seule fois, pendant 10 minutes. Si ce n’était pas vous, ignorez cet e-mail : rien n’est supprimé.",
    },
    account_deleted: {
      subject: "Votre compte va être supprimé",
      lead: "Votre compte {app} est verrouillé. Dans 7 jours, il sera supprimé définitivement avec tout ce qu’il contient.",
      action: "Annuler la suppression",
      note: "Le lien est valable 7 jours. Si c’était vous, il n’y a rien d’autre à faire.",
    },
    invitation: {
      subject: "{by} vous invite sur {app}",
      lead: "{by} vous invite à participer à la gestion de ses biens sur {app}.",
      action: "Voir l’invitation",
      note: "L’invitation est réservée à cette adresse, sert une seule fois et reste valable 7 jours. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.",
    },
  },
  it: {
    verify_address: {
      subject: "Confermi il Suo indirizzo e-mail",
      lead: "Con questo indirizzo è stato creato un account {app}. Confermi che è il Suo.",
      action: "Conferma indirizzo",
      note: "Il link vale 24 ore. Nel frattempo può usare {app}. Se non ha creato un account, ignori questa e-mail.",
    },
    magic_link: {
      subject: "Il Suo link per accedere",
      lead: "Apra la pagina e prema il pulsante per accedere a {app}.",
      action: "Accedi",
      note: "Il link vale una sola volta, per 10 minuti. Se non l’ha richiesto, ignori questa e-mail: senza il link nessuno può accedere.",
    },
    reset_password: {
      subject: "Imposti una nuova password",
      lead: "È stata richiesta una nuova password per il Suo account {app}.",
      action: "Imposta password",
      note: "Il link vale una sola volta, per 10 minuti. Se non è stata una Sua richiesta, ignori questa e-mail: la password resta com’è.",
    },
    password_changed: {
      subject: "La Sua password è stata cambiata",
      lead: "La password del Suo account {app} è stata appena cambiata.",
      action: "Apri {app}",
      note: "Se non è stato Lei, imposti subito una nuova password e termini le altre sessioni nelle impostazioni.",
    },
    confirm_deletion: {
      subject: "Confermi l’eliminazione del Suo account",
      lead: "È stata richiesta l’eliminazione del Suo account {app}. Apra la pagina e prema il pulsante per continuare.",
      action: "Vedi che cosa succede",
      note: "Il link vale una sola volta, per 10 minuti. Se non è stata una Sua richiesta, ignori questa e-mail: non viene eliminato nulla.",
    },
    account_deleted: {
      subject: "Il Suo account viene eliminato",
      lead: "Il Suo account {app} è bloccato. Dopo 7 giorni viene rimosso definitivamente, con tutto ciò che contiene.",
      action: "Annulla l’eliminazione",
      note: "Il link vale 7 giorni. Se è stata una Sua richiesta, non deve fare altro.",
    },
    invitation: {
      subject: "{by} La invita su {app}",
      lead: "{by} La invita a collaborare alla gestione dei propri immobili su {app}.",
      action: "Vedi l’invito",
      note: "L’invito è riservato a questo indirizzo, vale una sola volta e per 7 giorni. Se non conosce il mittente, ignori questa e-mail.",
    },
  },
};
