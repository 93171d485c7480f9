// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { ClientProvider, runMutation, useB2c, useHeaderShopper, vehicleMutations } from '@driveline/hooks';
import { afterEach, expect, test } from 'vitest';
import { browserShop } from '../../data/browserLoader.ts';
import { mountForTest } from '../../shop/mountForTest.tsx';
import { ShelfPage } from './ShelfPages.tsx';

let end: (() => void) | undefined;
afterEach(() => end?.());

const header = { ...fixture('shell.header'), vehicleMap: null };
const { vehicleMap } = fixture('vehicles.current');

/** A shelf that knows the shopper as the whole shop does. */
function OwnShelf() {
  const { client } = useB2c();
  return (
    <ClientProvider client={client} shopper={useHeaderShopper(client)}>
      <ShelfPage />
    </ClientProvider>
  );
}

test('[VEHST-008] a shelf of the catch-all path is asked for again when a vehicle is chosen', async () => {
  let chosen = false;
  const { page, until, ...shop } = await mountForTest(<OwnShelf />, {
    at: '/parts/brakes',
    fetch: async (url, { method }) => {
      if (method !== 'GET') chosen = true;
      if (url.includes('searchresult'))
        return Response.json({ ...fixture('catalog.search'), title: chosen ? 'For the vehicle' : 'For all' });
      return Response.json(url.includes('header') && !chosen ? header : { ...header, vehicleMap });
    },
  });
  ({ end } = shop);
  await until(() => expect(page.querySelector('h1')?.textContent).toBe('For all'));
  const { client, queryClient } = browserShop();
  await runMutation(queryClient, vehicleMutations.setVehicle(client), { catalogVehicleId: '7' });
  await until(() => expect(page.querySelector('h1')?.textContent).toBe('For the vehicle'));
});
