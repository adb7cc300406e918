import { addDays } from "@keystead/domain/calendar";
import type { PlainDate } from "@keystead/domain/calendar";
import type { Language } from "@keystead/domain/languages";

import type { TaskRecipe } from "./portfolio-recipe.ts";

const TASKS = [
  "call",
  "statement",
  "showing",
  "cleaning",
  "lamp",
  "roof",
  "meters",
  "boiler",
  "photos",
  "smoke",
  "insurance",
] as const;

type Task = (typeof TASKS)[number];

const WORDS: Readonly<Record<Language, Readonly<Record<Task, string>>>> = {
  en: {
    call: "Call Tiago Rocha about the rent",
    statement: "Send last year’s charge statement",
    showing: "Show the vacant flat",
    cleaning: "Find a cleaner for the next stay",
    lamp: "Replace the lamp in the hall",
    roof: "Compare the offers for the roof",
    meters: "Read the heating meters",
    boiler: "Have the boiler serviced",
    photos: "Take photos for the listing",
    smoke: "Fit smoke detectors",
    insurance: "Renew the building insurance",
  },
  es: {
    call: "Llamar a Tiago Rocha por el alquiler",
    statement: "Enviar la liquidación de gastos del año pasado",
    showing: "Enseñar el piso libre",
    cleaning: "Buscar limpieza para la próxima estancia",
    lamp: "Cambiar la lámpara del pasillo",
    roof: "Comparar los presupuestos del tejado",
    meters: "Leer los contadores de calefacción",
    boiler: "Hacer revisar la caldera",
    photos: "Hacer fotos para el anuncio",
    smoke: "Instalar detectores de humo",
    insurance: "Renovar el seguro del edificio",
  },
  de: {
    call: "Tiago Rocha wegen der Miete anrufen",
    statement: "Nebenkostenabrechnung des Vorjahres senden",
    showing: "Freie Wohnung zeigen",
    cleaning: "Reinigung für den nächsten Aufenthalt finden",
    lamp: "Lampe im Hausflur ersetzen",
    roof: "Angebote für das Dach vergleichen",
    meters: "Heizungszähler ablesen",
    boiler: "Heizkessel warten lassen",
    photos: "Fotos für die Anzeige machen",
    smoke: "Rauchmelder anbringen",
    insurance: "Gebäudeversicherung verlängern",
  },
  fr: {
    call: "Appeler Tiago Rocha au sujet du loyer",
    statement: "Envoyer le décompte de charges de l’an dernier",
    showing: "Faire visiter l’appartement libre",
    cleaning: "Trouver un ménage pour le prochain séjour",
    lamp: "Remplacer la lampe du couloir",
    roof: "Comparer les devis pour le toit",
    meters: "Relever les compteurs de chauffage",
    boiler: "Faire entretenir la chaudière",
    photos: "Prendre des photos pour l’annonce",
    smoke: "Poser des détecteurs de fumée",
    insurance: "Renouveler l’assurance de l’immeuble",
  },
  it: {
    call: "Chiamare Tiago Rocha per l’affitto",
    statement: "Inviare il conguaglio spese dell’anno scorso",
    showing: "Mostrare l’appartamento libero",
    cleaning: "Trovare chi pulisce prima del prossimo soggiorno",
    lamp: "Sostituire la lampada nell’atrio",
    roof: "Confrontare i preventivi per il tetto",
    meters: "Leggere i contatori del riscaldamento",
    boiler: "Far revisionare la caldaia",
    photos: "Fare foto per l’annuncio",
    smoke: "Montare i rilevatori di fumo",
    insurance: "Rinnovare l’assicurazione dell’edificio",
  },
};

const LISBON = 0;
const BERLIN = 1;
const ROME = 2;

const usual = {
  priority: "medium",
  status: "pending",
  dueOn: null,
  assignee: null,
  repeat: null,
  completedOn: null,
} as const;

/** Overdue, due today, upcoming, without a day, repeating, in progress and done: all that the list can show. */
export function sampleTasks(today: PlainDate, language: Language): readonly TaskRecipe[] {
  const words = WORDS[language];
  const on = (days: number): PlainDate => addDays(today, days);
  const task = (name: Task, more: Pick<TaskRecipe, "at"> & Partial<TaskRecipe>): TaskRecipe => ({
    ...usual,
    description: words[name],
    ...more,
  });
  const handyman = { name: "Paulo Mendes" };
  return [
    task("call", { at: { property: LISBON, unit: 1 }, priority: "urgent", dueOn: on(-2), assignee: "owner" }),
    task("statement", { at: { property: BERLIN }, priority: "high", dueOn: on(-6), assignee: "owner" }),
    task("showing", { at: { property: LISBON, unit: 2 }, priority: "high", dueOn: today, assignee: "owner" }),
    task("cleaning", { at: { property: ROME }, dueOn: today }),
    task("lamp", { at: { property: BERLIN }, priority: "low", dueOn: on(1), assignee: handyman }),
    task("roof", { at: { property: LISBON }, status: "in_progress", dueOn: on(9), assignee: "owner" }),
    task("meters", { at: { property: BERLIN }, dueOn: on(12), repeat: { every: 1, unit: "month" } }),
    task("boiler", {
      at: { property: BERLIN },
      dueOn: on(40),
      assignee: handyman,
      repeat: { every: 1, unit: "year" },
    }),
    task("photos", { at: { property: LISBON, unit: 2 }, priority: "low" }),
    task("smoke", {
      at: { property: LISBON },
      priority: "high",
      status: "completed",
      dueOn: on(-4),
      completedOn: on(-3),
      assignee: handyman,
    }),
    task("insurance", {
      at: { property: BERLIN },
      status: "completed",
      dueOn: on(-12),
      completedOn: on(-14),
      assignee: "owner",
    }),
  ];
}
