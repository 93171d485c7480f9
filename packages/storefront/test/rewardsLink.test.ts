import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeaderData } from '@driveline/api';
import { markets } from '@driveline/markets';
import { describe, expect, test, vi } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const LINK = '/checkRewardAccount';
const holder = {
  firstName: 'Ada',
  lastName: 'Buyer',
  email: 'ada@example.com',
  phoneNumber: '',
  postalCode: '',
};
const open = {
  azProfileInfo: { ...holder, rewardsId: '600012345678', emailAddress: 'a•••@x', telephoneNumber: '' },
  profileUpdateRequired: false,
  acountsLinked: false,
  validateQuestionsRequired: false,
  questions: [],
  codeSentTo: null,
};

/** The pages of a member of the market who has no card yet, or has this one. */
async function memberShop(code: Code, rewardsId = '') {
  const shop = await shopOf(sources, code, { flags: [] });
  const header: HeaderData = shop.of('shell.header');
  const myAccountMap = { ...header.myAccountMap, anonymous: 'false', userType: '4', rewardsId };
  shop.outside.answer('shell.header', { ...header, myAccountMap });
  const post = (intent: string, typed: Record<string, string>, path = LINK) =>
    shop.ask(path, { body: { intent, ...typed } });
  /** What a posted form is refused with, in words. */
  const refusal = async (intent: string, typed: Record<string, string>) => {
    const { status, html } = await post(intent, typed);
    expect(status).toBe(422);
    return wordsOf(elementOf(html.slice(html.indexOf('<main')), /<div[^>]*role="alert"/));
  };
  return { ...shop, post, refusal };
}

