import { isB2cError, type VehicleMap } from '@driveline/api';
import { vin as vinRule, type Issue } from '@driveline/validation';
import { data, type ActionFunctionArgs, type RouterContextProvider } from 'react-router-dom';
import { actionDataOf, textsOf } from '../../data/actionData.ts';

/** What a VIN was found to mean, or why not. */
export type VinAnswer = {
  readonly vin: string;
  readonly vehicles?: readonly VehicleMap[];
  readonly issues?: readonly Issue[];
  readonly message?: string;
};

/** A VIN as it is sent: people copy it with spaces and dashes. */
export const bareVin = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** A VIN typed without script; posted, since an address with a VIN would end up in logs (PLUS-007). */
export async function findVinAction(args: ActionFunctionArgs<RouterContextProvider>) {
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
