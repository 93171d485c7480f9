import { STATED_TWICE } from './planBatch.ts';
import { PASSED_OVER, type Change, type Changes } from './run.ts';

const kinds = ['new', 'changed', 'gone'] as const;
const order = ['part', 'price', 'application', 'stock', 'brand', 'facet_value'];
const name = 22;
const width = 12;

/** What changed, or would, as a table with the first lines of each. */
export function changesReport(changes: Changes): string {
  const { [STATED_TWICE]: twice, [PASSED_OVER]: passed, ...tables } = changes;
  const notes = [
    ...linesOf('Lines that say what another says, joined', twice),
    ...linesOf('Prices of the files that are not taken', passed),
  ];
  const rows = order
    .flatMap((table) => (tables[table] ? [[table, tables[table]] as const] : []))
    .filter(([, change]) => kinds.some((kind) => change[kind] > 0));
  if (rows.length === 0) return ['Nothing changes.', ...notes, ''].join('\n');
  const lines = [
    ''.padEnd(name) + kinds.map((kind) => kind.padStart(width)).join(''),
    ...rows.map(
      ([table, change]) =>
        table.padEnd(name) + kinds.map((kind) => String(change[kind]).padStart(width)).join(''),
    ),
  ];
  for (const [table, change] of rows)
    for (const kind of kinds)
      if (change[kind] > 0)
        lines.push('', `${table}, ${kind}:`, ...change.first[kind].map((line) => `  ${line}`));
  return [...lines, ...notes, ''].join('\n');
}

const linesOf = (title: string, change: Change | undefined): string[] =>
  change ? ['', `${title}, ${change.changed}:`, ...change.first.changed.map((line) => `  ${line}`)] : [];
