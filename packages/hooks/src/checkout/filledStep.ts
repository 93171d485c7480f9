import type { Values } from '@driveline/validation';
import { FILL_PLACE, fillPlace, type PlaceSource } from '../stores/fillPlace.ts';
import type { PlaceMarket } from '../stores/placeFill.ts';

/** The step whose address was to be filled without script, with what its postal code tells (PLUS-060). */
export async function filledStep(source: PlaceSource, market: PlaceMarket, typed: Values) {
  if (!(FILL_PLACE in typed)) return undefined;
  const step = typed['intent'] === 'save-contact' ? ('contact' as const) : ('payment' as const);
  return { step, values: await fillPlace(source, market, typed) };
}
