import { fixture } from '@driveline/api/testing';
import type { EndpointId } from '@driveline/api';
import { endpoints } from '@driveline/api/contract';
import { expect, test } from 'vitest';
import { answering } from '../../test/answering.ts';
import { cartQueries } from '../cart/cartQueries.ts';
import { createQueryClient } from '../client/queryClient.ts';
import { rewardsQueries } from '../rewards/rewardsQueries.ts';
import { storeQueries } from '../stores/storeQueries.ts';
import { vehicleQueries } from '../vehicles/vehicleQueries.ts';
import { contentQueries } from './contentQueries.ts';
import { pageQueries } from './pageQueries.ts';

test('[CONTENT-033] labels, store, footer, cart, rewards and vehicle come from calls of their own', async () => {
  const calls: readonly EndpointId[] = [
    'content.labels',
    'stores.detail',
    'content.footer',
    'cart.detail',
    'rewards.account',
    'vehicles.current',
  ];
  const { client, sent } = answering(Object.fromEntries(calls.map((id) => [id, fixture(id)])));
  const queryClient = createQueryClient();
  const answers = [
    await queryClient.fetchQuery(pageQueries.labels(client)),
    await queryClient.fetchQuery(storeQueries.detail(client, '1207')),
    await queryClient.fetchQuery(contentQueries.footer(client)),
    await queryClient.fetchQuery(cartQueries.detail(client)),
    await queryClient.fetchQuery(rewardsQueries.account(client)),
    await queryClient.fetchQuery(vehicleQueries.current(client)),
  ];
  expect(sent.map(({ id }) => id)).toEqual(calls);
  expect(answers).toEqual(calls.map((id) => fixture(id)));
});

test('[CONTENT-031] header, footer and menu are read from the local calls, for the groups of the shopper', async () => {
  const calls = ['content.header', 'content.footer', 'content.topNav'] as const;
  const { client, sent } = answering(Object.fromEntries(calls.map((id) => [id, fixture(id)])));
  const queryClient = createQueryClient();
  const answers = [
    await queryClient.fetchQuery(contentQueries.header(client, ['guest', 'store'])),
    await queryClient.fetchQuery(contentQueries.footer(client, ['guest', 'store'])),
    await queryClient.fetchQuery(contentQueries.topNav(client, ['guest', 'store'])),
  ];
  expect(answers).toEqual(calls.map((id) => fixture(id)));
  expect(calls.map((id) => endpoints[id].path)).toEqual([
    '/api/contentstack/header',
    '/api/contentstack/footer',
    '/api/contentstack/top-nav',
  ]);
  expect(sent).toMatchObject(calls.map((id) => ({ id, input: { query: { segments: 'guest,store' } } })));
});
