import type { B2cClient, EndpointId, InputOf, OutputOf } from '@driveline/api';
import { queryOptions, type QueryMeta } from '@tanstack/react-query';
import type { queryRoots } from '../queryRoots.ts';

/** Calls of the areas that have a root, by which mutations and a sign-out find their answers. */
type RootedId = Extract<EndpointId, `${keyof typeof queryRoots}.${string}`>;

/**
 * The query of a call that needs nothing but its input. A page asks by it without a factory of its own; a factory is
 * for what several pages ask with other options, or with less than the whole input.
 */
export function callQuery<K extends RootedId>(
  client: B2cClient,
  id: K,
  input: InputOf<K> = {} as InputOf<K>,
  options: { meta?: QueryMeta } = {},
) {
  const call = client.call as (id: K, input: InputOf<K>, options: object) => Promise<OutputOf<K>>;
  return queryOptions({
    queryKey: [...id.split('.'), client.market.code, ...(Object.keys(input).length > 0 ? [input] : [])],
    queryFn: ({ signal }) => call(id, input, { signal }),
    ...options,
  });
}
