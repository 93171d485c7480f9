import { garageQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useText } from '../../shop/useText.ts';

/** The saved vehicle that the address names, and what to call it. */
export function useVehicle() {
  const text = useText();
  const { client } = useB2c();
  const { vehicleId = '' } = useParams();
  const asked = useQuery(garageQueries.details(client, vehicleId));
  const name = asked.data?.nickname || asked.data?.vehicleName;
  return { vehicleId, asked, name: name ?? text('garage.vehicle') };
}
