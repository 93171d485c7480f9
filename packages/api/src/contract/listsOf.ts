import * as z from 'zod/mini';

interface Shape {
  readonly type?: string;
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
}

/** Every required list of a schema, as the paths that `lists` of an endpoint holds: for the test of the table. */
export function listsOf(schema: z.ZodMiniType): string[] {
  return walk(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Shape, '');
}

function walk({ properties = {}, required = [] }: Shape, before: string): string[] {
  return Object.entries(properties).flatMap(([name, outer]) => {
    const shape = outer.anyOf?.find((one) => one.type !== 'null') ?? outer;
    const isSure = required.includes(name) && shape === outer;
    if (shape.type !== 'array') return walk(shape, `${before}${name}${isSure ? '' : '?'}.`);
    return isSure ? [before + name, ...walk(shape.items ?? {}, `${before}${name}[].`)] : [];
  });
}