describe.each(CODES)('a card of %s', (code) => {
  const { locale } = markets.find((market) => market.code === code)!;
  const file = join(import.meta.dirname, '..', 'messages', `${locale}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const says = (key: string) => messages[`rewards.error.${key}`]!;

  test(
    '[REWARD-007][REWARD-011] is posted by its number, and one that lacks its profile is said to be none',
    async () => {
      const { outside, refusal, sent } = await memberShop(code);
      outside.answer('rewards.validate', { ...open, azProfileInfo: null, acountsLinked: true });
      const said = await refusal('validate-card', { rewardsId: '600012345678' });
      expect(said).toContain(says('invalidRewardsId'));
      expect(sent('rewards.validate').map(({ body }) => body)).toEqual([{ rewardsId: '600012345678' }]);
    },
    START_MS,
  );

  test(
    '[REWARD-009] that asks questions besides the code shows a field for each, before its holder is completed',
    async () => {
      const { outside, post } = await memberShop(code);
      const asked = { validateQuestionsRequired: true, profileUpdateRequired: true, codeSentTo: 'a•••@x' };
      outside.answer('rewards.validate', { ...open, ...asked, questions: ['oneTimeCode', 'phoneLastFour'] });
      const { status, html } = await post('validate-card', { rewardsId: '600012345678' });
      expect(status).toBe(200);
      for (const name of ['oneTimeCode', 'phoneLastFour'])
        expect(html).toMatch(new RegExp(`<input[^>]*name="${name}"`));
      expect(html).not.toMatch(/<input[^>]*name="postalCode"/);
      expect(wordsOf(html)).toContain('a•••@x');
    },
    START_MS,
  );

  test(
    '[REWARD-013][REWARD-016] is looked up five at a time; a failure says its text, and the log hears of it',
    async () => {
      const { outside, refusal, sent } = await memberShop(code);
      const { log } = await sources.load<{ log: { error: (...line: unknown[]) => void } }>(
        'server',
        'log.ts',
      );
      const lines = vi.spyOn(log, 'error').mockReturnValue();
      outside.fail('rewards.lookUp', 'error_lookup_incomplete', { message: 'Said by the server' });
      expect(await refusal('look-up-card', { lastName: 'Stone', rewardsLookup: 'a@example.com' })).toContain(
        'Said by the server',
      );
      expect(sent('rewards.lookUp').map(({ query }) => query)).toEqual([{ maxResult: '5', pageNumber: '1' }]);
      expect(lines.mock.calls.flat()).toContain('Account Linking Error');
      lines.mockRestore();
    },
    START_MS,
  );

  test(
    '[REWARD-018] that cannot be validated says the server’s text, else the shop’s',
    async () => {
      const { outside, refusal } = await memberShop(code);
      const typed = { rewardsId: '600012345678' };
      outside.fail('rewards.validate', 422, { message: 'Said by the server' });
      expect(await refusal('validate-card', typed)).toContain('Said by the server');
      outside.answer('rewards.validate', Response.json({ errorDetails: [{}] }, { status: 422 }));
      expect(await refusal('validate-card', typed)).toContain(says('anErrorOccurred'));
    },
    START_MS,
  );

  test(
    '[REWARD-020] of an account that lacks something leads to where it is completed',
    async () => {
      const { outside, refusal, post } = await memberShop(code);
      const typed = { rewardsId: '600012345678' };
      const wayOn = async () => (await post('validate-card', typed)).html.includes('href="/completeAccount');
      outside.fail('rewards.validate', 422, { errorCode: '1089', message: 'Said by the server' });
      expect(await refusal('validate-card', typed)).toContain('Said by the server');
      expect(await wayOn()).toBe(true);
      outside.fail('rewards.validate', 422, { errorCode: '1088' });
      expect(await wayOn()).toBe(false);
    },
    START_MS,
  );

  test(
    '[REWARD-045] whose holder is completed is linked, and without one in the address there is none to complete',
    async () => {
      const { ask, post, sent } = await memberShop(code);
      expect((await ask('/updateRewardsAccount')).to).toBe(LINK);
      const path = '/updateRewardsAccount?card=600012345678';
      const shown = await ask(path);
      expect(shown.html).toContain('name="card" value="600012345678"');
      const example = markets.find((market) => market.code === code)!.postalCode.example;
      const phoneNumber = { us: '9015550142', mx: '5555550142', br: '11955550142' }[code];
      const typed = { ...holder, phoneNumber, postalCode: example, card: '600012345678', by: '' };
      const done = await post('complete-card', typed, path);
      expect(done.to).toBe('/rewards?done=linked');
      expect(sent('rewards.update').map(({ body }) => body)).toMatchObject([
        { rewardsId: '600012345678', firstName: 'Ada' },
      ]);
    },
    START_MS,
  );

  test(
    '[REWARD-001][REWARD-002] has a balance with two decimals, and the activity of the days that are asked for',
    async () => {
      const { ask, outside, of, sent } = await memberShop(code, '600012345678');
      const { loyaltyAccount, accounts } = of('rewards.account');
      const card = { ...loyaltyAccount!, rewardsCardNumber: '777', rewardBalance: 1012.345 };
      outside.answer('rewards.account', {
        loyaltyAccount: card,
        accounts: accounts.slice(0, 1),
        receiptDays: 90,
      });
      expect(wordsOf((await ask('/rewards')).html)).toMatch(/1[.,]?012[.,]3[45](?!\d)/);
      await ask('/rewards?fromDate=2026-01-02&toDate=2026-01-31');
      const [byDefault, chosen] = sent('rewards.activity');
      expect(byDefault?.params).toEqual({ rewardsCardNumber: '777' });
      const { fromDate, toDate } = byDefault!.query as Record<string, string>;
      expect(Date.parse(toDate!) - Date.parse(fromDate!)).toBe(90 * 86_400_000);
      expect(chosen?.query).toEqual({ fromDate: '2026-01-02', toDate: '2026-01-31' });
      outside.answer('rewards.account', { loyaltyAccount: null, accounts: [], receiptDays: 90 });
      expect((await ask('/rewards')).html).toContain('href="/createRewardsAccount"');
      expect(sent('rewards.activity')).toHaveLength(2);
    },
    START_MS,
  );
});
