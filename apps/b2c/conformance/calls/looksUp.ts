import type { Sample } from '../samples/sample.ts';
import { Unprepared, type TestedServer } from '../testedServer.ts';
import type { Call } from './call.ts';

/**
 * A visitor who finds a vehicle by a number that the locality has.
 * @throws Unprepared where the market does not find vehicles so
 */
export function looksUp(
  tested: TestedServer,
  name: 'vin' | 'plate',
  inputOf: (number: string) => Sample,
): Promise<Call> {
  const number = tested.locality[name];
  if (!number) throw new Unprepared(`vehicles are not found by ${name} in this market`);
  return Promise.resolve({ shopper: tested.visitor(), input: inputOf(number) });
}
