import { bareVin, useVinLookUp } from '@driveline/hooks';
import type { VinFinderProps } from '@driveline/ui';
import { vinForm } from '@driveline/validation';
import { useId } from 'react';
import { targetAt } from '../../intents/formTarget.ts';
import { useErrorText } from '../../shop/useErrorText.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import type { VinAnswer } from './findVinAction.ts';
import * as paths from '../../paths/index.ts';

const rules = vinForm();

/** Looks a VIN up in place; before script, and without, its form is posted to a page that takes it. */
export function useVin(
  start: VinAnswer | undefined,
  action = paths.vehicles(),
): Omit<VinFinderProps, 'save'> {
  const { found, isPending, find } = useVinLookUp(useErrorText());
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
  // What was said of a number is not said of the next one.
  const isSame = bareVin(values['vin'] ?? '') === answer?.vin;
  const matches = answer?.vehicles?.map(({ catalogVehicleId: id, vehicleName: name }) => ({ id, name }));
  const { id, errorMessage, normalize } = field('vin');
  return {
    target: targetAt(action, 'find-vin'),
    onFind: (typed) => void find(bareVin(typed)),
    pending: isPending,
    formProps,
    fieldProps: { id, errorMessage, ...(normalize && { normalize }) },
    ...(answer && { vin: answer.vin }),
    ...(matches && isSame && { matches }),
    ...(answer?.message && isSame && { error: answer.message }),
  };
}
