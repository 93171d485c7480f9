import { expandYears } from './expandYears.ts';
import type { VehicleLine } from './marketSeed.ts';

/** 'Chevrolet|Camaro' to '6.2L V8 2010-2024; 2.0L I4 Turbo 2016-2024'; `none` are years in which it was not sold. */
export type WrittenEngines = Readonly<Record<string, string>>;

/**
 * Lines whose engines are the written ones in the years of which something is written; the public tables tie many engines to a maker
 * instead of a model. No model gets a year that the tables do not have of it.
 */
export function mendEngines(lines: readonly VehicleLine[], written: WrittenEngines): VehicleLine[] {
  const known = new Map(Object.entries(written).map(([name, text]) => [name, readWritten(text)]));
  const models = new Map<string, VehicleLine[]>();
  for (const line of lines) {
    const name = `${line[0]}|${line[1]}`;
    models.set(name, [...(models.get(name) ?? []), line]);
  }
  return [...models].flatMap(([name, own]) => {
    const engines = known.get(name);
    return engines ? mendModel(own, engines) : own;
  });
}

/** Engines and 'none' to their years. */
const readWritten = (text: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    text.split('; ').map((entry) => {
      const space = entry.lastIndexOf(' ');
      return [entry.slice(0, space), expandYears(entry.slice(space + 1))];
    }),
  );

function mendModel(
  lines: readonly VehicleLine[],
  engines: ReadonlyMap<string, readonly number[]>,
): VehicleLine[] {
  const [make, model, body, version] = lines[0]!;
  const sold = new Set(lines.flatMap(([, , , , , years]) => expandYears(years)));
  const covered = new Set([...engines.values()].flat());
  const line = (engine: string, years: readonly number[]): VehicleLine[] =>
    years.length ? [[make, model, body, version, engine, years.join(',')]] : [];
  return [
    ...[...engines].flatMap(([engine, years]) =>
      engine === 'none'
        ? []
        : line(
            engine,
            years.filter((year) => sold.has(year)),
          ),
    ),
    ...lines.flatMap(([, , , , engine, years]) =>
      line(
        engine,
        expandYears(years).filter((year) => !covered.has(year)),
      ),
    ),
  ];
}
