// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { customerHeader, header } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { useWallet, walletPasses } from './useWallet.ts';

const us = { currency: { minorDigits: 2 } };
const member = customerHeader({ rewardsId: '822663648084', mf_homepage_header_username: 'Ana' });
const values = {
  WALLET_PASS_URL_IOS: 'https://pass.example/ios/{rewardsId}',
  WALLET_PASS_URL_ANDROID: 'https://pass.example/{rewardsId}',
};

test('[CONTENT-023] a card has its number in groups, its holder, and the wallet of this phone first', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Android 15');
  const account = fixture('rewards.account');
  const { rewardsCardNumber } = account.loyaltyAccount!;
  const loyaltyAccount = { ...account.loyaltyAccount!, rewardBalance: 12.34 };
  const answers = { 'shell.header': member, 'rewards.account': { ...account, loyaltyAccount } };
  const options = { config: { flags: {}, values } };
  const { result } = renderShop(() => useWallet(us), answers, { options });
  const cardNumber = rewardsCardNumber.replace(/(.{4})(?=.)/g, '$1 ');
  await waitFor(() => expect(result.current.card).toEqual({ cardNumber, holder: 'Ana', balanceMinor: 1234 }));
  expect(result.current.passes.map(({ system }) => system)).toEqual(['android', 'ios']);
});

test('[CONTENT-023] the number stays when the account cannot be had; a guest and who has no card have none', async () => {
  const failed = renderShop(() => useWallet(us), { 'shell.header': member });
  await waitFor(() => expect(failed.result.current.hasFailed).toBe(true));
  expect(failed.result.current.card).toEqual({ cardNumber: '8226 6364 8084', holder: 'Ana' });
  const nobody = customerHeader({ rewardsId: '' });
  const none = {
    'shell.header': nobody,
    'rewards.account': { loyaltyAccount: null, accounts: [], receiptDays: 90 },
  };
  const without = renderShop(() => useWallet(us), none, { options: { config: { flags: {}, values } } });
  await waitFor(() => expect(without.result.current.card).toBe('none'));
  expect(without.result.current.passes).toEqual([]);
  const guest = renderShop(() => useWallet(us), { 'shell.header': header() });
  await waitFor(() => expect(guest.ids()).toEqual(['shell.header']));
  expect(guest.result.current.card).toBeUndefined();
});

test('[CONTENT-023] only safe addresses make a pass', () => {
  const config = {
    value: (name: string) =>
      name.endsWith('IOS') ? 'javascript:{rewardsId}' : values.WALLET_PASS_URL_ANDROID,
  };
  expect(walletPasses(config, '1/2')).toEqual([{ system: 'android', href: 'https://pass.example/1%2F2' }]);
});
