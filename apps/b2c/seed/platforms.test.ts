import { describe, expect, test } from 'vitest';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { platformsOf, readGenerations, startOf, type Generations } from './platforms.ts';
import { readSheetRules } from './sheet.ts';
import { buildVehicles, type ModelRow } from './vehicleSeed.ts';

const { models, engines } = buildVehicles(shippedMarkets.markets);
const labels = new Map(engines.map(({ id, label }) => [id, label]));
const platforms = platformsOf(models, labels);
const yearsOf = (market: string, make: string, name: string) => {
  const model = models.find((row) => row.market === market && row.make === make && row.name === name);
  return [...(model?.engines.keys() ?? [])].sort((a, b) => a - b);
};

describe('models are listed in the years in which they were sold', () => {
  test.each([
    ['us', 'Saab', '9-3', 2011],
    ['us', 'Suzuki', 'Grand Vitara', 2013],
    ['us', 'Chevrolet', 'Captiva Sport', 2015],
    ['us', 'Chevrolet', 'Spark', 2022],
    ['us', 'Ford', 'Fiesta', 2019],
    ['us', 'Ford', 'Edge', 2024],
    ['us', 'Dodge', 'Grand Caravan', 2020],
    ['us', 'Jeep', 'Patriot', 2017],
    ['us', 'Mazda', 'Mazda2', 2014],
    ['mx', 'Nissan', 'March', 2024],
    ['mx', 'Kia', 'Rio', 2023],
    ['br', 'Fiat', 'Uno Mille', 2013],
    ['br', 'Ford', 'Fiesta', 2014],
  ])('%s %s %s until %i', (market, make, name, last) => {
    expect(yearsOf(market, make, name).at(-1)).toBe(last);
  });

  test.each([
    ['us', 'Jeep', 'Cherokee', 2002, 2013],
    ['us', 'Honda', 'Passport', 2003, 2018],
    ['us', 'Acura', 'Integra', 2002, 2022],
    ['us', 'Toyota', 'Supra', 1999, 2019],
    ['us', 'Ford', 'Ranger', 2012, 2018],
    ['us', 'Toyota', 'Venza', 2016, 2020],
  ])('%s %s %s not from %i to %i', (market, make, name, from, to) => {
    const years = yearsOf(market, make, name);
    expect(years.filter((year) => from <= year && year <= to)).toEqual([]);
    expect(years[0]).toBeLessThan(from);
  });

  test('Mexico has its own first years, and what was never sold is gone', () => {
    expect(yearsOf('mx', 'Nissan', 'Sentra')[0]).toBe(1995);
    expect(yearsOf('mx', 'Kia', 'Sportage')[0]).toBe(2011);
    expect(yearsOf('mx', 'Nissan', 'X-Trail')).toContain(2015);
    expect(models.filter(({ name }) => /Orlando|RVR|Wrangler JK|Kicks MPV|\(PHEV\)/.test(name))).toEqual([]);
  });
});

/** Popular models that truly were not sold for some years, or only as another one. */
const pauses = [
  'us Acura MDX 2021',
  'us BMW 328i 2001–2006',
  'us Chevrolet Impala 1997–1999',
  'us Jeep Cherokee 2002–2013',
  'us Kia Sorento 2010',
  'us Volkswagen Passat 2011',
  'mx Chevrolet Trax 2023',
  'br Citroën C3 2022',
  'br Honda HR-V 2022',
  'br Volkswagen Polo 2015–2017',
];

test('a popular model has every year between its first and its last, but for known pauses', () => {
  const gaps = models
    .filter(({ popular }) => popular)
    .flatMap(({ market, make, name }) => {
      const years = yearsOf(market, make, name);
      return years.slice(1).flatMap((year, index) => {
        const [from, to] = [years[index]! + 1, year - 1];
        return from > to ? [] : [`${market} ${make} ${name} ${from === to ? from : `${from}–${to}`}`];
      });
    });
  expect(gaps.sort()).toEqual([...pauses].sort());
});

test('engines of popular models of the United States tell their size', () => {
  const vague = models
    .filter(({ market, popular }) => market === 'us' && popular)
    .flatMap(({ make, name, engines: byYear }) =>
      [...new Set([...byYear.values()].flatMap((ids) => [...ids]))]
        .map((id) => labels.get(id)!)
        .filter((label) => !/^\d\.\dL|^Electric/.test(label))
        .map((label) => `${make} ${name} ${label}`),
    );
  expect(vague).toEqual([]);
});

test('a name that came back on another car has the class of each; a car that another maker built is of that maker', () => {
  const of = (wanted: string) => platforms.find(({ id }) => id === wanted);
  expect([of('Chevrolet Blazer@1990')?.class, of('Chevrolet Trailblazer@2021')?.class]).toEqual([
    'bof',
    'cuv',
  ]);
  expect(of('Chevrolet Trailblazer@2002')?.class).toBe('suv');
  expect([of('Nissan Quest@1993')?.make, of('Mitsubishi 3000GT@1991')?.make]).toEqual([
    'Nissan',
    'Mitsubishi',
  ]);
});

test('every model year is on one platform', () => {
  const seen = new Map<string, string>();
  for (const { id, members } of platforms) {
    for (const { model, y0, y1 } of members) {
      for (const year of model.engines.keys()) {
        if (year < y0 || year > y1) continue;
        const key = `${model.id} ${year}`;
        expect(seen.get(key), key).toBeUndefined();
        seen.set(key, id);
      }
    }
  }
  expect(seen.size).toBe(models.reduce((sum, model) => sum + model.engines.size, 0));
});

