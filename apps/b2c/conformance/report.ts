import type { Finding, Kind } from './finding.ts';

const columns: readonly (readonly [Kind, string])[] = [
  ['answer', 'answers'],
  ['error', 'errors'],
  ['stranger', 'strangers'],
  ['malformed', 'malformed'],
];

const areaOf = ({ id }: Finding): string => id.split('.')[0] ?? '';

/** `12/13` of what was tried, `+2` for what was skipped. */
function cell(findings: readonly Finding[], kind: Kind): string {
  const own = findings.filter((finding) => finding.kind === kind);
  const tried = own.filter(({ result }) => result !== 'skipped');
  const passed = tried.filter(({ result }) => result === 'passed');
  const count = (some: readonly Finding[]) =>
    kind === 'malformed' ? some.reduce((sum, { requests }) => sum + requests, 0) : some.length;
  const skipped = own.length - tried.length;
  return `${count(passed)}/${count(tried)}${skipped > 0 ? ` +${skipped}` : ''}`;
}

/** A table by area, then what was skipped, what a request alone cannot provoke, and what failed. */
export function report(findings: readonly Finding[], untried: readonly string[]): string {
  const areas = [...new Set(findings.map(areaOf))];
  const lines = areas.map((area) => [area, findings.filter((finding) => areaOf(finding) === area)] as const);
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(12) + cells.map((text) => text.padStart(14)).join('');
  const table = [
    row(
      'area',
      columns.map(([, words]) => words),
    ),
    ...lines.map(([area, own]) =>
      row(
        area,
        columns.map(([kind]) => cell(own, kind)),
      ),
    ),
    row(
      'all',
      columns.map(([kind]) => cell(findings, kind)),
    ),
  ];
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? ['', `${title}:`, ...items.map((item) => `  ${item}`)] : [];
  const of = (result: Finding['result']) =>
    findings.filter((finding) => finding.result === result).map(({ id, words }) => `${id}: ${words}`);
  return [
    ...table,
    '',
    'Passed/tried; + skipped, because the server lacks what it takes.',
    ...list('Skipped', of('skipped')),
    ...list('Documented errors that a request alone does not provoke', untried),
    ...list('FAILED', of('failed')),
  ].join('\n');
}
