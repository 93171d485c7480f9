import { escapeHtml } from '../http/escapeHtml.ts';

/** Tags that editors may use, each with its attributes (CONTENT-034). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  b: [],
  br: [],
  em: [],
  h2: ['id'],
  h3: ['id'],
  i: [],
  li: [],
  ol: [],
  p: [],
  strong: [],
  ul: [],
};

/** Whose content is no text for a reader. */
const dropped = /<(script|style|iframe|object|embed|svg|math|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;

/**
 * Makes HTML of a content system safe to show: what comes out is written anew from a short list of tags and
 * attributes, everything else becomes text or is left out. Links off the site get `rel="noopener"`.
 */
export function cleanHtml(html: string): string {
  const open: string[] = [];
  const pieces = html.replace(dropped, '').replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  let clean = '';
  let at = 0;
  for (const match of pieces.matchAll(/<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)) {
    clean += asText(pieces.slice(at, match.index));
    at = match.index + match[0].length;
    clean += tagOf(match[1] === '/', (match[2] ?? '').toLowerCase(), match[3] ?? '', open);
  }
  clean += asText(pieces.slice(at));
  return (
    clean +
    open
      .toReversed()
      .map((name) => `</${name}>`)
      .join('')
  );
}

/** Tags without an end. */
const voidTags = new Set(['br']);

function tagOf(isEnd: boolean, name: string, attributes: string, open: string[]): string {
  const names = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (!names) return '';
  if (voidTags.has(name)) return isEnd ? '' : `<${name}>`;
  if (!isEnd) {
    open.push(name);
    return `<${name}${attributesOf(names, attributes)}>`;
  }
  const from = open.lastIndexOf(name);
  if (from < 0) return '';
  return open
    .splice(from)
    .toReversed()
    .map((inner) => `</${inner}>`)
    .join('');
}

function attributesOf(names: readonly string[], source: string): string {
  let result = '';
  for (const [, rawName = '', double, single, bare] of source.matchAll(
    /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi,
  )) {
    // prettier-ignore
    const name = rawName.toLowerCase();
    const value = plain(double ?? single ?? bare ?? '');
    if (!names.includes(name) || result.includes(` ${name}="`)) continue;
    if (name === 'href' && !isSafe(value)) continue;
    result += ` ${name}="${escapeHtml(value)}"`;
    if (name === 'href' && /^https?:/i.test(value)) result += ' rel="noopener"';
  }
  return result;
}

/** Addresses of this site, and those that a click cannot run as script. */
const isSafe = (href: string): boolean => {
  const address = href.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  return /^(https?:|mailto:|tel:|#)/i.test(address) || /^\/(?![\\/])/.test(address);
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', colon: ':', tab: '\t', newline: '\n' }; // prettier-ignore

const plain = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));?/gi,
    (whole, hex: string, digits: string, name: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = hex ? parseInt(hex, 16) : Number(digits);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

const asText = (text: string): string => escapeHtml(plain(text));
