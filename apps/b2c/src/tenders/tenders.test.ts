import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CartPayment } from './tenders.ts';
import { draftTenders, joinAccounts, planPayment, tenderId, type CartAccount } from './tenders.ts';

const account = (accountId: string, seenMinor: number, method: CartAccount['method'] = 'giftCard') => ({
  method,
  accountId,
  lastFour: '1111',
  seenMinor,
});
const card: CartPayment = {
  method: 'visa',
  token: 't',
  cardType: 'visa',
  lastFour: '4242',
  expiry: '12/30',
  installments: 1,
  returnUrl: '',
};

describe('how a total is paid', () => {
  test.each<[string, number, [seen: number, available: number][], number[], object]>([
    ['only by the card', 90_00, [], [], { dueMinor: 90_00, isCovered: false, hasShrunk: false }],
    ['nothing by nothing', 0, [], [], { dueMinor: 0, isCovered: false, hasShrunk: false }],
    [
      'partly by a gift card',
      90_00,
      [[50_00, 50_00]],
      [50_00],
      { dueMinor: 40_00, isCovered: false, hasShrunk: false },
    ],
    [
      'by two in their order',
      90_00,
      [
        [50_00, 50_00],
        [70_00, 70_00],
      ],
      [50_00, 40_00],
      { dueMinor: 0, isCovered: true, hasShrunk: false },
    ],
    ['exactly by one', 50_00, [[50_00, 50_00]], [50_00], { dueMinor: 0, isCovered: true, hasShrunk: false }],
    [
      'by one that holds less than it did',
      90_00,
      [[50_00, 20_00]],
      [20_00],
      { dueMinor: 70_00, isCovered: false, hasShrunk: true },
    ],
    [
      'by one that holds less, and still enough',
      10_00,
      [[50_00, 20_00]],
      [10_00],
      { dueMinor: 0, isCovered: true, hasShrunk: false },
    ],
    [
      'by one that holds more than it did',
      90_00,
      [[50_00, 60_00]],
      [60_00],
      { dueMinor: 30_00, isCovered: false, hasShrunk: false },
    ],
    [
      'the first shrank, the second makes up for it',
      50_00,
      [
        [50_00, 20_00],
        [50_00, 50_00],
      ],
      [20_00, 30_00],
      { dueMinor: 0, isCovered: true, hasShrunk: true },
    ],
    [
      'by one that is empty now',
      90_00,
      [[50_00, 0]],
      [0],
      { dueMinor: 90_00, isCovered: false, hasShrunk: true },
    ],
  ])('%s', (_what, total, held, applied, rest) => {
    const accounts = held.map(([seen], index) => account(`g${index}`, seen));
    const plan = planPayment(
      total,
      accounts,
      held.map(([, available]) => available),
    );
    expect(plan).toMatchObject(rest);
    expect(plan.accounts.map(({ appliedMinor }) => appliedMinor)).toEqual(applied);
    expect(plan.accounts.map(({ availableMinor }) => availableMinor)).toEqual(
      held.map(([, available]) => available),
    );
  });

  test('an account that nobody can read holds nothing', () => {
    const plan = planPayment(10_00, [account('g', 5_00)], []);
    expect(plan.accounts[0]).toMatchObject({ appliedMinor: 0, availableMinor: 0, accountId: 'g' });
  });

  test('property: accounts and card together pay the total, no account beyond what it holds', () => {
    const held = fc.array(fc.tuple(fc.nat(9_000), fc.nat(9_000)), { maxLength: 4 });
    fc.assert(
      fc.property(fc.nat(20_000), held, (total, pairs) => {
        const available = pairs.map(([, now]) => now);
        const plan = planPayment(
          total,
          pairs.map(([seen], index) => account(`g${index}`, seen)),
          available,
        );
        const tenders = draftTenders(plan, card);
        expect(tenders.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(total);
        for (const { amountMinor, accountId } of tenders) {
          expect(amountMinor).toBeGreaterThan(0);
          if (accountId) expect(amountMinor).toBeLessThanOrEqual(available[Number(accountId.slice(1))] ?? 0);
        }
      }),
    );
  });
});

describe('the cards of a guest and of the account that the guest signs in to', () => {
  const names = (accounts: readonly CartAccount[]) => accounts.map(({ accountId }) => accountId);
  const [a, b, c] = [account('a', 1), account('b', 1), account('c', 1)];
  const points = account('points', 1, 'loyaltyCard');

  test('those of the first cart come first, then what the second has besides', () => {
    expect(joinAccounts([a], [b, points], 5)).toEqual([a, b, points]);
    expect(joinAccounts([], [b], 5)).toEqual([b]);
    expect(joinAccounts([a], [], 5)).toEqual([a]);
  });

  test('a card of both is there once, as the first cart saw it', () => {
    const joined = joinAccounts([a, b], [{ ...b, seenMinor: 9 }, c], 5);
    expect(joined).toEqual([a, b, c]);
  });

  test('no more of a kind than one cart may have, and as many as that', () => {
    expect(names(joinAccounts([a], [b, c], 2))).toEqual(['a', 'b']);
    expect(names(joinAccounts([a, b], [c], 2))).toEqual(['a', 'b']);
    expect(names(joinAccounts([a], [b, c], 3))).toEqual(['a', 'b', 'c']);
  });

  test('each kind is counted for itself', () => {
    expect(names(joinAccounts([a, b], [points], 2))).toEqual(['a', 'b', 'points']);
  });

  test('the carts themselves stay as they were', () => {
    const first = [a];
    joinAccounts(first, [b], 5);
    expect(first).toEqual([a]);
  });
});

describe('the name of a way to pay outside of the server', () => {
  const gift = { method: 'giftCard', accountId: '7' } as const;

  test('is the same each time, and another for another card or kind', () => {
    expect(tenderId(gift)).toBe(tenderId({ ...gift }));
    const others = [
      { ...gift, accountId: '8' },
      { ...gift, method: 'merchandiseCard' as const },
    ];
    expect(new Set([gift, ...others].map(tenderId)).size).toBe(3);
  });

  test('is short, fits into an address and tells nothing of the account', () => {
    expect(tenderId(gift)).toMatch(/^[\w-]{22}$/);
  });
});

describe('the tenders of an order', () => {
  const plan = (total: number, ...held: [CartAccount['method'], number][]) =>
    planPayment(
      total,
      held.map(([method, minor], index) => account(`g${index}`, minor, method)),
      held.map(([, minor]) => minor),
    );

  test('accounts first, each of its kind and prepaid, the card last', () => {
    const all = plan(100_00, ['giftCard', 10_00], ['merchandiseCard', 20_00], ['loyaltyCard', 30_00]);
    expect(draftTenders(all, card)).toEqual([
      {
        kind: 'GIFT_CARD',
        method: 'giftCard',
        cardType: 'giftcard',
        lastFour: '1111',
        accountId: 'g0',
        isPrepaid: true,
        amountMinor: 10_00,
      },
      {
        kind: 'GIFT_CARD',
        method: 'merchandiseCard',
        cardType: 'merchcard',
        lastFour: '1111',
        accountId: 'g1',
        isPrepaid: true,
        amountMinor: 20_00,
      },
      {
        kind: 'REWARDS',
        method: 'loyaltyCard',
        cardType: 'loyaltycard',
        lastFour: '1111',
        accountId: 'g2',
        isPrepaid: true,
        amountMinor: 30_00,
      },
      {
        kind: 'GATEWAY',
        method: 'visa',
        cardType: 'visa',
        lastFour: '4242',
        accountId: null,
        isPrepaid: false,
        amountMinor: 40_00,
      },
    ]);
  });

  test('a code that is paid later is money that comes before the goods leave', () => {
    expect(draftTenders(plan(10_00), { ...card, waitsMinutes: 30 })).toMatchObject([{ isPrepaid: true }]);
  });

  test('an account that pays nothing is none, and a card that pays nothing is not asked', () => {
    const covered = plan(10_00, ['giftCard', 10_00], ['loyaltyCard', 5_00]);
    expect(draftTenders(covered, card).map(({ method }) => method)).toEqual(['giftCard']);
    expect(draftTenders(plan(10_00, ['giftCard', 4_00]), null).map(({ method }) => method)).toEqual([
      'giftCard',
    ]);
  });
});
