import { request, type IncomingHttpHeaders } from 'node:http';
import { originOf } from './origins.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Of another server than the one under test. */
  origin?: string;
  /** Of the answer; `latin1` keeps the bytes of a file. */
  encoding?: BufferEncoding;
}

/** Asks the market's shop from Node: connects to this machine and names the market's host. No cookies are kept. */
export function fetchFrom(market: string, path: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, origin = originOf(market), encoding = 'utf8' } = options;
  const { host, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, host } },
      (answer) => {
        let text = '';
        answer.setEncoding(encoding);
        answer.on('data', (chunk: string) => (text += chunk));
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
