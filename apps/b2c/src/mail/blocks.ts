import { escapeHtml } from '../http/escapeHtml.ts';

/** A block of a mail: a heading and its lines, or amounts. Text and HTML are made of the same ones. */
export interface Block {
  readonly heading?: string;
  readonly lines: readonly string[];
  readonly amounts?: readonly (readonly [label: string, value: string])[];
}

export const blocksToText = (blocks: readonly Block[]): string => blocks.map(toText).join('\n\n');

/** No picture, no script, no colour: what every mail program shows, light or dark. */
export const blocksToHtml = (language: string, title: string, blocks: readonly Block[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
  `<body style="margin:0;font-family:sans-serif;font-size:16px;line-height:1.5"><div style="max-width:36em;margin:0 auto;padding:24px">` +
  `<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${escapeHtml(title)}</h1>${blocks.map(toHtml).join('')}</div></body></html>`;

const toText = ({ heading, lines, amounts = [] }: Block): string =>
  [...(heading ? [heading] : []), ...lines, ...amounts.map(([label, value]) => `${label}: ${value}`)].join(
    '\n',
  );

/** A line that is an address can be followed. */
const linked = (line: string): string =>
  /^https?:\/\/\S+$/.test(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line);

function toHtml({ heading, lines, amounts = [] }: Block): string {
  const rows = amounts.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" style="font-weight:normal;padding:4px 16px 4px 0">${escapeHtml(label)}</th><td align="right" style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return [
    heading ? `<h2 style="font-size:18px;margin:24px 0 8px">${escapeHtml(heading)}</h2>` : '',
    ...lines.map((line) => `<p style="margin:0 0 8px">${linked(line)}</p>`),
    rows.length > 0
      ? `<table style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`
      : '',
  ].join('');
}
