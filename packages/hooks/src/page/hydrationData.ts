import { STATE_ID } from './dataBlocks.ts';

export type HydrationData = {
  /** The answers of the page's queries; anything that JSON can say. */
  readonly state: unknown;
  /** What the router itself hands over: errors and what actions answered. */
  readonly routerData: ReadableStream<Uint8Array> | undefined;
};

/**
 * Puts what the page was made with behind it: the answers as a block of JSON, which costs a fraction of the router's
 * own encoding on both sides, and the router's stream as `ServerRouter` would have done, which `renderToString`
 * would wait for.
 */
export async function withHydrationData(tail: string, { state, routerData }: HydrationData): Promise<string> {
  const end = tail.lastIndexOf('</body>');
  if (end < 0) return tail;
  const json = escapeForScript(JSON.stringify(state));
  const block = `<script type="application/json" id="${STATE_ID}">${json}</script>`;
  return `${tail.slice(0, end)}${block}${await routerScript(routerData)}${tail.slice(end)}`;
}

async function routerScript(stream: HydrationData['routerData']): Promise<string> {
  if (!stream) return '';
  const controller = 'window.__reactRouterContext.streamController';
  const data = quoted(await drained(stream));
  return `<script>${controller}.enqueue(${data});${controller}.close();</script>`;
}

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

const IN_QUOTES: Record<string, string> = { ...ESCAPES, "'": "\\'", '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/** A text as a literal of a script. JSON is full of double quotes, which single ones leave as they are. */
const quoted = (text: string) =>
  `'${text.replace(/[<>&'\\\n\r\u2028\u2029]/g, (sign) => IN_QUOTES[sign] ?? sign)}'`;

/** JSON that may stand inside a script element: it can neither end it nor open a comment. */
export function escapeForScript(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}

async function drained(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}
