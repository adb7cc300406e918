/**
 * How many files of tests run at a time, in every project: what differs runs one after the other. One more than the two cores of
 * the smallest machine, as a test of the server waits for PostgreSQL half of its time.
 */
export const maxWorkers = 3;
