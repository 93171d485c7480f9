// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../../test/renderShop.tsx';
import { orderQueries } from '../orders/orderQueries.ts';
import { consentCookie } from '../storage/consent.ts';
import { useSurveyOffer } from './useSurveyOffer.ts';

const order = (orderId: string) => ({ ...fixture('orders.confirmation'), orderId });

test('[STATE-008] each order is asked about once, and an offer that was closed stays away', async () => {
  const shop = renderShop(() => useSurveyOffer('/feedback'));
  const place = (orderId: string, { queryClient, client } = shop) =>
    act(async () => {
      queryClient.setQueryData(orderQueries.confirmation(client).queryKey, order(orderId));
      // A component that reads the query hears of it in a task of its own.
      await new Promise((resolve) => setTimeout(resolve));
    });
  expect(shop.result.current).toBeUndefined();
  await place('1');
  expect(shop.result.current).toMatchObject({ href: '/feedback', newTab: false });
  expect(shop.edge.storage.read('showWhatDidYouThink')).toBeNull();
  act(() => shop.result.current!.close());
  expect(shop.result.current).toBeUndefined();
  await place('2');
  expect(shop.result.current).toBeDefined();
  const reloaded = renderShop(() => useSurveyOffer('/feedback'));
  reloaded.edge.storage.write('surveyedOrder', shop.edge.storage.read('surveyedOrder') ?? '');
  await place('2', reloaded);
  expect(reloaded.result.current).toBeUndefined();
  await place('3', reloaded);
  expect(reloaded.result.current).toBeDefined();
});

test.each([
  [['survey'], 'https://survey.example/a', true],
  [['analytics'], '/feedback', false],
] as const)('[STATE-008][STATE-026] who accepts %s has %s', async (accepted, href, newTab) => {
  document.cookie = consentCookie(accepted, { secure: false });
  const config = { flags: {}, values: { SURVEY_URL: 'https://survey.example/a' } };
  const shop = renderShop(() => useSurveyOffer('/feedback'), {}, { options: { config } });
  act(() => void shop.queryClient.setQueryData(orderQueries.confirmation(shop.client).queryKey, order('1')));
  await waitFor(() => expect(shop.result.current).toMatchObject({ href, newTab }));
  document.cookie = 'consent=; Max-Age=0; Path=/';
});
