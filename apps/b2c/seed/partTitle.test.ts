import { expect, test } from 'vitest';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { factNames } from './factNames.ts';
import { generateParts } from './partSeed.ts';
import { readPartTypes, type AttributeSeed } from './seedData.ts';
import { buildTaxonomy } from './taxonomy.ts';
import { buildVehicles } from './vehicleSeed.ts';

const { markets } = shippedMarkets;
const taxonomy = buildTaxonomy(markets);
const parts = [
  ...generateParts({ markets, taxonomy, vehicles: buildVehicles(markets), parts: 5000, seed: 1 }),
];
const codeOf = (typeId: number) => taxonomy.types[typeId - 1]!.seed.code;

/** Two lines beside a picture on a phone. */
const longest = 70;

test('[PLUS-009] a title says no word twice, and fits two lines, in every language', () => {
  for (const { title, typeId } of parts) {
    for (const [locale, text] of Object.entries(title)) {
      const words = text.toLowerCase().match(/[\p{L}'-]{4,}/gu) ?? [];
      if (new Set(words).size < words.length) expect.fail(`${locale}: ${text}`);
      expect(text.length, text).toBeLessThanOrEqual(longest);
      expect(text, codeOf(typeId)).not.toMatch(/undefined|, ,|, $|\{n\}/);
    }
  }
});

test('what a title tells is an attribute of the type', () => {
  for (const { code, attributes, told, toldIn = {} } of readPartTypes())
    for (const id of [...told, ...Object.values(toldIn).flat()])
      expect(Object.keys(attributes), code).toContain(id);
});

/** A letter, a Roman numeral, a number or a yes: nothing that a shopper could tell without its label. */
const isBare = (fact: string) =>
  /^(?:\p{L}{1,2}|[ivxlc]+|[\d.,/ ]+|yes|no|sí|sim|não|(?:not |no |não )?inclu\p{L}+)$/iu.test(fact);
/** A length that does not say of what; a title may have one, the main one. */
const isLength = (fact: string) => /^[\d.,/ -]+(?:mm|cm|m|in|ft|")$/.test(fact);
/** Bulbs are called by their number, as batteries are by their group. */
const isName = ({ titled = {} }: AttributeSeed) => Object.values(titled).every((text) => text === '{n}');

test('[PLUS-009] every fact of a title says by itself what it is, in every language', () => {
  const bare: string[] = [];
  let facts = 0;
  for (const type of taxonomy.types) {
    const { code, told, toldIn = {}, gender } = type.seed;
    for (const { locale } of type.speeches) {
      const lengths: string[] = [];
      for (const id of toldIn[locale] ?? told) {
        const { seed, values } = type.attributes.find((attribute) => attribute.seed.id === id)!;
        const said = values.map((value) => factNames(seed, value, type.speeches, gender)[locale]!);
        facts += said.length;
        if (!isName(seed)) bare.push(...said.filter(isBare).map((fact) => `${code} ${locale}: ${fact}`));
        if (said.every(isLength)) lengths.push(id);
      }
      if (lengths.length > 1) bare.push(`${code} ${locale}: ${lengths.join()}`);
    }
  }
  expect(facts).toBeGreaterThan(3000);
  expect(bare).toEqual([]);
});

test('a trademark keeps its capital', () => {
  const titles = parts
    .filter(({ typeId }) => codeOf(typeId) === 'transmission-fluid')
    .flatMap(({ title }) => Object.values(title));
  expect(titles.filter((title) => /, \p{Ll}/u.test(title) && !/, multi/.test(title))).toEqual([]);
});

test.each([
  ['brake-pads', 'Juego de balatas delanteras, cerámicas', 'Jogo de pastilhas dianteiras, cerâmicas'],
  ['brake-shoes', 'Juego de zapatas traseras, remachadas', 'Jogo de sapatas traseiras, rebitadas'],
  ['starters', 'Marcha, 1.2 kW, nueva', 'Motor de partida, 1,2 kW, novo'],
  [
    'brake-rotors',
    'Disco de freno delantero, 282 mm, ventilado',
    'Disco de freio dianteiro, 282 mm, ventilado',
  ],
])('some %s agree as a mechanic says it', (code, spanish, portuguese) => {
  const own = parts.filter(({ typeId }) => codeOf(typeId) === code);
  expect(own.map(({ title }) => title['es-MX'])).toContain(spanish);
  expect(own.map(({ title }) => title['pt-BR'])).toContain(portuguese);
});

test('what is counted is told in words in the other language of a market as well', () => {
  const [caliper] = parts.filter(({ typeId }) => codeOf(typeId) === 'brake-calipers');
  expect(caliper?.title['es-US']).toMatch(/\d pist(?:ón|ones)$/);
});
