import type { FitVehicle } from '../../src/fitment/fitModel.ts';
import { fitVerdict } from '../../src/fitment/fitVerdict.ts';
import { groupBy } from '../groupBy.ts';
import { answersOf, covers } from './auditLines.ts';
import type { Line, ModelLines } from './auditModels.ts';

/**
 * Parts that the shop would call a fit for the same vehicle, place and answers, though they differ in a measure that the
 * vehicle decides on: a question is missing that tells which one.
 */
export function auditVariants(about: ModelLines): void {
  const decisive = [...about.measures].flatMap(([key, { isDecisive }]) =>
    isDecisive && key.startsWith(`${about.code} `) ? [key.slice(about.code.length + 1)] : [],
  );
  if (decisive.length === 0) return;
  for (const lines of groupBy(about.lines, ({ position }) => position).values()) {
    const told = new Set<string>();
    // Years and engines with the same lines have the same variants.
    const seen = new Set<string>();
    for (const vehicle of about.vehicles) {
      const matching = lines.filter((line) => covers(line, vehicle));
      const key = matching.map(({ id }) => id).join();
      if (matching.length < 2 || seen.has(key)) continue;
      seen.add(key);
      auditVehicle(about, { vehicle, matching, decisive, told });
    }
  }
}

interface Look {
  vehicle: FitVehicle;
  matching: readonly Line[];
  decisive: readonly string[];
  told: Set<string>;
}

function auditVehicle(about: ModelLines, { vehicle, matching, decisive, told }: Look): void {
  const parts = [...groupBy(matching, ({ partId }) => partId).values()];
  const sets = new Map(
    matching.map(({ qualifiers }) => {
      const answers = answersOf(qualifiers);
      return [JSON.stringify(answers), answers];
    }),
  );
  for (const answers of sets.values()) {
    const fitting = parts.filter(
      (applications) => fitVerdict({ universal: false, applications }, vehicle, answers).state === 'FITS',
    );
    for (const id of decisive) {
      const variants = new Map<string | number, Line>();
      for (const [line] of fitting) {
        const value = line!.attributes[id];
        if (value !== undefined && !variants.has(value)) variants.set(value, line!);
      }
      const [one, other] = [...variants.values()];
      if (!one || !other || told.has(id)) continue;
      told.add(id);
      const { model } = about;
      const place = one.position ? ` ${one.position}` : '';
      about.faults.add(
        'undecided variants',
        other.part,
        `${model.market} ${model.make} ${model.name} ${vehicle.year} takes ${about.code}${place} with ${id} ` +
          `${[...variants.keys()].join(' and ')} (${one.part}), and no question tells which`,
      );
    }
  }
}
