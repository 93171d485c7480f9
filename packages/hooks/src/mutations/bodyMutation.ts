import type { B2cClient, EndpointId, InputOf, OutputOf } from '@driveline/api';
import type { Mutation } from './mutation.ts';

/** The body of a call. */
export type BodyOf<K extends EndpointId> =
  InputOf<K> extends { body: infer Body } ? Body : InputOf<K> extends { body?: infer Body } ? Body : never;
/** The parameters of a call's path. */
export type ParamsOf<K extends EndpointId> = InputOf<K> extends { params: infer Params } ? Params : object;

type Facts<Input, Output> = Partial<Omit<Mutation<Input, Output>, 'key' | 'mutate'>>;

/** A mutation whose input is the wire's body; it makes nothing untrue unless `facts` say so. */
export function bodyMutation<K extends EndpointId>(
  client: B2cClient,
  id: K,
  facts: Facts<BodyOf<K>, OutputOf<K>> = {},
): Mutation<BodyOf<K>, OutputOf<K>> {
  const call = client.call as (id: K, input: unknown) => Promise<OutputOf<K>>;
  return { key: id.split('.'), mutate: (body) => call(id, { body }), invalidates: [], ...facts };
}

/** A mutation whose input joins the path's parameters, named here, and the body. */
export function pathMutation<
  K extends EndpointId,
  Body extends object = BodyOf<K> extends object ? BodyOf<K> : object,
>(
  client: B2cClient,
  id: K,
  names: readonly (keyof ParamsOf<K>)[],
  facts: Facts<ParamsOf<K> & Body, OutputOf<K>> = {},
): Mutation<ParamsOf<K> & Body, OutputOf<K>> {
  const call = client.call as (id: K, input: unknown) => Promise<OutputOf<K>>;
  return {
    key: id.split('.'),
    mutate(input) {
      const params: Record<string, unknown> = {};
      const body: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(input)) {
        (names.includes(name as keyof ParamsOf<K>) ? params : body)[name] = value;
      }
      return call(id, Object.keys(body).length > 0 ? { params, body } : { params });
    },
    invalidates: [],
    ...facts,
  };
}
