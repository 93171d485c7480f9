import type { LoadReport, Tally } from './loadPostalCodes.ts';

const kinds = ['new', 'changed', 'gone'] as const;
const name = 22;
const width = 12;

/** What was loaded, or would be, as a table with the lines that were not. */
export function loadReport(report: LoadReport, dryRun: boolean): string {
  const { good, bad, tooLong, changes } = report;
  const rows = Object.entries(changes).filter(([, change]) => kinds.some((kind) => change[kind] > 0));
  const table = [
    ''.padEnd(name) + kinds.map((kind) => kind.padStart(width)).join(''),
    ...rows.map(
      ([table, change]) =>
        table.padEnd(name) + kinds.map((kind) => String(change[kind]).padStart(width)).join(''),
    ),
  ];
  return [
    `Lines that are good: ${good}.`,
    ...told('Lines that are not loaded', bad),
    ...told('Names that are left out, as an address has no room for them', tooLong),
    ...(rows.length > 0 ? table : ['Nothing changes.']),
    ...(dryRun ? ['Nothing was stored: this was a dry run.'] : []),
    '',
  ].join('\n');
}

function told(title: string, { count, first }: Tally): string[] {
  if (count === 0) return [];
  const more = count - first.length;
  const lines = [...first, ...(more > 0 ? [`and ${more} more`] : [])];
  return [`${title}: ${count}.`, ...lines.map((line) => `  ${line}`)];
}
