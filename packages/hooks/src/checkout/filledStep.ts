import type { B2cClient } from '@driveline/api';
import type { Values } from '@driveline/validation';
import { FILL_PLACE, fillPlace } from '../stores/fillPlace.ts';
import type { PlaceMarket } from '../stores/placeFill.ts';

/** The step whose address was to be filled without script, with what its postal code tells (PLUS-060). */
export async function filledStep(client: B2cClient, market: PlaceMarket, typed: Values) {
  if (!(FILL_PLACE in typed)) return undefined;
  const step = typed['intent'] === 'save-contact' ? ('contact' as const) : ('payment' as const);
  return { step, values: await fillPlace(client, market, typed) };
}
