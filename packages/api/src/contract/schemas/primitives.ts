import { QUANTITY_MAX, shipmentTypes } from '@driveline/validation';
import * as z from 'zod/mini';

/** Decimal major units of the market's currency. */
export const amount = z.number();

/** A line quantity of the shop: whole, at least 1 (CART-001). */
export const quantity = z.number().check(z.int(), z.minimum(1), z.maximum(QUANTITY_MAX));

/** The quantity of a line that is there: 0 removes it (CART-001). */
export const lineQuantity = z.number().check(z.int(), z.minimum(0), z.maximum(QUANTITY_MAX));

/** Text that a shopper may type: no NUL (PostgreSQL refuses it), at most `max` characters. */
export const text = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\u0000]*$/));

/** An identifier in a path or body: printable, short. */
export const identifier = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/));

/** An order's number as people type it: small letters, spaces and dashes as they like (ACCT-048). */
export const orderNumber = z
  .string()
  .check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.: \u2010-\u2015-]+$/));

export const skuNumber = z.string().check(z.regex(/^\d{1,9}$/));
export const storeNumber = z.string().check(z.regex(/^\d{1,5}$/));

/** CART-027: a client reads any other value as in-store. */
export const shipmentType = z.enum(shipmentTypes);

/** API-026: every failing call answers with this. */
export const errorBody = z.object({
  errorDetails: z.array(
    z.object({
      errorCode: z.string(),
      errorMessageDefault: z.string(),
      errorMessageKey: z.string(),
      /** The field of the request that is at fault, where there is one. */
      field: z.optional(z.string()),
      /** A heading for the message, e.g. of a refused delivery method (CART-033). */
      errorTitle: z.optional(z.string()),
      /** Of a quantity above stock (PLUS-062): how many can be had so, and the way that brings all of them. */
      remedy: z.optional(
        z.object({
          quantity: z.optional(z.number()),
          shipmentType: z.optional(shipmentType),
          /** By which the rest comes of a pickup that brings `quantity`. */
          restBy: z.optional(shipmentType),
        }),
      ),
    }),
  ),
});

/** CART-035, with `postalCode` for `zipCode`; a market's further fields are joined into address1 and address2. */
export const address = z.object({
  firstName: text(30),
  lastName: text(30),
  address1: text(276),
  address2: z.optional(text(276)),
  city: text(30),
  state: text(3),
  postalCode: text(10),
  countryCode: z.optional(text(2)),
  phoneNumber: z.optional(text(15)),
  email: z.optional(text(254)),
});

export type ErrorBody = z.infer<typeof errorBody>;
export type Address = z.infer<typeof address>;
