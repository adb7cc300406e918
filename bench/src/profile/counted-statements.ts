import pg from "pg";

export type StatementCounter = {
  /**
   * Milliseconds that PostgreSQL spends on the statements of a workspace during the work; null if it does not count
   * them.
   */
  readonly during: (work: () => Promise<void>) => Promise<number | null>;
  readonly close: () => Promise<void>;
};

/** The time that PostgreSQL counts itself: planning and running, without the network. */
export async function countStatements(adminUrl: string): Promise<StatementCounter> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query<{ counts: boolean }>(
    "select current_setting('shared_preload_libraries') like '%pg_stat_statements%' as counts",
  );
  const counts = rows[0]?.counts === true;
  if (counts) await client.query("create extension if not exists pg_stat_statements");
  return {
    async during(work) {
      if (!counts) {
        await work();
        return null;
      }
      await client.query("select pg_stat_statements_reset()");
      await work();
      // Jobs and session look-ups have another role; begin, commit and the scope of a read are no work of the product.
      const { rows: sums } = await client.query<{ ms: number | null }>(
        `select sum(total_exec_time + total_plan_time) as ms from pg_stat_statements
         where userid = 'app_user'::regrole and query !~* '^(begin|commit|rollback|set|select set_config)'`,
      );
      return sums[0]?.ms ?? 0;
    },
    close: () => client.end(),
  };
}
