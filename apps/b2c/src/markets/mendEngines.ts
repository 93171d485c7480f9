import { expandYears } from './expandYears.ts';
import type { VehicleLine } from './marketSeed.ts';

/**
 * 'Chevrolet|Camaro' to '6.2L V8 2010-2024; 2.0L I4 Turbo 2016-2024': engines with the model years in which they were sold,
 * whether the tables have them or not; `none` are years of the tables in which the model was not sold. A model that the
 * tables do not have tells its body as well: 'Jeep|Liberty|SUV'.
 */
export type WrittenEngines = Readonly<Record<string, string>>;

/**
 * Lines whose engines are the written ones in the years of which something is written; other years keep what the public tables
 * say. The tables tie many engines to a maker instead of a model, and leave out the cars of which they know no engine.
 */
export function mendEngines(lines: readonly VehicleLine[], written: WrittenEngines): VehicleLine[] {
  const models = new Map<string, VehicleLine[]>();
  for (const line of lines) {
    const name = nameOf(line[0], line[1]);
    models.set(name, [...(models.get(name) ?? []), line]);
  }
  const known = new Map(
    Object.entries(written).map(([key, text]) => {
      const [make = '', model = '', body = ''] = key.split('|');
      return [nameOf(make, model), { make, model, body, engines: readWritten(text) }];
    }),
  );
  for (const name of known.keys()) if (!models.has(name)) models.set(name, []);
  return [...models].flatMap(([name, own]) => {
    const model = known.get(name);
    return model ? mendModel(own, model) : own;
  });
}

const nameOf = (make: string, model: string): string => `${make}|${model}`;

type EngineYears = ReadonlyMap<string, readonly number[]>;

/** Engines and 'none' to their years. */
const readWritten = (text: string): EngineYears =>
  new Map(
    text.split('; ').map((entry) => {
      const space = entry.lastIndexOf(' ');
      return [entry.slice(0, space), expandYears(entry.slice(space + 1))];
    }),
  );

interface WrittenModel {
  readonly make: string;
  readonly model: string;
  readonly body: string;
  readonly engines: EngineYears;
}

function mendModel(
  lines: readonly VehicleLine[],
  { make, model, body, engines }: WrittenModel,
): VehicleLine[] {
  const [, , ownBody = body, version = ''] = lines[0] ?? [];
  const covered = new Set([...engines.values()].flat());
  const line = (engine: string, years: readonly number[]): VehicleLine[] =>
    years.length ? [[make, model, ownBody, version, engine, years.join(',')]] : [];
  return [
    ...[...engines].flatMap(([engine, years]) => (engine === 'none' ? [] : line(engine, years))),
    ...lines.flatMap(([, , , , engine, years]) =>
      line(
        engine,
        expandYears(years).filter((year) => !covered.has(year)),
      ),
    ),
  ];
}
