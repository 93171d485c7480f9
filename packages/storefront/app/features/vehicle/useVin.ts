import { useB2c, vehicleQueries } from '@driveline/hooks';
import { vinForm } from '@driveline/validation';
import type { VinFinderProps } from '@driveline/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useErrorText } from '../../shop/useErrorText.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { bareVin, type VinAnswer } from './findVinAction.ts';

const rules = vinForm();

/** Looks a VIN up in place; before script, and without, its form is posted to a page that takes it. */
export function useVin(
  start: VinAnswer | undefined,
  action = '/user/myVehicle',
): Omit<VinFinderProps, 'save'> {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const errorText = useErrorText();
  const [found, setFound] = useState<VinAnswer>();
  const [isPending, setPending] = useState(false);
  const answer = found ?? start;
  const { values, formProps, field } = useShopForm({
    // The page and a drawer over it may each have one.
    id: useId(),
    rules,
    start: { vin: start?.vin ?? '' },
    issues: start?.issues,
    kinds: { vin: 'vin' },
    withSummary: false,
  });
  const find = async (vin: string) => {
    setPending(true);
    try {
      setFound({ vin, ...(await queryClient.fetchQuery(vehicleQueries.byVin(client, vin))) });
    } catch (error) {
      setFound({ vin, message: errorText(error) });
    } finally {
      setPending(false);
    }
  };
  // What was said of a number is not said of the next one.
  const isSame = bareVin(values['vin'] ?? '') === answer?.vin;
  const { id, errorMessage, normalize } = field('vin');
  return {
    target: { action, intent: 'find-vin' },
    onFind: (typed) => void find(bareVin(typed)),
    pending: isPending,
    formProps,
    fieldProps: { id, errorMessage, ...(normalize && { normalize }) },
    ...(answer && { vin: answer.vin }),
    ...(answer?.vehicles &&
      isSame && {
        matches: answer.vehicles.map(({ catalogVehicleId, vehicleName }) => ({
          id: catalogVehicleId,
          name: vehicleName,
        })),
      }),
    ...(answer?.message && isSame && { error: answer.message }),
  };
}
