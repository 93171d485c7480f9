import { describe, expect, test } from 'vitest';
import { answerWith, stubClient } from '../../test/stubClient.ts';

const saying = (authenticated: string | undefined, cacheControl?: string) => () =>
  answerWith(
    {},
    {
      headers: {
        ...(authenticated === undefined ? {} : { 'jsession-authenticated': authenticated }),
        ...(cacheControl === undefined ? {} : { 'cache-control': cacheControl }),
      },
    },
  );

const eventsOf = async (answer: () => Response, userAuthenticated?: boolean) => {
  const { client, events } = stubClient(answer, { userAuthenticated });
  await client.call('cart.detail');
  await client.call('cart.detail');
  return events;
};

describe('jsession-authenticated', () => {
  test('[API-007] a difference updates the stored state, once', async () => {
    expect(await eventsOf(saying('true'), false)).toEqual([{ type: 'session', userAuthenticated: true }]);
    expect(await eventsOf(saying('true'), true)).toEqual([]);
  });

  test('[API-008] false signs a signed-in user out', async () => {
    expect(await eventsOf(saying('false'), true)).toEqual([
      { type: 'session', userAuthenticated: false },
      { type: 'signedOut', idle: false },
    ]);
  });

  test('[API-008] false of a guest and a missing header sign nobody out', async () => {
    expect(await eventsOf(saying('false'), false)).toEqual([]);
    expect(await eventsOf(saying('false'))).toEqual([{ type: 'session', userAuthenticated: false }]);
    expect(await eventsOf(saying(undefined), true)).toEqual([]);
  });

  test.each([['max-age=60'], ['public, max-age=60, s-maxage=600'], ['public,max-age=1']])(
    '[API-009] %s skips the comparison',
    async (cacheControl) => {
      expect(await eventsOf(saying('false', cacheControl), true)).toEqual([]);
    },
  );

  test.each([['max-age=0'], ['no-store'], ['s-maxage=60']])('[API-009] %s does not', async (cacheControl) => {
    expect(await eventsOf(saying('false', cacheControl), true)).toHaveLength(2);
  });
});

describe('[API-010] token_id', () => {
  const tokens = async (token: string) => {
    const { client, events } = stubClient(() => answerWith({}, { headers: { token_id: token } }));
    await client.call('shell.header');
    return events;
  };

  test('of two pieces is the hashed customer and session', async () => {
    expect(await tokens('abc.def')).toEqual([
      { type: 'analyticsToken', hashedCustomerId: 'abc', sessionHash: 'def' },
    ]);
  });

  test.each([['abc'], ['a.b.c'], ['.b'], ['a.']])('%s is ignored', async (token) => {
    expect(await tokens(token)).toEqual([]);
  });
});
