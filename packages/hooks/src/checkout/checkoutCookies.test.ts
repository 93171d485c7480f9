import { describe, expect, test } from 'vitest';
import {
  checkoutDraftCookie,
  pendingCommitCookie,
  readCheckoutDraft,
  readKeptCheckout,
  readPendingCommit,
} from './checkoutCookies.ts';

const path = '/checkout';

describe('[PLUS-050] what a guest typed before they sign in', () => {
  const values = { email: 'half@', firstName: 'José; "Zé"', street: 'Av. Niños Héroes 1' };

  test('comes back from its cookie', () => {
    const [pair = ''] = checkoutDraftCookie(path, values, true).split(';');
    expect(readCheckoutDraft(`a=1; ${pair}; b=2`)).toEqual(values);
  });

  test('is out of the reach of scripts, for half an hour and the checkout', () => {
    expect(checkoutDraftCookie(path, values, true)).toMatch(
      /Path=\/checkout; HttpOnly; SameSite=Lax; Max-Age=1800; Secure$/,
    );
  });

  test.each([
    ['nothing', null],
    ['more than a cookie holds', { street: 'x'.repeat(4000) }],
  ])('%s clears it', (_name, draft) => {
    expect(checkoutDraftCookie(path, draft, false)).toBe(
      'checkoutDraft=; Path=/checkout; HttpOnly; SameSite=Lax; Max-Age=0',
    );
  });

  test.each(['', 'checkoutDraft=%7B', 'checkoutDraft=%7B%22a%22%3A1%7D', 'checkoutDraft=null'])(
    '"%s" is none',
    (cookie) => {
      expect(readCheckoutDraft(cookie)).toBeUndefined();
    },
  );
});

describe('a commit that waits for the bank', () => {
  const commit = { commerceId: 'c1', idempotencyKey: 'web-c1-3', cartVersion: 3 };

  test('[PLUS-021] comes back with the same key', () => {
    const [pair = ''] = pendingCommitCookie(path, commit, true).split(';');
    expect(readPendingCommit(`a=1; ${pair}; b=2`)).toEqual(commit);
  });

  test('is out of the reach of scripts and only sent to the checkout', () => {
    expect(pendingCommitCookie(path, commit, true)).toMatch(
      /Path=\/checkout; HttpOnly; SameSite=Lax; Max-Age=1800; Secure$/,
    );
  });

  const kept = (value: object) => `pendingCommit=${encodeURIComponent(JSON.stringify(value))}`;

  test.each([
    '',
    'pendingCommit=%7B',
    'pendingCommit=1',
    'xpendingCommit=%7B%7D',
    kept({ commerceId: 'c1' }),
    kept({ idempotencyKey: 'web-c1-3' }),
    kept({ commerceId: 1, idempotencyKey: 'web-c1-3' }),
    `x${kept(commit)}`,
  ])('"%s" is none', (cookie) => {
    expect(readPendingCommit(cookie)).toBeUndefined();
  });

  test('of the bank’s way back ends with it', () => {
    expect(pendingCommitCookie(path, null, false)).toBe(
      'pendingCommit=; Path=/checkout; HttpOnly; SameSite=Lax; Max-Age=0',
    );
  });
});

describe('what the page of the checkout is given back', () => {
  const taxDocument = { taxId: 'SAT970701NN3' };
  const commit = { commerceId: 'c1', idempotencyKey: 'web-c1-3', cartVersion: 3 };
  const cookiesOf = (sent: object) =>
    [
      checkoutDraftCookie(path, { email: 'half@' }, false),
      pendingCommitCookie(path, { ...commit, ...sent }, false),
    ]
      .map((line) => line.split(';', 1)[0])
      .join('; ');

  test('[PLUS-058][PLUS-065] is what was typed with an order that was refused', () => {
    const unplaced = { commerceId: 'c1', taxDocument };
    expect(readKeptCheckout(cookiesOf({ taxDocument }))).toEqual({ draft: { email: 'half@' }, unplaced });
    expect(readKeptCheckout(cookiesOf({}))).toEqual({
      draft: { email: 'half@' },
      unplaced: { commerceId: 'c1' },
    });
  });

  test('is nothing where nothing was kept', () => {
    expect(readKeptCheckout('a=1')).toBeNull();
  });
});
