import { createTestServer, fixtureIn } from '@driveline/api/testing';
import { expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';

const START_MS = 120_000;
const MARKETS = [
  ['us', 'localhost:3000'],
  ['mx', 'mx.localhost:3000'],
  ['br', 'br.localhost:3000'],
] as const;
type Code = (typeof MARKETS)[number][0];

const sources = await samplePages();

/** The pages of a member of the market, whose account has two cards. */
async function shopIn(code: Code, host: string) {
  const of = fixtureIn(code);
  const header = of('shell.header');
  const myAccountMap = { ...header.myAccountMap, anonymous: 'false', userType: '7', profileId: 'p1' };
  const account = of('rewards.account');
  const outside = createTestServer({
    answers: {
      'shell.header': { ...header, myAccountMap },
      'shell.headerV3': { ...header, myAccountMap },
      'rewards.account': account,
    },
  });
  const b2c = {
    fetch: async (request: Request) => {
      const { url, method, headers } = request;
      return outside.fetch(url, { method, headers, ...(method !== 'GET' && { body: await request.text() }) });
    },
    close: async () => undefined,
  };
  const { fetch } = await sources.serve({ b2c });
  const ask = async (path: string, body?: Record<string, string>) => {
    const origin = `http://${host}`;
    const answer = await fetch(
      new Request(`${origin}${path}`, {
        headers: { host, origin },
        ...(body && { method: 'POST', body: new URLSearchParams(body) }),
      }),
    );
    const { status, headers } = answer;
    return { status, to: headers.get('location'), page: await answer.text() };
  };
  return { ask, outside, account };
}

test.each(MARKETS)(
  '[REWARD-046] the merge of %s shows both cards, asks once more, and posts what it has shown',
  async (code, host) => {
    const { ask, outside, account } = await shopIn(code, host);
    const ids = account.accounts.map(({ rewardsId }) => rewardsId);
    const shown = await ask('/mergeConfirmation');
    expect(shown.status).toBe(200);
    for (const id of ids) expect(shown.page).toContain(`•••• ${id.slice(-4)}`);
    expect(shown.page).toContain('href="/mergeConfirmation?step=confirm"');
    expect(shown.page).not.toContain('value="merge-cards"');

    const sure = await ask('/mergeConfirmation?step=confirm');
    expect(sure.page).toContain(`name="cards" value="${ids.join(' ')}"`);
    const post = { intent: 'merge-cards', cards: ids.join(' ') };
    const merged = await ask('/mergeConfirmation', post);
    expect([merged.status, merged.to]).toEqual([303, '/rewards?done=merged']);
    const sent = outside.calls.filter(({ id }) => id === 'rewards.merge').map(({ input }) => input.body);
    expect(sent).toEqual([{ rewardsIds: ids, keep: ids[0] }]);

    outside.fail('rewards.merge', 'error_rewards_merge', { message: 'Said by the server' });
    const refused = await ask('/mergeConfirmation', post);
    expect(refused.status).toBe(422);
    expect(refused.page).toContain('Said by the server');
  },
  START_MS,
);

test(
  '[REWARD-046] with one card there is nothing to merge, and cards that cannot be had can be asked for again',
  async () => {
    const { ask, outside, account } = await shopIn(...MARKETS[0]);
    outside.answer('rewards.account', { ...account, accounts: account.accounts.slice(0, 1) });
    const alone = await ask('/mergeConfirmation');
    expect([alone.status, alone.to]).toEqual([302, '/rewards']);
    outside.answer('rewards.account', new Error('away'));
    const away = await ask('/mergeConfirmation');
    expect(away.page).toContain('We couldn’t load your rewards');
    expect(away.page).toContain('Try again');
    expect(away.page).not.toContain('step=confirm');
  },
  START_MS,
);
