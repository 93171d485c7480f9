import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import type { FitCondition, PartVerdict } from './fitModel.ts';

/** Of an engine that does not fit, the ids of those that would. */
const neededEngines = ({ key, ok, needed = [] }: FitCondition) => (key === 'engine' && !ok ? needed : []);

/** The same verdicts with the names of the engines that a part needs, where the catalogue's lines have ids. */
export async function withEngineNames(
  db: Executor,
  verdicts: readonly PartVerdict[],
): Promise<PartVerdict[]> {
  const ids = new Set(verdicts.flatMap(({ reasons }) => reasons.flatMap(neededEngines)));
  if (ids.size === 0) return [...verdicts];
  const rows = await hotSql<{ id: number; label: string }>(
    db,
    'engine-names',
    'select id, label from engine where id = any($1) order by label',
    [[...ids].map(Number)],
  );
  return verdicts.map((verdict) => ({
    ...verdict,
    reasons: verdict.reasons.map((reason) => {
      const wanted = neededEngines(reason);
      if (wanted.length === 0) return reason;
      const needed = rows.filter(({ id }) => wanted.includes(String(id))).map(({ label }) => label);
      return { ...reason, needed };
    }),
  }));
}
