import * as z from 'zod/mini';
import { anyErrors } from './contract/anyErrors.ts';
import type { Endpoint } from './contract/endpoint.ts';
import { errorsOf } from './contract/errors.ts';
import { errorBody } from './contract/schemas/primitives.ts';
import type { EndpointSchemas } from './contract/schemas/endpointSchemas.ts';
import { schemas } from './contract/schemas/index.ts';
import type { EndpointId } from './contract/table.ts';
import { endpoints } from './contract/table.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document; one operation for every row of the table. */
export function openApiDocument(info: { readonly title?: string; readonly version?: string } = {}): Json {
  const paths: Record<string, Json> = {};
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const endpoint: Endpoint = endpoints[id];
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(id, endpoint, schemas[id]);
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title ?? 'Driveline b2c', version: info.version ?? '0.0.0' },
    paths,
    components: { schemas: { Error: jsonSchema(errorBody, 'output') } },
  };
}

function operation(id: EndpointId, endpoint: Endpoint, shapes: EndpointSchemas): Json {
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary: shapes.summary,
    description: `${shapes.requirement}; time limit ${endpoint.timeout ?? 'default'}${endpoint.retry ? ', repeated on 5xx' : ''}`,
    parameters: [...parameters(shapes.params, 'path'), ...parameters(shapes.query, 'query')],
    ...(shapes.body && { requestBody: { required: true, content: json(jsonSchema(shapes.body, 'input')) } }),
    responses: { ...success(shapes.response, endpoint.answers), ...failures(errorsOf(id)) },
  };
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function success(response: z.ZodMiniType, answers: Endpoint['answers']): Json {
  const schema = jsonSchema(response, 'output');
  if (schema['type'] === 'null') return { 204: { description: 'Done' } };
  const content = answers === 'xml' ? { 'application/xml': { schema } } : json(schema);
  return { 200: { description: 'Answer', content } };
}

/** One response for each status, naming the keys that it can carry (API-026). */
function failures(errors: Readonly<Record<string, number>>): Json {
  const byStatus: Record<number, string[]> = {};
  for (const [key, status] of Object.entries(errors)) (byStatus[status] ??= []).push(key);
  const content = json({ $ref: '#/components/schemas/Error' });
  const documented = Object.entries(byStatus).map(([status, keys]) => [
    status,
    { description: keys.join(', '), content },
  ]);
  const others = Object.entries(anyErrors).map(([key, status]) => `${key} (${status})`);
  const description = `Any call may answer ${others.join(', ')}`;
  return { ...Object.fromEntries(documented), default: { description, content } };
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return shape;
}
