import { garageQueries } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { askFor } from '../../data/asked.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { headerOf } from '../session/index.ts';

/** The vehicle that guides are for: the address's own, else the one that the shop is for now; any without one. */
export const guideVehicle = (query: URLSearchParams, preferred: string | undefined) =>
  query.get('vehicleId') || preferred;

async function vehicleOf(page: Page) {
  return guideVehicle(page.url.searchParams, (await headerOf(page))?.vehicleMap?.catalogVehicleId);
}

/** The tree of guides for the vehicle (ACCT-056). */
export const loadGuides: LoadPage = async (page) => {
  const vehicleId = await vehicleOf(page);
  await askFor(page, garageQueries.repairGuide(page.client, { ...(vehicleId && { vehicleId }) }));
};

/** One guide; one that there is not for the vehicle is not found (ACCT-057). */
export const loadGuide: LoadPage = async (page) => {
  const guideId = page.url.searchParams.get('guideId');
  if (!guideId) throw redirect('/user/repairGuides' + page.url.search);
  const vehicleId = await vehicleOf(page);
  await askFor(page, garageQueries.repairGuide(page.client, { ...(vehicleId && { vehicleId }), guideId }));
};
