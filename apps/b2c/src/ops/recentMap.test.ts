import { expect, test } from 'vitest';
import { RecentMap } from './recentMap.ts';

const keys = ['a', 'b', 'c', 'd'];

type Step = readonly ['set' | 'get' | 'peek' | 'delete', string];

/** A map of three entries after these steps, each value its key's. */
function after(steps: readonly Step[]): RecentMap<string, string> {
  const map = new RecentMap<string, string>(3);
  for (const [step, key] of steps)
    if (step === 'set') map.set(key, key);
    else map[step](key);
  return map;
}

const abc: readonly Step[] = [
  ['set', 'a'],
  ['set', 'b'],
  ['set', 'c'],
];

test.each<readonly [string, readonly Step[], string]>([
  ['as many as there is room for', abc, 'abc'],
  ['the newest', [...abc, ['set', 'd']], 'bcd'],
  ['what was read', [...abc, ['get', 'a'], ['set', 'd']], 'acd'],
  ['what was set again, once', [...abc, ['set', 'a'], ['set', 'd']], 'acd'],
  ['nothing longer for a look at it', [...abc, ['peek', 'a'], ['set', 'd']], 'bcd'],
  ['nothing longer that was asked for in vain', [...abc, ['get', 'd'], ['set', 'd']], 'bcd'],
  ['what there is room for after a deletion', [...abc, ['delete', 'b'], ['set', 'd']], 'acd'],
  ['all when what is not there is deleted', [...abc, ['delete', 'd']], 'abc'],
  ['nothing of nothing', [], ''],
])('keeps %s', (_words, steps, left) => {
  const map = after(steps);
  expect(keys.filter((key) => map.peek(key) === key).join('')).toBe(left);
  expect(keys.filter((key) => map.get(key) === key).join('')).toBe(left);
});

test('the last value of a key counts', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('a', 0);
  expect([map.get('a'), map.peek('a')]).toEqual([0, 0]);
});
