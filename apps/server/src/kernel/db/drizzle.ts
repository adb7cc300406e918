/*
 * Exports the query builder from one module. For every file that imports the package itself, Node reads its 130 KB of
 * export paths again, which took a second of each start.
 */
export * from "drizzle-orm";
