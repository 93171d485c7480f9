import { hotSql } from '../db/hotSql.ts';
import type { Executor } from '../db/tx.ts';
import { withEngineNames } from './engineNames.ts';
import type { FitCondition, PartVerdict } from './fitModel.ts';

/** The same verdicts with the catalogue's names of what they have as ids and codes. */
export const withNames = async (db: Executor, verdicts: readonly PartVerdict[]): Promise<PartVerdict[]> =>
  withGradeNames(db, await withEngineNames(db, verdicts));

const gradesOf = ({ value, needed = [], approval }: FitCondition) => [
  value,
  ...needed,
  ...(approval === undefined ? [] : [approval]),
];

async function withGradeNames(db: Executor, verdicts: PartVerdict[]): Promise<PartVerdict[]> {
  const fluids = verdicts.flatMap(({ reasons }) =>
    reasons.filter(({ attribute }) => attribute !== undefined),
  );
  if (fluids.length === 0) return verdicts;
  const rows = await hotSql<{ attribute: string; value: string; names: Record<string, string> }>(
    db,
    'grade-names',
    'select attribute, value, names from facet_value where attribute = any($1) and value = any($2)',
    [
      [...new Set([...fluids.map(({ attribute }) => attribute), 'approvals'])],
      [...new Set(fluids.flatMap(gradesOf))],
    ],
  );
  const named = (reason: FitCondition): FitCondition => {
    const own = rows.filter(({ attribute }) => [reason.attribute, 'approvals'].includes(attribute));
    return own.length === 0 || reason.attribute === undefined
      ? reason
      : { ...reason, names: Object.fromEntries(own.map(({ value, names }) => [value, names])) };
  };
  return verdicts.map((verdict) => ({ ...verdict, reasons: verdict.reasons.map(named) }));
}
