import type { OutputOf } from '@driveline/api';
import { garageQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMyVehicle } from '../session/index.ts';
import { guideVehicle } from './loadGuides.ts';

export type Guide = NonNullable<OutputOf<'garage.repairGuide'>['content']>;

/** The guides of the vehicle that the page is for, and one of them. */
export function useGuides(guideId?: string) {
  const { client } = useB2c();
  const [query] = useSearchParams();
  const mine = useMyVehicle();
  const vehicleId = guideVehicle(query, mine?.catalogVehicleId);
  const asked = useQuery(
    garageQueries.repairGuide(client, { ...(vehicleId && { vehicleId }), ...(guideId && { guideId }) }),
  );
  const vehicleName = mine?.catalogVehicleId === vehicleId ? mine?.vehicleName : undefined;
  return { asked, query, vehicleId, vehicleName };
}
