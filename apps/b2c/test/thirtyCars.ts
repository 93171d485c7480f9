// A table of what the first thirty popular cars of each market find for pads, battery, oil and blades: to be read by
// somebody who knows cars. Usage: node --conditions=@driveline/source test/thirtyCars.ts > FILE
import { fillOf } from '../seed/fluids.ts';
import {
  distinct,
  markets,
  fleet,
  parts,
  takenBy,
  taxonomy,
  typeOf,
  verdictOf,
  byModel,
  cars,
  vehicles,
  type Car,
} from './popularCars.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));
const oil = taxonomy.types.find(({ seed }) => seed.code === 'motor-oil')!;

/** Of each model the car of its best years, with the engine that comes first in them. */
const choose = (market: string): Car[] =>
  distinct(fleet.popular.filter(({ model }) => model.market === market).map(({ model }) => model))
    .sort((a, b) => b.popularity - a.popularity)
    .flatMap((model) => {
      const hero = model.popular?.hero?.[0] ?? 2014;
      const own = cars.filter(({ modelId, year }) => modelId === model.id && year >= hero);
      return own[0] ?? [];
    })
    .slice(0, 30);

const cell = (car: Car, code: string, fact: (p: (typeof parts)[number]) => unknown) => {
  const places = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  for (const part of takenBy(car, code)) {
    const lines = byModel.get(car.modelId)!.find((it) => it.part === part)!.lines;
    const { question, position, quantityNeeded } = verdictOf(car, lines);
    const at = `${position ?? part.position ?? ''}×${quantityNeeded ?? '?'}`;
    places.set(
      at,
      (places.get(at) ?? new Set()).add(`${fact(part)}${question ? ' (asks ' + question.id + ')' : ''}`),
    );
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return (
    [...places].map(([at, values]) => `${at}: ${[...values].join(', ')} [${counts.get(at)}]`).join('; ') ||
    '–'
  );
};

for (const { code, locale } of markets) {
  console.log(
    `\n## ${code}\n\n| vehicle | pads | rotors | rear drums | battery | oil | blades |\n| - | - | - | - | - | - | - |`,
  );
  for (const car of choose(code)) {
    const [, year, ...name] = car.name.split(' ');
    const fill = fillOf(oil.seed, car);
    const bottles = parts.filter(
      (p) =>
        p.typeId === oil.id &&
        fill &&
        p.attributes[oil.seed.fluid!.attribute] === fill.grade &&
        p.soldIn.includes(code),
    );
    console.log(
      '| ' +
        [
          `${year} ${name.slice(0, -1).join(' ')} ${labels.get(car.engine.id)} [${car.sheet.class}]`,
          cell(car, 'brake-pads', (p) => p.key!.split('|').slice(2).join(' ')),
          cell(car, 'brake-rotors', (p) => `${p.attributes['diameter']}×${p.attributes['thickness']}`),
          cell(car, 'brake-drums', (p) => p.attributes['diameter']),
          cell(
            car,
            'batteries',
            (p) =>
              `${p.attributes['groupSize']} ${p.attributes['capacity']}Ah ${p.attributes['batteryTech']}`,
          ),
          fill
            ? `${fill.grade} ${fill.litres} L (${(fill.litres / 0.946353).toFixed(1)} qt), ${bottles.length} bottles`
            : 'none',
          cell(car, 'wiper-blades', (p) => p.attributes['bladeLength']),
        ].join(' | ') +
        ' |',
    );
  }
}
