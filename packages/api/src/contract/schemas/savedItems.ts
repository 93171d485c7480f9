import * as z from 'zod/mini';
import type { DomainSchemas } from './endpointSchemas.ts';
import { addErrors, changed, chosenOption } from './cart.ts';
import { amount, identifier, skuNumber } from './primitives.ts';

/** Lines that were put aside for later. */
export const savedItems = z.object({
  savedItems: z.array(
    z.object({
      savedItemId: z.string(),
      skuNumber: z.string(),
      partNumber: z.string(),
      brandName: z.string(),
      itemDescription: z.string(),
      productDetailsPageUrl: z.string(),
      /** Only of a part with a photo. */
      productImageUrl: z.optional(z.string()),
      drawing: z.string(),
      itemQuantity: z.number(),
      unitPrice: amount,
      /** What one cost when it was put aside. */
      savedPrice: amount,
      vehicleName: z.nullable(z.string()),
      options: z.array(chosenOption),
    }),
  ),
});

/** A list's name: something to read, at most 60 characters. */
const listName = z.string().check(z.maxLength(60), z.regex(/^\s*[^\s\u0000][^\u0000]*$/));
const skuNumbers = z.array(skuNumber).check(z.maxLength(50));

/** Lists of parts that a shopper has named, each with its parts in the order that they were put there. */
export const savedLists = z.object({
  savedLists: z.array(
    z.object({ listId: z.string(), listName: z.string(), skuNumbers: z.array(z.string()) }),
  ),
});

export const savedItemSchemas = {
  'cart.saved': {
    requirement: 'CART-013',
    summary: 'Lines that were put aside, at today’s prices',
    response: savedItems,
  },
  'cart.saveItem': {
    requirement: 'CART-013',
    summary: 'Move a line out of the cart to the saved ones',
    body: z.object({ commerceItemId: identifier }),
    response: z.extend(changed, savedItems.shape),
    errors: { error_item_unknown: 404, error_saved_limit: 422, error_order_changed: 409 },
  },
  'cart.moveSaved': {
    requirement: 'CART-013',
    summary: 'Move a saved line back into the cart',
    params: z.object({ savedItemId: identifier }),
    response: z.extend(changed, savedItems.shape),
    /** What was chosen is offered no more: it stays saved. */
    errors: { ...addErrors, error_option_invalid: 422 },
  },
  'cart.removeSaved': {
    requirement: 'CART-013',
    summary: 'Forget a saved line',
    params: z.object({ savedItemId: identifier }),
    response: savedItems,
  },
  'cart.lists': {
    requirement: 'PLUS-068',
    summary: 'Lists of parts, the latest first; a guest’s belong to the account after the sign-in',
    response: savedLists,
  },
  'cart.createList': {
    requirement: 'PLUS-068',
    summary: 'Name a list, with parts or without',
    body: z.object({ listName, skuNumbers: z.optional(skuNumbers) }),
    response: z.extend(savedLists, { listId: z.string() }),
    errors: { error_list_limit: 422, error_item_unknown: 404 },
  },
  'cart.changeList': {
    requirement: 'PLUS-068',
    summary: 'Rename a list, put parts on it, take parts off',
    params: z.object({ listId: identifier }),
    body: z.object({
      listName: z.optional(listName),
      /** To be added; what is there stays once. */
      skuNumbers: z.optional(skuNumbers),
      removedSkuNumbers: z.optional(skuNumbers),
    }),
    response: savedLists,
    errors: { error_list_unknown: 404, error_list_limit: 422, error_item_unknown: 404 },
  },
  'cart.removeList': {
    requirement: 'PLUS-068',
    summary: 'Forget a list and what is on it',
    params: z.object({ listId: identifier }),
    response: savedLists,
  },
} satisfies DomainSchemas;

export type SavedLists = z.infer<typeof savedLists>;
export type SavedItems = z.infer<typeof savedItems>;
