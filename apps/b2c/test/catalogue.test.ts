import { describe, expect, test } from 'vitest';
import { endpoints, errorsOf, type EndpointId } from '@driveline/api/contract';
import { catalogue, tableOf } from './catalogue.ts';
import type { Belongings } from '../conformance/samples/sample.ts';
import { samplesOf } from '../conformance/samples/samples.ts';

const rows = Object.keys(endpoints);
const [first, last] = [28, 118];

describe('the catalogue of calls', () => {
  test('names every call of the requirements, each with rows of its own', () => {
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    const ids = numbers.map((number) => `API-${String(number).padStart(3, '0')}`);
    expect(Object.keys(catalogue)).toEqual(ids);
    const named = Object.values(catalogue).flatMap(([own]) => own);
    expect(new Set(named).size).toBe(named.length);
  });

  test.each(Object.entries(catalogue))(
    '%s documents the errors that its requirement names',
    (_id, [own, errors]) => {
      const documented = new Set(own.flatMap((row) => Object.keys(errorsOf(row))));
      expect(errors.filter((key) => !documented.has(key))).toEqual([]);
    },
  );

  test('has a request for every row, which the suites make, spoil, and make as a stranger', () => {
    const samples = samplesOf({} as Belongings);
    expect(Object.keys(samples).toSorted()).toEqual(rows.toSorted());
  });

  test('tells what no test has met', () => {
    const line = (unseen: string[]) =>
      tableOf(unseen)
        .split('\n')
        .find((each) => each.startsWith('API-079'));
    const errors = Object.keys(errorsOf('orders.cancel' satisfies EndpointId)).length;
    for (const row of rows) expect(tableOf([])).toContain(row);
    expect(line([])).toMatch(new RegExp(`1/1 +${errors}/${errors} +1  orders.cancel`));
    expect(line(['orders.cancel success'])).toMatch(/0\/1/);
  });
});
