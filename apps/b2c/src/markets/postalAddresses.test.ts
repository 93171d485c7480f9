import { describe, expect, test } from 'vitest';
import { shippedMarkets } from './shipped.ts';

const seeds = shippedMarkets.markets.flatMap(({ code, address, postalCode, terms: { seed } }) =>
  seed === 'none' ? [] : [{ code, address, postalCode, seed, addresses: seed.postalAddresses?.() ?? {} }],
);
const seedOf = (market: string) => seeds.find(({ code }) => code === market)!;

/** Municipios of Mexico whose name another state has too: a new one is a slip of the digits until it is looked at. */
const homonyms: Readonly<Record<string, readonly string[]>> = {
  Allende: ['COA', 'NLE'],
  'Benito Juárez': ['CMX', 'ROO', 'SON'],
  Cuauhtémoc: ['CHH', 'CMX', 'COL'],
  Guadalupe: ['NLE', 'ZAC'],
  Juárez: ['CHH', 'NLE'],
  'La Paz': ['BCS', 'MEX'],
  'Lázaro Cárdenas': ['MIC', 'ROO'],
  Loreto: ['BCS', 'ZAC'],
  Matamoros: ['COA', 'TAM'],
  Nogales: ['SON', 'VER'],
  Tonalá: ['CHP', 'JAL'],
  Tuxpan: ['JAL', 'NAY', 'VER'],
};
/** Oaxaca has each of them twice, so that name and state do not say which. */
const twice = ['San Juan Mixtepec', 'San Pedro Mixtepec'];

describe.each(seeds)('what postal codes of $code tell', ({ address, postalCode, addresses }) => {
  const { cities = {}, neighborhoods = {}, streets = {} } = addresses;
  const all = Object.entries(cities).flatMap(([name, beginnings]) =>
    beginnings.map((beginning) => ({ name, beginning })),
  );
  const nameOf = new Map(all.map(({ name, beginning }) => [beginning, name]));
  const whole = new RegExp(`^\\d{${postalCode.digitsSent}}$`);

  test('property: no beginning has two names, and none says what a shorter one says', () => {
    expect(nameOf.size).toBe(all.length);
    const shorter = (of: string) =>
      [...of].map((_digit, index) => of.slice(0, index)).findLast((it) => nameOf.has(it)) ?? '';
    expect(all.filter(({ name, beginning }) => nameOf.get(shorter(beginning)) === name)).toEqual([]);
  });

  test('beginnings are digits, at most a whole code, in order', () => {
    for (const { beginning } of all) expect(beginning).toMatch(/^\d{2,}$/);
    for (const { beginning } of all) expect(beginning.length).toBeLessThanOrEqual(postalCode.digitsSent);
    for (const beginnings of Object.values(cities)) expect(beginnings).toEqual([...beginnings].sort());
  });

  test('names are as the address form takes them', () => {
    const most = (matches: (field: (typeof address.fields)[number]) => boolean) =>
      address.fields.find(matches)?.maxLength ?? 0;
    const names = [
      ...Object.keys(cities).map((name) => [name, most(({ name: field }) => field === 'city')] as const),
      ...Object.values(neighborhoods).flatMap((list) =>
        list.map((name) => [name, most(({ kind }) => kind === 'list')] as const),
      ),
    ];
    for (const [name, length] of names) {
      expect(name.length, name).toBeLessThanOrEqual(length);
      expect(name).toMatch(/^[\p{Lu}\d]\S*( \S+)*$/u);
    }
  });

  test('districts and streets have a whole code, and its city is known', () => {
    for (const code of [...Object.keys(neighborhoods), ...Object.keys(streets)]) {
      expect(code).toMatch(whole);
      expect(
        [...code].some((_digit, index) => nameOf.has(code.slice(0, index + 1))),
        code,
      ).toBe(true);
    }
    for (const names of Object.values(neighborhoods)) expect(new Set(names).size).toBe(names.length);
  });
});

describe('the municipios of Mexico', () => {
  const { seed, addresses } = seedOf('mx');
  const cities = Object.entries(addresses.cities ?? {});
  const states = new Map(seed.postalPlaces().map(([prefix, , region]) => [prefix, region]));
  const statesOf = (beginnings: readonly string[]) =>
    [...new Set(beginnings.map((beginning) => states.get(beginning.slice(0, 2)) ?? 'none'))].sort();

  test('property: the state of each beginning has a municipio of that name, and one only', () => {
    for (const [name, beginnings] of cities)
      if (statesOf(beginnings).length > 1 || homonyms[name])
        expect(statesOf(beginnings), name).toEqual(homonyms[name]);
    expect(cities.flatMap(([, beginnings]) => statesOf(beginnings))).not.toContain('none');
    expect(cities.map(([name]) => name).filter((name) => twice.includes(name))).toEqual([]);
  });

  test('are as many as data/ORIGIN.md says', () => {
    const municipios = cities.flatMap(([, beginnings]) => statesOf(beginnings));
    const codes = cities
      .flatMap(([, beginnings]) => beginnings)
      .reduce((sum, beginning) => sum + 10 ** (5 - beginning.length), 0);
    expect(municipios).toHaveLength(513);
    expect(new Set(municipios).size).toBe(32);
    expect(codes).toBeGreaterThan(43_000);
  });
});
