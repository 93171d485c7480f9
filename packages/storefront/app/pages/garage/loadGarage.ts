import { accountOf, garageQueries, vehicleQueries, todayQuery } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { fetchRequired, notFound } from '../../data/fetchRequired.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { headerOf } from '../../session/forMembers.ts';
import * as paths from '../../paths/index.ts';

/** Begins the name of a check box that chooses a vehicle; its id follows. */
export const CHOSEN = 'vehicle.';

const idOf = ({ params }: Page) => params['vehicleId'] ?? '';

/** A vehicle of somebody else is as unknown as none. */
const vehicleOf = (page: Page) => fetchRequired(page, garageQueries.details(page.client, idOf(page)));

/** Parts of a page that is there without them. */
const servicesOf = (page: Page) =>
  page.queryClient.prefetchQuery(garageQueries.services(page.client, idOf(page)));

const planOf = (page: Page) =>
  page.queryClient.prefetchQuery(garageQueries.maintenance(page.client, idOf(page)));

const today = ({ queryClient, market }: Page) => queryClient.prefetchQuery(todayQuery(market.timeZone));

/** Asks side by side for all that a page shows. */
const loadAll =
  (...parts: readonly LoadPage[]): LoadPage =>
  (page) =>
    Promise.all(parts.map((load) => load(page)));

/** Vehicles to choose from; a guest is invited to sign in (ACCT-053). */
export const loadHistoryVehicles: LoadPage = async (page) => {
  if (!accountOf(await headerOf(page)).isAuthenticated) return;
  await page.queryClient.prefetchQuery(vehicleQueries.list(page.client));
};

/** The saved vehicles with their names; a guest keeps one, which has a page of its own (VEHST-016). */
export const loadManage: LoadPage = async (page) => {
  const { client, queryClient } = page;
  const header = await headerOf(page);
  if (header && !accountOf(header).isAuthenticated) throw redirect(paths.vehicles());
  const saved = await fetchRequired(page, vehicleQueries.list(client));
  await Promise.all(
    (saved?.vehicles ?? []).map(({ vehicleId }) =>
      queryClient.prefetchQuery(garageQueries.details(client, vehicleId)),
    ),
  );
};

/** What was done to one vehicle (ACCT-053). */
export const loadHistory = loadAll(vehicleOf, servicesOf);

/** All that is known of a vehicle (VEHST-018). */
export const loadDetails = loadAll(vehicleOf, servicesOf, planOf);

/** The same to be edited (VEHST-017). */
export const loadDetailsForm = loadAll(vehicleOf, today);

/** What a vehicle needs next (ACCT-055). */
export const loadMaintenance = loadAll(vehicleOf, planOf);

/** Which vehicle a service is noted for; the only one is not asked for (ACCT-054). */
export const loadServiceVehicles: LoadPage = async ({ client, queryClient }) => {
  const query = vehicleQueries.list(client);
  await queryClient.prefetchQuery(query);
  const vehicles = queryClient.getQueryData(query.queryKey)?.vehicles ?? [];
  const [only] = vehicles;
  if (only && vehicles.length === 1) throw redirect(paths.addService(only.vehicleId));
};

/** The form of a service; an entry that is not there is not found (ACCT-054). */
export const loadServiceForm: LoadPage = async (page) => {
  const { serviceItemId } = page.params;
  await Promise.all([serviceItemId && servicesOf(page), vehicleOf(page), planOf(page), today(page)]);
  const { queryKey } = garageQueries.services(page.client, idOf(page));
  const services = page.queryClient.getQueryData(queryKey)?.services;
  if (serviceItemId && services && !services.some((it) => it.serviceItemId === serviceItemId))
    throw notFound();
};
