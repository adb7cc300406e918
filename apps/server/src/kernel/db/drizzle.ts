/*
 * The query builder by one import: Node reads the package's 130 KB of export paths anew for every file that names the package, which was
 * a second of each start.
 */
export * from "drizzle-orm";
