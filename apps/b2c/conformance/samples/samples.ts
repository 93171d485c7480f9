import { endpoints, type EndpointId } from '@driveline/api/contract';
import { customerSamples } from './customerSamples.ts';
import { orderSamples } from './orderSamples.ts';
import type { Belongings, Sample } from './sample.ts';
import { sampleOf } from './sampleOf.ts';
import { shopSamples } from './shopSamples.ts';

type Samples = Readonly<Record<EndpointId, Sample>>;

/**
 * A request of every call that names each of its fields, for a test to spoil: the written one, else that of the
 * call's shapes. The written ones are in the order in which one customer can make them all.
 */
export function samplesOf(belongings: Belongings): Samples {
  const written: Partial<Samples> = {
    ...orderSamples(belongings),
    ...shopSamples(belongings),
    ...customerSamples(belongings),
  };
  const others = (Object.keys(endpoints) as EndpointId[])
    .filter((id) => !Object.hasOwn(written, id))
    .map((id) => [id, sampleOf(id, belongings)] as const);
  return { ...Object.fromEntries(others), ...written } as Samples;
}
