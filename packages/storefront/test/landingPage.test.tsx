import type { OutputOf } from '@driveline/api';
import { fixture } from '@driveline/api/testing';
import { pageQueries, storeQueries } from '@driveline/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { enUS } from '../content/en-US/index.ts';
import { renderForTest } from '../app/shop/renderForTest.tsx';
import { LandingPage } from '../app/pages/landing/LandingPage.tsx';

type Block = OutputOf<'content.page'>['blocks'][number];

/** The HTML of a page of these blocks. */
function page(
  blocks: readonly Block[],
  { path = '/lp/page', answer, shops }: { path?: string; answer?: object; shops?: unknown } = {},
): string {
  const routes = [{ id: 'landing', path: '*', element: <LandingPage />, loader: () => null }];
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    hydrationData: { loaderData: { landing: null }, ...(answer && { actionData: { landing: answer } }) },
  });
  return renderForTest(<RouterProvider router={router} />, (queryClient, client) => {
    const [pathname = ''] = path.split('?');
    queryClient.setQueryData(pageQueries.page(client, pathname).queryKey, {
      title: 'Page',
      meta: { description: '' },
      blocks: [...blocks],
    });
    if (shops) queryClient.setQueryData(storeQueries.repairShops(client, '90802').queryKey, shops as never);
  });
}

const form = (name: string): Block => ({ kind: 'form', title: 'Form', form: name });

test('[CONTENT-027] the page about repair shops searches by ZIP code, and lists what was found', () => {
  const path = '/lp/find-a-repair-shop?q=90802';
  const found = page([form('repairShops')], { path, shops: fixture('stores.repairShops') });
  expect(found).toContain('action="/lp/find-a-repair-shop"');
  expect(found).toContain('name="q"');
  expect(found).toContain('Bluebird Auto Care');
  expect(found).toContain('href="tel:5625550161"');
  expect(found).toContain('1.1 mi');
  expect(page([form('repairShops')], { path, shops: { shops: [] } })).toContain('No shops nearby');
  expect(page([form('repairShops')])).not.toContain('No shops nearby');
});

test('[CONTENT-022] the sign-up for texts asks for a phone and a yes, and says what comes next', () => {
  const asks = page([form('textSignUp')]);
  expect(asks).toMatch(/<form data-intent="sign-up-texts" action="\/lp\/page" method="post"/);
  expect(asks).toContain('name="phoneNumber"');
  expect(asks).toMatch(/<input[^>]*required=""[^>]*name="agrees"/);
  const refused = page([form('textSignUp')], {
    answer: {
      values: { phoneNumber: '12' },
      issues: [{ field: 'phoneNumber', rule: 'phone.short', params: {} }],
    },
  });
  expect(refused).toContain('value="12"');
  expect(page([form('textSignUp')], { answer: { signedUp: true } })).toContain(
    'Check your phone to confirm.',
  );
});

test('[CONTENT-030] a form that the shop does not have is left out', () => {
  expect(page([form('toString')])).not.toContain('Form');
});

test('[CONTENT-020][CONTENT-022][CONTENT-024][CONTENT-027][CONTENT-028] the stock pages carry their forms and events', () => {
  const { pages } = enUS.pages;
  expect(pages['find-a-repair-shop']?.form?.form).toBe('repairShops');
  expect(pages['sms']?.form?.form).toBe('textSignUp');
  expect(pages['{brand}-mobile-app']?.form?.form).toBe('getApp');
  expect(pages['community']?.events?.items.length).toBeGreaterThan(1);
});
