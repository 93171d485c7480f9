import { garageQueries, useB2c } from '@driveline/hooks';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shop/useText.ts';

/** Services that follow no schedule. */
const UNPLANNED = ['repair', 'inspection', 'other'] as const;

/** What can be done to a vehicle: what its schedule names, and what follows none. */
export function useServiceTypes(
  vehicleId: string,
): readonly { readonly id: string; readonly name: string }[] {
  const text = useText();
  const { client } = useB2c();
  const { data } = useQuery(garageQueries.maintenance(client, vehicleId));
  return [
    ...(data?.intervals ?? []).map(({ serviceType, name }) => ({ id: serviceType, name })),
    ...UNPLANNED.map((id) => ({ id, name: text(`garage.type.${id}`) })),
  ];
}
