import { dateOf, type PlainDate } from "@keystead/domain/calendar";

/** The visitor's own day, for proposals in forms; rows are judged by the server on the property's day. */
export function todayHere(now: Date = new Date()): PlainDate {
  return dateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}
