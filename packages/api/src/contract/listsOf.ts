import * as z from 'zod/mini';
import type { Lists } from './endpoint.ts';

interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

/** Every required list of a schema, in the shape that `lists` of an endpoint has: for the test of the table. */
export function listsOf(schema: z.ZodMiniType): Lists {
  return walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape);
}

function walk({ properties = {}, required = [] }: Shape): Lists {
  const found: Record<string, Lists[string]> = {};
  for (const [name, outer] of Object.entries(properties)) {
    const shape = outer.anyOf?.find((one) => one.type !== 'null') ?? outer;
    const isSure = required.includes(name) && shape === outer;
    const inside = walk((shape.type === 'array' ? shape.items : shape) ?? {});
    const isEmpty = Object.keys(inside).length === 0;
    if (shape.type !== 'array') {
      if (!isEmpty) found[isSure ? name : `${name}?`] = inside;
    } else if (isSure) found[name] = isEmpty ? [] : [inside];
  }
  return found;
}
