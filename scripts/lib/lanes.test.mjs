import { expect, test } from 'vitest';
import { runInLanes } from './lanes.mjs';
import { longSteps, steps } from './steps.mjs';

/** Runs steps that take as many turns as they say. @returns who started beside whom, and the results */
async function started(work, fits) {
  const open = new Set();
  const beside = [];
  const results = await runInLanes(
    work,
    async ({ name, turns = 1 }) => {
      open.add(name);
      beside.push([...open].join(' '));
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      open.delete(name);
      return `${name} ran`;
    },
    fits,
  );
  return { beside, results };
}

test('two steps run at a time, in their order', async () => {
  const { beside, results } = await started([
    { name: 'long', turns: 10 },
    { name: 'b', turns: 2 },
    { name: 'c' },
  ]);
  expect(beside).toEqual(['long', 'long b', 'long c']);
  expect(results).toEqual(['long ran', 'b ran', 'c ran']);
});

test('a step that is alone has no neighbour', async () => {
  const { beside } = await started([{ name: 'a' }, { name: 'browser', isAlone: true }, { name: 'b' }]);
  expect(beside).toEqual(['a', 'a b', 'browser']);
});

test('a step waits for what it needs, when that is to run', async () => {
  const work = [{ name: 'reads', after: ['writes', 'not asked for'] }, { name: 'writes' }];
  const { beside, results } = await started(work);
  expect(beside).toEqual(['writes', 'reads']);
  expect(results).toEqual(['reads ran', 'writes ran']);
});

test('a step that does not fit is left out, with those after it', async () => {
  const work = [{ name: 'long' }, { name: 'after', after: ['long'] }, { name: 'short' }];
  const { beside, results } = await started(work, ({ name }) => name !== 'long');
  expect(beside).toEqual(['short']);
  expect(results).toEqual([undefined, undefined, 'short ran']);
});

test('steps that wait for each other are refused', async () => {
  const work = [
    { name: 'a', after: ['b'] },
    { name: 'b', after: ['a'] },
  ];
  await expect(started(work)).rejects.toThrow('a, b wait for each other.');
});

test.each([
  ['npm test', steps],
  ['npm run test:long', longSteps],
])('every step of %s runs, and waits for steps that there are', async (_, work) => {
  const names = [...steps, ...longSteps].map(({ name }) => name);
  expect(work.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual([]);
  expect((await started(work)).results).toHaveLength(work.length);
});