test('every listed generation that has cars begins a platform; every sheet has one', () => {
  const ids = new Set(platforms.map(({ id }) => id));
  expect(Object.keys(readSheetRules().written).filter((id) => !ids.has(id))).toEqual([]);
  const missing = readGenerations().flatMap(([market, make, name, , starts, twins = {}]) => {
    const years = yearsOf(market, make, name);
    return starts.filter((start, i) => {
      const isSold = years.some((year) => year >= start && year < (starts[i + 1] ?? Infinity));
      const found = platforms.some(
        (platform) =>
          platform.members.some(({ model }) => model.market === market && model.name === name) &&
          (twins[start] === platform.id || Math.abs(startOf(platform) - start) <= 2),
      );
      return isSold && !found;
    });
  });
  expect(missing).toEqual([]);
});

test.each([
  ['us', 'Honda', 'Civic', 2018, 'Honda Civic@2016'],
  ['br', 'Honda', 'Civic', 2018, 'Honda Civic@2016'],
  ['us', 'GMC', 'Sierra 1500', 2016, 'Chevrolet Silverado 1500@2014'],
  ['mx', 'Volkswagen', 'Bora', 2008, 'Volkswagen Jetta@2005'],
  ['mx', 'Volkswagen', 'Clásico', 2012, 'Volkswagen Jetta@1999'],
  ['br', 'Chevrolet', 'Joy', 2019, 'Chevrolet Onix@2013'],
  ['br', 'Fiat', 'Palio Fire', 2014, 'Fiat Palio@2001'],
  ['us', 'Pontiac', 'Grand Am', 2001, 'Pontiac Grand Am@1999'],
  ['us', 'Pontiac', 'Grand Am', 2003, 'Pontiac Grand Am@1999'],
  ['us', 'Oldsmobile', 'Alero', 2003, 'Pontiac Grand Am@1999'],
  ['us', 'GMC', 'Yukon', 2004, 'Chevrolet Tahoe@2000'],
  ['us', 'Chevrolet', 'Blazer', 2001, 'Chevrolet Blazer@1995'],
  ['us', 'Chevrolet', 'Blazer', 2021, 'Chevrolet Blazer@2019'],
  ['us', 'Mercury', 'Villager', 2000, 'Nissan Quest@1999'],
  ['us', 'Plymouth', 'Voyager', 1998, 'Dodge Grand Caravan@1996'],
])('%s %s %s of %i is a %s', (market, make, name, year, id) => {
  const found = platforms.filter(({ members }) =>
    members.some(
      ({ model, y0, y1 }) =>
        model.market === market && model.make === make && model.name === name && y0 <= year && year <= y1,
    ),
  );
  expect(found.map((platform) => platform.id)).toEqual([id]);
});

describe('the rule for the other models', () => {
  const sold = (spans: Record<string, readonly [number, number]>): ModelRow => {
    const byYear = new Map<number, Set<number>>();
    Object.values(spans).forEach(([from, to], id) => {
      for (let year = from; year <= to; year++) byYear.set(year, (byYear.get(year) ?? new Set()).add(id));
    });
    const names = { market: 'us', make: 'Halden', name: 'Fjord', body: 'Sedan' };
    return {
      id: 1,
      makeId: 1,
      popularity: 0,
      popular: undefined,
      cars: {},
      engines: byYear,
      isElectric: false,
      ...names,
    };
  };
  const spansOf = (model: ModelRow, names: string[], generations: readonly Generations[] = []) =>
    platformsOf([model], new Map(names.map((name, id) => [id, name])), generations).map(({ y0, y1 }) => [
      y0,
      y1,
    ]);

  test('begins anew after seven years, after a gap, and after four when the engines changed', () => {
    expect(spansOf(sold({ a: [2000, 2009] }), ['2.0L I4'])).toEqual([
      [2000, 2006],
      [2007, 2009],
    ]);
    const engines = sold({ a: [2000, 2004], b: [2005, 2008] });
    expect(spansOf(engines, ['2.0L I4', '1.5L I4 Turbo'])).toEqual([
      [2000, 2004],
      [2005, 2008],
    ]);
    const paused = sold({ a: [2000, 2002], b: [2006, 2008] });
    expect(spansOf(paused, ['2.0L I4', '2.0L I4'])).toEqual([
      [2000, 2002],
      [2006, 2008],
    ]);
  });

  test('a written list wins over it', () => {
    const written: Generations[] = [['us', 'Halden', 'Fjord', 'comp', [2000, 2003]]];
    expect(spansOf(sold({ a: [2000, 2009] }), ['2.0L I4'], written)).toEqual([
      [2000, 2002],
      [2003, 2009],
    ]);
  });
});

test.each([
  ['br', 'Honda', 'Fit', 2009, 'Honda Fit@2009'],
  ['br', 'Honda', 'Fit', 2015, 'Honda Fit@2015'],
  ['mx', 'Chevrolet', 'Trax', 2024, 'Chevrolet Trax@2024'],
  ['br', 'Toyota', 'Corolla', 2015, 'Toyota Corolla@2014'],
])('%s %s %s of %i is of the generation that began nearest: %s', (market, make, name, y0, id) => {
  const own = platforms.find(({ members }) =>
    members.some(
      ({ model, y0: from }) =>
        model.market === market && model.make === make && model.name === name && from === y0,
    ),
  );
  expect(own?.id).toBe(id);
});
