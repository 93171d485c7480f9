import type { Endpoint } from '../contract/endpoint.ts';
import { B2cError } from '../errors.ts';
import { connectionError, readError } from './readError.ts';

/** The parsed body, the text of one that is XML, `null` of an answer without one. Throws a `B2cError` for a failing status or unreadable JSON. */
export async function readBody(response: Response, answers: Endpoint['answers']): Promise<unknown> {
  const text = response.status === 204 ? '' : await textOf(response);
  if (answers === 'xml' && response.ok) return text;
  const body = text === '' ? null : parse(text);
  if (!response.ok) throw readError(response.status, body);
  // Every answer of the contract is an object, or nothing at all.
  if (typeof body !== 'object') throw new B2cError('parse', undefined, { status: response.status });
  return body;
}

/** A connection may break in the middle of a body. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw connectionError(cause);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
