import { isB2cError } from '@driveline/api';
import { bareNumber, numberAsked, numberForm, numberQuery, type NumberFound } from '@driveline/hooks';
import type { Issue } from '@driveline/validation';
import { data } from 'react-router-dom';
import { actionDataOf, textsOf, type RouteArgs } from '../../data/actionData.ts';

/** What a VIN or a plate was found to mean, or why not. */
export type NumberAnswer = NumberFound & { readonly issues?: readonly Issue[] };

/** A number typed without script; posted, since an address with a VIN or a plate would end up in logs (PLUS-007). */
export async function findVehicleAction(args: RouteArgs) {
  const { client, queryClient, market, form } = await actionDataOf(args);
  const kind = numberAsked(form, market);
  const typed = textsOf(form)[kind] ?? '';
  const asked = { kind, number: bareNumber(kind, typed) };
  // Signs that a plate does not have are refused as they were typed.
  const { issues } = numberForm(kind, market).validate({ [kind]: kind === 'vin' ? asked.number : typed });
  if (issues.length > 0) return data<NumberAnswer>({ kind, number: typed, issues }, { status: 422 });
  try {
    const { vehicles } = await queryClient.fetchQuery(numberQuery(client, kind, asked.number));
    return data<NumberAnswer>({ ...asked, vehicles });
  } catch (error) {
    if (!isB2cError(error)) throw error;
    return data<NumberAnswer>({ ...asked, message: error.message }, { status: error.status ?? 503 });
  }
}
