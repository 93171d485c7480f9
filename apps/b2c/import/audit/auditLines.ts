import { isDeepStrictEqual } from 'node:util';
import type { Answers, FitVehicle, Qualifier } from '../../src/fitment/fitModel.ts';
import { fitVerdict } from '../../src/fitment/fitVerdict.ts';
import { groupBy } from '../groupBy.ts';
import type { Line, ModelLines } from './auditModels.ts';

/** The lines of each part: vehicles that nobody sold, lines that say the same, lines that say two things. */
export function auditLines(about: ModelLines): void {
  const { lines, faults } = about;
  const sold = groupBy(about.vehicles, ({ year }) => year);
  for (const line of lines) {
    auditVehicles(line, sold, about);
    auditBrakes(line, about);
    const wrong = wrongQualifier(line);
    if (wrong) faults.add('contradiction', line.part, `${nameOf(about, line)}: ${wrong}`);
  }
  for (const own of groupBy(lines, ({ partId }) => partId).values()) {
    // Once for each pair of lines, however many vehicles both cover.
    const told = new Set<string>();
    const vehicles = about.vehicles.filter((vehicle) => own.some((line) => covers(line, vehicle)));
    for (const vehicle of vehicles) auditPart(about, own, vehicle, told);
  }
}

export const covers = ({ y0, y1, engines }: Line, { year, engineId }: FitVehicle): boolean =>
  y0 <= year && year <= y1 && (engines === null || engines.includes(engineId));

export const answersOf = (qualifiers: readonly Qualifier[] | null): Answers =>
  Object.fromEntries((qualifiers ?? []).map(({ question, value }) => [question, value]));

const nameOf = ({ model }: ModelLines, { y0, y1 }: Line) =>
  `${model.market} ${model.make} ${model.name} ${y0 === y1 ? y0 : `${y0}–${y1}`}`;

function auditVehicles(
  line: Line,
  sold: ReadonlyMap<number, readonly FitVehicle[]>,
  about: ModelLines,
): void {
  const { faults, model } = about;
  if (line.market !== model.market) {
    faults.add(
      'no such vehicle',
      line.part,
      `${nameOf(about, line)} is listed for the market ${line.market}`,
    );
    return;
  }
  const years = Array.from({ length: line.y1 - line.y0 + 1 }, (_, at) => line.y0 + at);
  const missing = years.filter((year) => !sold.has(year));
  if (missing.length > 0) {
    faults.add('no such vehicle', line.part, `${nameOf(about, line)} was not sold in ${missing.join(', ')}`);
    return;
  }
  const strange = years.filter((year) =>
    line.engines?.some((engine) => !sold.get(year)!.some(({ engineId }) => engineId === engine)),
  );
  if (strange.length > 0)
    faults.add(
      'no such vehicle',
      line.part,
      `${nameOf(about, line)} had no such engine in ${strange.join(', ')}`,
    );
}

/** A line that no answer can meet. */
function wrongQualifier({ qualifiers }: Line): string | undefined {
  for (const [at, { question, value, options }] of (qualifiers ?? []).entries()) {
    const other = qualifiers!.slice(0, at).find((it) => it.question === question && it.value !== value);
    if (other) return `${question} is to be ${other.value} and ${value}`;
    if (!options.includes(value)) return `${question} is to be ${value}, which is not among its answers`;
  }
  return undefined;
}

/** A rotor's diameter and the set of brakes that its line asks for are the same measure. */
function auditBrakes(line: Line, about: ModelLines): void {
  const size = line.attributes['diameter'];
  const set = line.qualifiers?.find(({ question }) => question === 'brake-package')?.value.split('/');
  if (typeof size !== 'number' || !set || !['front', 'rear'].includes(line.position ?? '')) return;
  const needed = set[line.position === 'front' ? 0 : 1]?.replace('drum', '');
  if (needed === undefined || Number(needed) === size) return;
  about.faults.add(
    'impossible size',
    line.part,
    `${nameOf(about, line)}: diameter is ${size} mm, but the line is for brakes of ${set.join('/')}`,
  );
}

/** Two lines of a part for one vehicle and place, and what the shop would tell its driver. */
function auditPart(about: ModelLines, own: readonly Line[], vehicle: FitVehicle, told: Set<string>): void {
  const matching = own.filter((line) => covers(line, vehicle));
  if (matching.length < 2) return;
  for (const [at, line] of matching.entries())
    for (const other of matching.slice(0, at)) {
      const pair = `${other.id} ${line.id}`;
      if (other.position !== line.position || told.has(pair)) continue;
      const kind = clashOf(line, other, vehicle);
      if (!kind) continue;
      told.add(pair);
      about.faults.add(kind[0], line.part, `${nameOf(about, other)} and ${nameOf(about, line)}: ${kind[1]}`);
    }
}

function clashOf(
  line: Line,
  other: Line,
  vehicle: FitVehicle,
): ['contradiction' | 'overlap', string] | undefined {
  const same = isDeepStrictEqual(answersOf(line.qualifiers), answersOf(other.qualifiers));
  if (same)
    return line.quantity === other.quantity
      ? ['overlap', 'both lines say the same']
      : ['contradiction', `one needs ${other.quantity}, the other ${line.quantity}`];
  // The same shop answers: whoever meets one line without an answer is never asked what the other needs.
  const asked = [line, other].find(({ qualifiers }) => qualifiers !== null);
  const part = { universal: false, applications: [line, other] };
  if (asked && fitVerdict(part, vehicle).state === 'FITS')
    return ['contradiction', `one fits always, the other only with ${wordsOf(asked.qualifiers)}`];
  return undefined;
}

const wordsOf = (qualifiers: readonly Qualifier[] | null) =>
  (qualifiers ?? []).map(({ question, value }) => `${question} ${value}`).join(' and ');
