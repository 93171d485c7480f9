import type { Endpoint } from '../contract/endpoint.ts';
import { B2cError } from '../errors.ts';
import { connectionError, readError } from './readError.ts';

/** The parsed body, the text of one that is XML, `null` of an answer without one. Throws a `B2cError` for a failing status or unreadable JSON. */
export async function readBody(response: Response, answers: Endpoint['answers']): Promise<unknown> {
  const { ok, status } = response;
  // A connection may break in the middle of a body.
  const text = await response.text().catch(connectionError);
  if (ok && answers) return text;
  let body: unknown = null;
  try {
    if (text) body = JSON.parse(text);
  } catch {
    body = '';
  }
  if (!ok) throw readError(status, body, response.headers.get('x-request-id'));
  // Every answer of the contract is an object, or nothing at all.
  if (typeof body !== 'object') throw new B2cError('parse', '', { status });
  return body;
}
