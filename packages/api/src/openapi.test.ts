import { describe, expect, test } from 'vitest';
import { anyErrors } from './contract/anyErrors.ts';
import { errorsOf } from './contract/errors.ts';
import { endpoints } from './contract/table.ts';
import { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  responses: Record<string, { description: string }>;
  requestBody?: object;
}
const document = openApiDocument({ version: '1.2.3' }) as {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
};

const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe('[PLUS-039] the OpenAPI document', () => {
  test('says what it is', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info.version).toBe('1.2.3');
    expect(() => JSON.stringify(document)).not.toThrow();
  });

  test('lists every row once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(endpoints).sort());
  });

  test('declares every placeholder of a path as a required parameter, and no other', () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(methods)) {
        const declared = parameters.filter((one) => one.in === 'path');
        expect(declared.map(({ name }) => name)).toEqual(placeholders);
        expect(declared.every(({ required }) => required)).toBe(true);
      }
    }
  });

  test('has a body only for changes, and at least one success for each', () => {
    for (const [, methods] of Object.entries(document.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        // API-073 names the payment that goes in the body of a DELETE.
        if (requestBody) expect(method).not.toBe('get');
        expect(Object.keys(responses).some((status) => status.startsWith('2'))).toBe(true);
      }
    }
  });

  test('[API-026] names the error keys of each status', () => {
    const { responses } = document.paths['/ecomm/b2c/v1/order/item']!['post']!;
    for (const [key, status] of Object.entries(errorsOf('cart.addItem'))) {
      expect(responses[status]!.description.split(', ')).toContain(key);
    }
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['404', '409', '422', 'default']));
  });

  test('[API-026] names with each call what any of them may answer', () => {
    for (const { responses } of operations) {
      for (const [key, status] of Object.entries(anyErrors)) {
        expect(responses['default']!.description).toContain(`${key} (${status})`);
      }
    }
  });

  test('refers only to what it defines', () => {
    const text = JSON.stringify(document);
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target));
    expect([...references]).toEqual(['#/components/schemas/Error']);
  });
});
