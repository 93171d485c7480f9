/**
 * Puts the router's loader data behind a page that `renderToString` made, as `ServerRouter` would have done in
 * a stream. @returns the whole document, doctype included.
 */
export async function withHandoff(
  html: string,
  stream: ReadableStream<Uint8Array> | undefined,
): Promise<string> {
  const end = html.lastIndexOf('</body>');
  if (!stream || end < 0) return `<!DOCTYPE html>${html}`;
  const data = quoted(await drained(stream));
  const controller = 'window.__reactRouterContext.streamController';
  const script = `<script>${controller}.enqueue(${data});${controller}.close();</script>`;
  return `<!DOCTYPE html>${html.slice(0, end)}${script}${html.slice(end)}`;
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
