// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { afterEach, expect, test } from 'vitest';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { openOverlay } from '../../shop/overlays.ts';
import { Overlays } from '../Overlays.tsx';

let end: (() => void) | undefined;
afterEach(() => {
  openOverlay(undefined);
  end?.();
});

test('[CONTENT-033][VEHST-029] the saved store comes with header data, and what else is known of it by its own call', async () => {
  const header = fixture('shell.header');
  const { storeNumber, address1 } = header.storeDetails!;
  const calls: string[] = [];
  const shop = await mountForTest(
    <>
      <b />
      <Overlays />
    </>,
    {
      config: { flags: {}, values: {} },
      fetch: async (url) => {
        const { pathname } = new URL(url);
        calls.push(pathname);
        if (pathname.endsWith('header')) return Response.json(header);
        return Response.json({ ...fixture('stores.detail'), storeNumber, phone: '(000) 000-0000' });
      },
    },
  );
  ({ end } = shop);
  openOverlay({ kind: 'my-store' });
  await shop.until(() => expect(document.body.textContent).toContain('(000) 000-0000'));
  expect(document.body.textContent).toContain(address1);
  expect(calls.filter((path) => path.includes(storeNumber))).toHaveLength(1);
});
