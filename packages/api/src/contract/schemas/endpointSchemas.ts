import type * as z from 'zod/mini';

/** What only servers, documents and tests read of one call: its shapes, its errors, and what documentation says. */
export interface EndpointSchemas {
  /** The requirement that asks for the call, e.g. `API-066`; an extension names the one it serves. */
  readonly requirement: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly response: z.ZodMiniType;
  /**
   * ACCT-005: who is only remembered, not actively signed in, gives the password first; the call then also answers
   * `error_sign_in_again`. `forAccount`: only where nothing but the account opens what the call is about; an order
   * found by number and contact stays open.
   */
  readonly asksPassword?: 'always' | 'forAccount';
  /** HTTP status by error key, beside the keys of any call (API-026). */
  readonly errors?: Readonly<Record<string, number>>;
}

/** The calls of one domain, by id. */
export type DomainSchemas = Readonly<Record<string, EndpointSchemas>>;

/** Of every call that needs an account. */
export const signedInErrors = { error_not_signed_in: 401 } as const;
