/** What the audit looks for. */
export const auditKinds = [
  'contradiction',
  'overlap',
  'impossible size',
  'no such vehicle',
  'undecided variants',
  'no price',
  'price without a vehicle',
  'no picture',
  'no stock',
] as const;

export type AuditKind = (typeof auditKinds)[number];

export interface AuditFault {
  readonly kind: AuditKind;
  /** Brand and part number. */
  readonly part: string;
  readonly words: string;
}

export interface AuditReport {
  readonly checked: { parts: number; applications: number; vehicles: number };
  readonly counts: Record<AuditKind, number>;
  /** At most `mostKept` of a kind. */
  readonly faults: AuditFault[];
}

/** Of a kind; the count goes on. A catalogue of nothing but faults must not fill the memory. */
const mostKept = 500;
const mostTold = 20;

export class AuditFaults implements AuditReport {
  readonly checked = { parts: 0, applications: 0, vehicles: 0 };
  readonly counts = Object.fromEntries(auditKinds.map((kind) => [kind, 0])) as Record<AuditKind, number>;
  readonly faults: AuditFault[] = [];

  add(kind: AuditKind, part: string, words: string): void {
    if (++this.counts[kind] <= mostKept) this.faults.push({ kind, part, words });
  }
}

export const faultCount = ({ counts }: Pick<AuditReport, 'counts'>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export function auditText(report: AuditReport): string {
  const { checked, counts, faults } = report;
  const looked = `Checked ${checked.parts} parts, ${checked.applications} applications, ${checked.vehicles} vehicles.`;
  if (faultCount(report) === 0) return `${looked}\nNo faults.\n`;
  const lines = [looked];
  for (const kind of auditKinds) {
    if (counts[kind] === 0) continue;
    const own = faults.filter((fault) => fault.kind === kind).slice(0, mostTold);
    lines.push('', `${kind}: ${counts[kind]}`, ...own.map(({ part, words }) => `  ${part}: ${words}`));
    if (counts[kind] > own.length) lines.push(`  and ${counts[kind] - own.length} more`);
  }
  return `${lines.join('\n')}\n`;
}
