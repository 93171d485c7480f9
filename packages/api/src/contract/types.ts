import type * as z from 'zod/mini';
import type { anyErrors } from './anyErrors.ts';
import type { schemas } from './schemas/index.ts';
import type { EndpointId } from './table.ts';

type Schemas = typeof schemas;
type Part<K extends EndpointId, P extends string> =
  Schemas[K] extends Record<P, infer S extends z.ZodMiniType> ? z.output<S> : undefined;

/** Only the parts that the endpoint has; a part whose fields are all optional may be left out. */
type WithPart<Name extends string, T> = T extends undefined
  ? { [N in Name]?: undefined }
  : object extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

/** What a caller hands over: `{ params, query, body }`, as far as the endpoint has them. */
export type InputOf<K extends EndpointId> = WithPart<'params', Part<K, 'params'>> &
  WithPart<'query', Part<K, 'query'>> &
  WithPart<'body', Part<K, 'body'>>;

/** What a call answers. */
export type OutputOf<K extends EndpointId> = Schemas[K] extends { response: infer S extends z.ZodMiniType }
  ? z.output<S>
  : never;

/** The error keys that a call documents, and those that any call may answer with (API-026). */
export type ErrorKeyOf<K extends EndpointId> =
  | (Schemas[K] extends { errors: infer E } ? keyof E : never)
  | (Schemas[K] extends { asksPassword: string } ? 'error_sign_in_again' : never)
  | keyof typeof anyErrors;

/** Every error key of the contract. */
export type ErrorKey = { [K in EndpointId]: ErrorKeyOf<K> }[EndpointId];
