import * as z from 'zod/mini';
import { schemas, type EndpointId, type EndpointSchemas } from '@driveline/api/contract';
import { address, contact } from '../client/buyer.ts';
import type { Belongings, Sample } from './sample.ts';

interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly allOf?: readonly Shape[];
}

/** Fields that name something, by the name that every call gives them. */
const named = (own: Belongings): Readonly<Record<string, unknown>> => ({
  skuNumber: own.sku,
  storeNumber: own.storeNumber,
  commerceId: own.commerceId,
  commerceItemId: own.lineId,
  orderId: own.orderId,
  vehicleId: own.vehicleId,
  serviceItemId: own.serviceItemId,
  warrantyId: own.warrantyId,
  warrantyItemId: own.warrantyItemId,
  rewardsId: own.rewardsId,
  purchaseId: own.purchaseId,
  location: '60616',
  ...contact,
  ...address,
});

/** A request of a call that names each of its fields, as its shapes and the usual names of fields have them. */
export function sampleOf(id: EndpointId, belongings: Belongings): Sample {
  const { params, query, body }: EndpointSchemas = schemas[id];
  const known = named(belongings);
  const parts = Object.entries({ params, query, body }).flatMap(([part, schema]) => {
    if (!schema) return [];
    const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
    return [[part, valueOf(shape, known)] as const];
  });
  return Object.fromEntries(parts);
}

function valueOf(shape: Shape, known: Readonly<Record<string, unknown>>, name = ''): unknown {
  if ('const' in shape) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return valueOf(shape.anyOf[0] ?? {}, known, name);
  if (shape.type === 'array') return [valueOf(shape.items ?? {}, known, name.replace(/s$/, ''))];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'number' || shape.type === 'integer') return Math.max(shape.minimum ?? 1, 1);
  if (shape.type === 'string') return [known[name], ...texts].find((text) => suits(shape, text)) ?? 'x1';
  const fields = Object.entries(shape.properties ?? {});
  return Object.fromEntries(fields.map(([field, own]) => [field, valueOf(own, known, field)]));
}

/** A name, a number, a day, a key and a mark. */
const texts = ['x1', '2101', '2026-06-15', 'sample-key', 'x'];

const suits = ({ minLength = 0, maxLength = Infinity, pattern, allOf = [] }: Shape, text: unknown): boolean =>
  typeof text === 'string' &&
  text.length >= minLength &&
  text.length <= maxLength &&
  (!pattern || new RegExp(pattern).test(text)) &&
  allOf.every((shape) => suits(shape, text));
