import { describe, expect, test, vi } from 'vitest';
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

describe('an answer that was asked for before the session changed', () => {
  const answers = () => {
    const waiting: ((authenticated: boolean) => void)[] = [];
    const stub = stubClient(
      () =>
        new Promise((resolve) =>
          waiting.push((authenticated) =>
            resolve(answerWith({}, { headers: { 'jsession-authenticated': `${authenticated}` } })),
          ),
        ),
      { userAuthenticated: false },
    );
    return { ...stub, waiting };
  };
  const logIn = { body: { username: 'ada@example.com', password: 'x' } };

  test('[API-007][API-008] and comes after, signs nobody out', async () => {
    const { client, events, waiting } = answers();
    const header = client.call('shell.header');
    const login = client.call('identity.login', logIn as never);
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]!(true);
    await login;
    waiting[0]!(false);
    await header;
    expect(events).toEqual([{ type: 'session', userAuthenticated: true }]);
  });

  test('[API-007] tells of it where the call is the change itself', async () => {
    const { client, events, waiting } = answers();
    const login = client.call('identity.login', logIn as never);
    const out = client.call('identity.logout', { body: {} });
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[0]!(true);
    await login;
    waiting[1]!(false);
    await out;
    expect(events.map(({ type }) => type)).toEqual(['session', 'session', 'signedOut']);
  });

  test('[API-008] while a later one still does', async () => {
    const { client, events, waiting } = answers();
    const login = client.call('identity.login', logIn as never);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]!(true);
    await login;
    const header = client.call('shell.header');
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]!(false);
    await header;
    expect(events.at(-1)).toEqual({ type: 'signedOut', idle: false });
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
