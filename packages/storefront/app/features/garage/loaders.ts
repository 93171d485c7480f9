import { accountOf, garageQueries, vehicleQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { askFor, notFound } from '../../data/asked.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { todayQuery } from '../../shop/today.ts';
import { headerOf } from '../session/index.ts';
import { addServicePath, VEHICLES_PATH } from './paths.ts';

const idOf = ({ params }: Page) => params['vehicleId'] ?? '';

/** A vehicle of somebody else is as unknown as none. */
const loadVehicleOf = (page: Page) => askFor(page, garageQueries.details(page.client, idOf(page)));

const loadServices = (page: Page) => askFor(page, garageQueries.services(page.client, idOf(page)));

const loadPlan = (page: Page) => askFor(page, garageQueries.maintenance(page.client, idOf(page)));

const loadToday = ({ queryClient, market }: Page) => queryClient.prefetchQuery(todayQuery(market.timeZone));

/** Vehicles to choose from; a guest is invited to sign in (ACCT-053). */
export const loadHistoryVehicles: LoadPage = async (page) => {
  if (!accountOf(await headerOf(page)).isAuthenticated) return;
  await page.queryClient.prefetchQuery(vehicleQueries.list(page.client));
};

/** The saved vehicles with their names; a guest keeps one, which has a page of its own (VEHST-016). */
export const loadManage: LoadPage = async (page) => {
  const { client, queryClient } = page;
  const header = await headerOf(page);
  if (header && !accountOf(header).isAuthenticated) throw redirect(VEHICLES_PATH);
  const saved = await askFor(page, vehicleQueries.list(client));
  await Promise.all(
    (saved?.vehicles ?? []).map(({ vehicleId }) =>
      queryClient.prefetchQuery(garageQueries.details(client, vehicleId)),
    ),
  );
};

/** What was done to one vehicle (ACCT-053). */
export const loadHistory: LoadPage = async (page) => {
  await Promise.all([loadVehicleOf(page), loadServices(page)]);
};

/** All that is known of a vehicle (VEHST-018). */
export const loadDetails: LoadPage = async (page) => {
  await Promise.all([loadVehicleOf(page), loadServices(page), loadPlan(page)]);
};

/** The same to be edited (VEHST-017). */
export const loadDetailsForm: LoadPage = async (page) => {
  await Promise.all([loadVehicleOf(page), loadToday(page)]);
};

/** What a vehicle needs next (ACCT-055). */
export const loadMaintenance: LoadPage = async (page) => {
  await Promise.all([loadVehicleOf(page), loadPlan(page)]);
};

/** Which vehicle a service is noted for; the only one is not asked for (ACCT-054). */
export const loadServiceVehicles: LoadPage = async ({ client, queryClient }) => {
  const query = vehicleQueries.list(client);
  await queryClient.prefetchQuery(query);
  const vehicles = queryClient.getQueryData(query.queryKey)?.vehicles ?? [];
  const [only] = vehicles;
  if (only && vehicles.length === 1) throw redirect(addServicePath(only.vehicleId));
};

/** The form of a service; an entry that is not there is not found (ACCT-054). */
export const loadServiceForm: LoadPage = async (page) => {
  const { serviceItemId } = page.params;
  const [, , answer] = await Promise.all([
    loadVehicleOf(page),
    loadPlan(page),
    serviceItemId ? loadServices(page) : undefined,
    loadToday(page),
  ]);
  if (!serviceItemId || !answer) return;
  if (!answer.services.some((service) => service.serviceItemId === serviceItemId)) throw notFound();
};
