import type { B2cClient, OutputOf } from '@driveline/api';
import { garageQueries, useB2c, useMyVehicle } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { redirect, useSearchParams } from 'react-router-dom';
import { fetchRequired } from '../../data/fetchRequired.ts';
import type { LoadPage, Page } from '../../data/page.ts';
import { headerOf } from '../../session/forMembers.ts';
import * as paths from '../../paths/index.ts';

export type Guide = NonNullable<OutputOf<'garage.repairGuide'>['content']>;

/** The vehicle that guides are for: the address's own, else the one that the shop is for now; any without one. */
const vehicleOf = (query: URLSearchParams, preferred: string | undefined) =>
  query.get('vehicleId') || preferred;

const guideQuery = (client: B2cClient, vehicleId: string | undefined, guideId?: string) =>
  garageQueries.repairGuide(client, { ...(vehicleId && { vehicleId }), ...(guideId && { guideId }) });

async function load(page: Page, guideId?: string): Promise<void> {
  const vehicleId = vehicleOf(page.url.searchParams, (await headerOf(page))?.vehicleMap?.catalogVehicleId);
  await fetchRequired(page, guideQuery(page.client, vehicleId, guideId));
}

/** The tree of guides for the vehicle (ACCT-056). */
export const loadGuides: LoadPage = (page) => load(page);

/** One guide; one that there is not for the vehicle is not found (ACCT-057). */
export const loadGuide: LoadPage = async (page) => {
  const guideId = page.url.searchParams.get('guideId');
  if (!guideId) throw redirect(paths.guides() + page.url.search);
  await load(page, guideId);
};

/** The guides of the vehicle that the page is for, and one of them. */
export function useGuides(guideId?: string) {
  const { client } = useB2c();
  const [query] = useSearchParams();
  const mine = useMyVehicle();
  const vehicleId = vehicleOf(query, mine?.catalogVehicleId);
  const asked = useQuery(guideQuery(client, vehicleId, guideId));
  const vehicleName = mine?.catalogVehicleId === vehicleId ? mine?.vehicleName : undefined;
  return { asked, query, vehicleId, vehicleName };
}
