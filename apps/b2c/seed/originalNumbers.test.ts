import { expect, test } from 'vitest';
import { partNumberKey } from '../src/catalog/searchKey.ts';
import { parts, typeOf } from '../test/popularCars.ts';
import { originalNumber, originalNumbersOf } from './originalNumbers.ts';

const keyed = parts.filter(({ key }) => key !== null);

test('[PLUS-067] a part that is made for vehicles has one to four OE numbers, any other none', () => {
  expect(keyed.length).toBeGreaterThan(2000);
  for (const { originalNumbers, key } of parts)
    expect(originalNumbers.length, key ?? 'universal').toSatisfy((n: number) =>
      key === null ? n === 0 : n >= 1 && n <= 4,
    );
});

test('[PLUS-067] parts of one key share their OE numbers, parts of another key of their type have none of them', () => {
  const keys = new Map<string, string>();
  for (const part of keyed)
    for (const number of part.originalNumbers) {
      const own = `${typeOf(part).code} ${partNumberKey(number)}`;
      expect(keys.get(own) ?? part.key, own).toBe(part.key);
      keys.set(own, part.key!);
    }
});

test('[PLUS-067] a number has the form of its maker and can be looked up', () => {
  const key = 'pads|front|toyotab1|4|275';
  expect(
    originalNumbersOf(
      key,
      new Map([
        ['honda', 1],
        ['toyota', 5],
      ]),
    ),
  ).toEqual([expect.stringMatching(/^\d{5}-\d{5}$/), expect.stringMatching(/^\d{5}-[A-Z]{3}-[A-Z]\d{2}$/)]);
  expect(originalNumbersOf(key, new Map([['vw', 1]]))[0]).toMatch(/^\d[A-Z]\d \d{3} \d{3} [A-Z]$/);
  expect(originalNumbersOf(key, new Map([['ford', 1]]))[0]).toMatch(/^[A-Z]\d[A-Z]{2}-\d{4}-[A-Z]$/);
  for (const { originalNumbers } of keyed)
    for (const number of originalNumbers)
      expect(partNumberKey(number)).toMatch(/^(?=.*\d{3})[A-Z0-9]{7,13}$/);
});

test('[PLUS-067] it follows from maker and key alone', () => {
  expect(originalNumber('########', 'gm', 'a')).toBe(originalNumber('########', 'gm', 'a'));
  expect(originalNumber('########', 'gm', 'a')).not.toBe(originalNumber('########', 'fiat', 'a'));
});
