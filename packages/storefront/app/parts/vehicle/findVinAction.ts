import { isB2cError } from '@driveline/api';
import { bareVin, type VinFound } from '@driveline/hooks';
import { vin as vinRule, type Issue } from '@driveline/validation';
import { data } from 'react-router-dom';
import { actionDataOf, textsOf, type RouteArgs } from '../../data/actionData.ts';

/** What a VIN was found to mean, or why not. */
export type VinAnswer = VinFound & { readonly issues?: readonly Issue[] };

/** A VIN typed without script; posted, since an address with a VIN would end up in logs (PLUS-007). */
export async function findVinAction(args: RouteArgs) {
  const { client, form } = await actionDataOf(args);
  const vin = bareVin(textsOf(form).vin ?? '');
  const issue = vinRule(vin);
  if (issue) return data<VinAnswer>({ vin, issues: [issue] }, { status: 422 });
  try {
    const { vehicles } = await client.call('vehicles.byVin', { params: { vin } });
    return data<VinAnswer>({ vin, vehicles });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<VinAnswer>({ vin, message: error.message }, { status: error.status ?? 503 });
  }
}
