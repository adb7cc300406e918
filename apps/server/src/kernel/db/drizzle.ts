/*
 * The query builder by one import: for every file that imports the package Node reads its 130 KB of export paths again,
 * which took a second of each start.
 */
export * from "drizzle-orm";
