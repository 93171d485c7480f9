// @vitest-environment jsdom
import type { HeaderData } from '@driveline/api';
import { fixture } from '@driveline/api/testing';
import { afterEach, expect, test } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { AccountDialog } from './AccountDialog.tsx';

let end: (() => void) | undefined;
afterEach(() => end?.());

/** The account over the page of the shopper whom these facts make. */
async function accountOf(facts: Partial<HeaderData['myAccountMap']>) {
  const header = fixture('shell.header');
  const answer = { ...header, myAccountMap: { ...header.myAccountMap, ...facts } };
  const { until, end: unmount } = await mountForTest(
    // The dialog stands beside the page.
    <main>
      <AccountDialog onClose={() => undefined} />
    </main>,
    { fetch: async (url) => Response.json(url.includes('header') ? answer : fixture('rewards.account')) },
  );
  end = unmount;
  const dialog = () => document.querySelector('[role=dialog]');
  await until(() => expect(dialog()?.querySelectorAll('a[href]').length).toBeGreaterThan(0));
  return {
    words: () => dialog()?.textContent ?? '',
    until,
    hrefs: [...dialog()!.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
    canSignOut: dialog()?.querySelector('form[data-intent=sign-out]') !== null,
  };
}

test('[SHELL-032] an account is greeted, told its balance, and has its pages and the way out', async () => {
  const { hrefs, words, canSignOut, until } = await accountOf({
    anonymous: 'false',
    mf_homepage_header_username: 'Ari',
    rewardsId: '6000',
  });
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/user/myAccount',
      '/user/orderHistory',
      '/user/myVehicle',
      '/rewards',
      '/myWarranties',
      '/user/myProfile',
    ]),
  );
  expect(canSignOut).toBe(true);
  expect(words()).toContain('Ari');
  await until(() => expect(words()).toMatch(/\$\d+\.\d\d/));
});

test('[SHELL-032] a guest has the ways in and what needs no account', async () => {
  const { hrefs, canSignOut } = await accountOf({ anonymous: 'true' });
  expect(hrefs).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^\/signin/),
      '/create',
      '/trackOrder',
      '/rewards',
      '/user/myVehicle',
    ]),
  );
  expect(canSignOut).toBe(false);
});
