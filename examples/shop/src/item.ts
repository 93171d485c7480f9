import { defineForm, quantity, required, type Issue, type Values } from '@driveline/validation';

/** What the form asks for: one object checks it in the browser and on the server. */
export const itemForm = defineForm([
  { name: 'skuNumber', check: (value) => required(value, 'skuNumber') },
  { name: 'quantity', check: (value) => quantity(value) },
]);

export const toItem = (values: Values) => ({
  skuNumber: values['skuNumber'] ?? '',
  quantity: Number(values['quantity']),
  shipmentType: 'regular' as const,
});

/** What stands in the form, and what the server found in a post of it. */
export interface Posted {
  readonly start: Values;
  readonly issues?: readonly Issue[];
  readonly refusal?: string;
}

export const nothingPosted: Posted = { start: { skuNumber: '100001', quantity: '1' } };
