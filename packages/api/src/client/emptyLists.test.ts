import { describe, expect, test } from 'vitest';
import { answerWith, stubClient } from '../../test/stubClient.ts';
import { withEmptyLists } from './emptyLists.ts';

describe('[API-027] a missing list reads as empty', () => {
  test.each([
    [{}, { a: [] }, { a: [] }],
    [{ a: null }, { a: [] }, { a: [] }],
    [{ a: [1] }, { a: [] }, { a: [1] }],
    [{}, { a: { b: [] } }, { a: { b: [] } }],
    [{}, { 'a?': { b: [] } }, {}],
    [{ a: {} }, { 'a?': { b: [] } }, { a: { b: [] } }],
    [{ a: [{}, { b: [1] }] }, { a: [{ b: [] }] }, { a: [{ b: [] }, { b: [1] }] }],
    [{}, { a: [{ b: [] }] }, { a: [] }],
    [{ more: 1 }, { a: [] }, { more: 1, a: [] }],
    [null, undefined, null],
  ] as const)('%j by %j is %j', (body, lists, expected) => {
    expect(withEmptyLists(body, lists)).toEqual(expected);
  });

  test('in the answers of calls, while unknown fields pass', async () => {
    const { client } = stubClient(() =>
      answerWith({ products: [{ skuNumber: '1', novelty: true }], totalCount: 1 }),
    );
    const answer = await client.call('catalog.search', { query: { searchText: 'wiper' } });
    expect(answer.filters).toEqual([]);
    expect(answer.spellingHints).toEqual([]);
    expect(answer.products[0]).toMatchObject({ attributes: [], fit: { reasons: [] }, novelty: true });
  });
});

test.each([
  [null, { a: [] }],
  [{ a: [null] }, { a: [{ b: [] }] }],
  [{ a: 7 }, { a: [{ b: [] }] }],
  [{ a: 'text' }, { a: { b: [] } }],
] as const)('%j where %j is expected is a parse error', (body, lists) => {
  expect(() => withEmptyLists(body, lists)).toThrow(
    expect.objectContaining({ name: 'B2cError', kind: 'parse' }),
  );
});
