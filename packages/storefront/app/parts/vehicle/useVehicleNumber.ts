import { bareNumber, numberForm, useNumberLookUp, type VehicleNumber } from '@driveline/hooks';
import type { PlateFinderProps, VinFinderProps } from '@driveline/ui';
import { useId, useMemo } from 'react';
import { targetAt } from '../../intents/formTarget.ts';
import { useErrorText } from '../../shop/useErrorText.ts';
import { useShop } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import type { NumberAnswer } from './findVehicleAction.ts';
import * as paths from '../../paths/index.ts';

type FinderProps = Omit<VinFinderProps & PlateFinderProps, 'save' | 'examples'>;

/** Looks a VIN or a plate up in place; before script, and without, its form is posted to a page that takes it. */
export function useVehicleNumber(
  kind: VehicleNumber,
  posted: NumberAnswer | undefined,
  action = paths.vehicles(),
): FinderProps {
  const { market } = useShop();
  const start = posted?.kind === kind ? posted : undefined;
  const { found, isPending, find } = useNumberLookUp(kind, useErrorText());
  const answer = found ?? start;
  const { values, formProps, field } = useShopForm({
    // The page and a drawer over it may each have one.
    id: useId(),
    rules: useMemo(() => numberForm(kind, market), [kind, market]),
    start: { [kind]: start?.number ?? '' },
    issues: start?.issues,
    kinds: kind === 'vin' ? { vin: 'vin' } : {},
    withSummary: false,
  });
  // What was said of a number is not said of the next one.
  const isSame = bareNumber(kind, values[kind] ?? '') === answer?.number;
  const matches = answer?.vehicles?.map(({ catalogVehicleId: id, vehicleName: name }) => ({ id, name }));
  const { id, errorMessage, normalize } = field(kind);
  return {
    target: targetAt(action, `find-${kind}`),
    onFind: (typed) => void find(bareNumber(kind, typed)),
    pending: isPending,
    formProps,
    fieldProps: { id, errorMessage, ...(normalize && { normalize }) },
    ...(answer && { [kind]: answer.number }),
    ...(matches && isSame && { matches }),
    ...(answer?.message && isSame && { error: answer.message }),
  };
}
