/** What the embedded database of a test must provide; the server passes its own `open` and `migrate`. */
export type EmbeddedForTests = {
  readonly engine: { exec(statements: string): Promise<unknown> };
  close(): Promise<void>;
};

export type EmbeddedKit<D extends EmbeddedForTests> = {
  readonly open: () => Promise<D>;
  readonly migrate: (db: D) => Promise<void>;
};

const started = new Map<unknown, Promise<EmbeddedForTests>>();

/** One embedded database in memory per worker, migrated once, emptied at each call. */
export async function freshEmbedded<D extends EmbeddedForTests>(kit: EmbeddedKit<D>): Promise<D> {
  const known = started.get(kit.open) as Promise<D> | undefined;
  const db = known ?? start(kit);
  started.set(kit.open, db);
  const ready = await db;
  await ready.engine.exec(emptyAllTables);
  return ready;
}

/** Empties every table of the product; journal, roles and rights stay. Needs an owner or superuser. */
export const emptyAllTables = `
  do $$
  declare
    names text;
  begin
    select string_agg(format('%I.%I', schemaname, tablename), ', ') into names
    from pg_tables where schemaname = 'public';
    if names is not null then execute 'truncate ' || names || ' cascade'; end if;
  end
  $$`;

async function start<D extends EmbeddedForTests>({ open, migrate }: EmbeddedKit<D>): Promise<D> {
  const db = await open();
  await migrate(db);
  return db;
}
