import type { EndpointSchemas } from './schemas/endpointSchemas.ts';
import { schemas } from './schemas/index.ts';
import type { EndpointId } from './table.ts';

const signInAgain = { error_sign_in_again: 401 } as const;

/** The error keys that a call documents beside those of any call, with their statuses (API-026). */
export function errorsOf(id: EndpointId): Readonly<Record<string, number>> {
  const { asksPassword, errors }: EndpointSchemas = schemas[id];
  return { ...errors, ...(asksPassword && signInAgain) };
}
