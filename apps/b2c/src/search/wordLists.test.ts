import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../ops/packageRoot.ts';
import { troubleCodeIn } from './wordLists.ts';

const read = <T>(name: string): T => JSON.parse(readFileSync(join(packageRoot, 'data', name), 'utf8')) as T;

interface Entry {
  codes: string[];
  types: string[];
}
const entries = read<Entry[]>('trouble-codes.json');
const symptoms = read<(Record<string, string[]> & { types: string[] })[]>('symptoms.json');
const shared = read<(Record<string, string[]> & { types: string[] })[]>('shared-words.json');
const types = new Set(read<{ code: string }[]>('part-types.json').map(({ code }) => code));
const locales = ['en-US', 'es-MX', 'pt-BR'];

/** The codes that people bring most. */
const asked =
  'P0300 P0301 P0302 P0303 P0304 P0351 P0352 P0353 P0354 P0171 P0174 P0172 P0175 P0420 P0430 P0030 P0036 P0131 P0135 ' +
  'P0137 P0141 P0101 P0102 P0113 P0125 P0128 P0116 P0117 P0118 P0217 P0480 P0442 P0455 P0456 P0457 P0087 P0201 P0202 ' +
  'P0203 P0204 P0335 P0340 P0011 P0014 P0016 P0121 P0505 P0507 P2135 P0562 P0620 P0380 P0520 P0500 C0035 C0040 P0700 ' +
  'P0741';

test('[PLUS-054] 58 codes are listed, each with a sentence and first checks in three languages', () => {
  const codes = asked.split(' ');
  expect(codes).toHaveLength(58);
  for (const code of codes) {
    const found = troubleCodeIn(code);
    expect(found?.isExact, code).toBe(true);
    for (const locale of locales) {
      expect(found?.means[locale], `${code} ${locale}`).toMatch(/^\p{Lu}.*\.$/u);
      expect(found?.checks[locale], `${code} ${locale}`).toMatch(/^\p{Lu}.*\.$/u);
      expect(`${found?.means[locale]}${found?.checks[locale]}`).not.toContain('{');
    }
  }
});

test('a code is listed once, and all its parts are sold', () => {
  const codes = entries.flatMap((entry) => entry.codes);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of entries.flatMap((entry) => entry.types)) expect(types).toContain(code);
});

test('[PLUS-008] 40 complaints and more have phrases in three languages, and all their parts are sold', () => {
  expect(symptoms.length).toBeGreaterThanOrEqual(40);
  for (const symptom of symptoms) {
    for (const locale of locales) expect(symptom[locale]?.length, symptom['en-US']?.[0]).toBeGreaterThan(0);
    for (const code of symptom.types) expect(types).toContain(code);
  }
});

test('words for several types have phrases in three languages, and all their parts are sold', () => {
  for (const entry of shared) {
    for (const locale of locales) expect(entry[locale]?.length, entry['en-US']?.[0]).toBeGreaterThan(0);
    expect(entry.types.length).toBeGreaterThan(1);
    for (const code of entry.types) expect(types).toContain(code);
  }
});

test.each([
  ['p0420', 'P0420'],
  ['my code is P-0128!', 'P0128'],
  ['(C0035)', 'C0035'],
  ['P04201', undefined],
  ['XP0420', undefined],
  ['P042', undefined],
  ['5P0420', undefined],
])('%s holds the code %s', (text, code) => {
  expect(troubleCodeIn(text)?.code).toBe(code);
});
