// A table of what thirty popular cars of each market find for pads, rotors, battery, oil and blades, to be read by somebody
// who knows cars, and how many of their pairs of a part and a car wait for an answer. In brackets: how many parts there are. Usage: node --conditions=@driveline/source test/thirtyCars.ts > FILE
import { fillOf } from './fillOf.ts';
import type { PartSeed } from '../seed/partSeed.ts';
import {
  byModel,
  cars,
  distinct,
  fleet,
  markets,
  parts,
  sized,
  takenBy,
  taxonomy,
  vehicles,
  verdictOf,
} from './popularCars.ts';
import type { Car } from './popularCars.ts';

const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));
const oil = taxonomy.types.find(({ seed }) => seed.code === 'motor-oil')!;
const approvals = new Map(
  taxonomy.facetValues.flatMap(({ attribute, value, names }) =>
    attribute === 'approvals' ? [[value, names['en-US']]] : [],
  ),
);
const litresOfQuart = 0.946_353;

/** Of each model one of the years that people try first, with an engine that most bought. */
function chosen(market: string): Car[] {
  const models = distinct(fleet.popular.flatMap(({ model }) => (model.market === market ? [model] : [])));
  const isRare = ({ engine }: Car) => /hybrid|diesel/i.test(labels.get(engine.id)!);
  return models
    .sort((a, b) => b.popularity - a.popularity)
    .flatMap(({ id, popular }) => {
      const own = cars.filter(({ modelId, year }) => modelId === id && year >= (popular?.hero?.[0] ?? 2014));
      return own.find((car) => !isRare(car)) ?? own[0] ?? [];
    })
    .slice(0, 30);
}

/** What is offered at each place, with how many there are to choose from. */
function cell(car: Car, code: string, factOf: (part: PartSeed) => string): string {
  const places = new Map<string, string[]>();
  for (const part of takenBy(car, code)) {
    const { lines } = byModel.get(car.modelId)!.find((it) => it.part === part)!;
    const { question, position, quantityNeeded = 1 } = verdictOf(car, lines);
    const place = position ?? part.position ?? '';
    const pieces = quantityNeeded === 1 ? '' : `${quantityNeeded} × `;
    const said = `${place} ${pieces}${factOf(part)}${question ? '?' : ''}`.trim();
    places.set(said, [...(places.get(said) ?? []), part.sku]);
  }
  return (
    [...places]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([said, skus]) => `${said} (${skus.length})`)
      .join('; ') || '–'
  );
}

function oilOf(car: Car, market: string): string {
  const fill = fillOf(oil.seed, car);
  if (!fill) return '–';
  const fits = parts.filter(
    (part) =>
      part.typeId === oil.id &&
      part.attributes['viscosity'] === fill.grade &&
      String(part.attributes['approvals']).split(' ').includes(fill.approval!) &&
      part.soldIn.includes(market),
  );
  const approval = approvals.get(fill.approval!);
  const amount =
    market === 'us' ? `${(fill.litres / litresOfQuart).toFixed(1)} qt` : `${fill.litres.toFixed(1)} L`;
  return `${fill.grade} ${approval} ${amount} (${fits.length})`;
}

const lengthIn = (market: string, millimetres: number): string =>
  market === 'us' ? `${Math.round(millimetres / 25.4)} in` : `${millimetres} mm`;

/** How many verdicts on what they may take are a question, of all types and of those that sell most. */
function askedOf(own: readonly Car[]): string {
  const shares = [sized, sized.filter(({ hero }) => hero)].map((types) => {
    const states = own.flatMap((car) =>
      types.flatMap(({ code }) =>
        takenBy(car, code).map((part) => {
          const { lines } = byModel.get(car.modelId)!.find((it) => it.part === part)!;
          return verdictOf(car, lines).state;
        }),
      ),
    );
    const open = states.filter((state) => state === 'NEEDS_MORE_INFO').length;
    return `${open} of ${states.length} (${((100 * open) / states.length).toFixed(1)} %)`;
  });
  return `Verdicts that need more information: ${shares[0]} of all that fits by vehicle, ${shares[1]} of what sells most.`;
}

const say = (...cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
for (const { code } of markets) {
  process.stdout.write(`\n## ${code}\n\n`);
  const columns = ['vehicle', 'pads', 'rotors', 'drums', 'shoes', 'battery', 'oil', 'blades'];
  say(...columns);
  say(...columns.map(() => '---'));
  for (const car of chosen(code)) {
    const [, year, ...words] = car.name.split(' ');
    say(
      `${year} ${words.slice(0, -1).join(' ')} ${labels.get(car.engine.id)}`,
      cell(car, 'brake-pads', ({ key }) => `for ${key!.split('|').at(-1)} mm`),
      cell(car, 'brake-rotors', ({ attributes }) => `${attributes['diameter']} × ${attributes['thickness']}`),
      cell(car, 'brake-drums', ({ attributes }) => String(attributes['diameter'])),
      cell(car, 'brake-shoes', ({ key }) => `for ${key!.split('|').at(-1)} mm`),
      cell(car, 'batteries', ({ attributes }) => {
        const size = code === 'br' ? `${attributes['capacity']} Ah` : String(attributes['groupSize']);
        return `${size}, ${attributes['cca']} CCA`;
      }),
      oilOf(car, code),
      cell(car, 'wiper-blades', ({ attributes }) => lengthIn(code, Number(attributes['bladeLength']))),
    );
  }
  process.stdout.write(`\n${askedOf(chosen(code))}\n`);
}
