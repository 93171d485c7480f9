import { compileErrors, validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Operation {
  parameters: { in?: string; schema: Record<string, unknown> }[];
  responses: Record<string, { description?: string }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** The parser resolves references in place, so that each check gets a document of its own. */
const fresh = () => structuredClone(openApiDocument({ version: '1.2.3' })) as unknown as Document;

/** By the published schema of OpenAPI 3.1, and each schema in it by that of JSON Schema 2020-12. */
async function faultsOf(document: Document): Promise<string[]> {
  const schemas = schemasIn(document);
  const ajv = new Ajv2020({ strict: false });
  const wrong = schemas
    .filter((schema) => !ajv.validateSchema(schema))
    .map((schema) => JSON.stringify(schema));
  const result = await validate(document as unknown as Parameters<typeof validate>[0]);
  return [
    ...wrong,
    ...(result.valid ? [] : [compileErrors(result)]),
    ...result.warnings.map(({ message }) => message),
  ];
}

function schemasIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === 'schema' && typeof inner === 'object' && inner ? [inner] : schemasIn(inner),
  );
}

const firstWithParameters = ({ paths }: Document): Operation =>
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .find(({ parameters }) => parameters.length > 0)!;

describe('[PLUS-039] the OpenAPI document', () => {
  test('is valid, each of its schemas too', { timeout: 30_000 }, async () => {
    expect(schemasIn(fresh()).length).toBeGreaterThan(200);
    expect(await faultsOf(fresh())).toEqual([]);
  });

  test.each<[string, (operation: Operation) => void]>([
    ['a parameter without a place', ({ parameters }) => delete parameters[0]!.in],
    ['an answer without a description', ({ responses }) => delete responses['default']!.description],
    ['a type that is none', ({ parameters }) => (parameters[0]!.schema['type'] = 'nonsense')],
  ])('would not be with %s', { timeout: 30_000 }, async (_what, spoil) => {
    const document = fresh();
    spoil(firstWithParameters(document));
    expect(await faultsOf(document)).not.toEqual([]);
  });
});
