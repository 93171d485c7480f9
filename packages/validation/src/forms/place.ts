import type { MarketOptions } from '../options.ts';
import { postalCode } from '../rules/postalCode/postalCode.ts';
import { defineForm, type Form } from './form.ts';

/** The postal code that a cart is delivered to, before anybody typed an address (PLUS-017). */
export const placeForm = (market: Pick<MarketOptions, 'postalCode'>): Form =>
  defineForm([{ name: 'postalCode', check: (value) => postalCode(value, market) }]);
