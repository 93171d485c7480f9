import { randomInt } from 'node:crypto';
import { request as ask, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

export type Send = (request: Request) => Promise<Response>;

/** This machine by any of its names: `localhost`, `mx.localhost`, `127.0.0.1`. */
const isHere = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^(?:[\w-]+\.)*localhost$|^127\.\d+\.\d+\.\d+$/.test(hostname);

/**
 * How requests reach a server on this machine: each visitor from a loopback address of its own, as strangers come
 * from theirs, so that limits count them apart without a header that the server would have to trust. The name of
 * the host is not looked up: no resolver of Node's knows `mx.localhost`.
 * @returns how one visitor sends; undefined for a server elsewhere
 */
export function sendHere(origin: string): Send | undefined {
  const url = new URL(origin);
  if (!isHere(url)) return undefined;
  // Other systems give the loopback interface one address alone.
  const own = { localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}` };
  const target = { host: '127.0.0.1', port: url.port || 80, ...(process.platform === 'linux' && own) };
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers = { ...Object.fromEntries(request.headers), host: url.host };
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method } = request;
      const length = body ? { 'content-length': body.byteLength } : {};
      ask({ ...target, method, path: pathname + search, headers: { ...headers, ...length } }, resolve)
        .on('error', reject)
        .end(body);
    });
    return responseOf(answer);
  };
}

const isEmpty = (status: number): boolean => status === 204 || status === 304;

function responseOf(answer: IncomingMessage): Response {
  const { statusCode: status = 500 } = answer;
  const headers = new Headers();
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    headers.append(answer.rawHeaders[index] ?? '', answer.rawHeaders[index + 1] ?? '');
  }
  if (isEmpty(status)) answer.resume();
  const body = isEmpty(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
