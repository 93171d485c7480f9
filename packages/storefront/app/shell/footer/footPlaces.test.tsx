// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { afterEach, expect, test } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { FooterPlace } from './FootPlaces.tsx';

let end: (() => void) | undefined;
afterEach(() => end?.());

test('a footer that no server wrote is drawn by the browser', async () => {
  const shop = await mountForTest(<FooterPlace />, {
    fetch: async () => Response.json(fixture('content.footer')),
  });
  ({ end } = shop);
  await shop.until(() => expect(shop.page.querySelector('footer a')).not.toBeNull());
});
