import { escapeHtml } from '../http/escapeHtml.ts';
import type { Block, MailItem } from './blocks.ts';
import type { MailBrand, MailMarket } from './mailBrand.ts';
import { LOGO_HEIGHT } from './mailLogo.ts';
import { PICTURE_SIDE } from './mailPicture.ts';

/**
 * Mail programs know neither stylesheets nor flexbox: tables, and styles at each element. Every surface says both its
 * colors, so that a program that turns mails dark turns both; without a brand it says none.
 */
export function mailHtml(
  { locale, code, brand }: MailMarket,
  title: string,
  blocks: readonly Block[],
): string {
  const company = brand?.companies?.[code];
  const { surfaceBase, textPrimary } = brand?.colors ?? {};
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;${surface(surfaceBase, textPrimary)}font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">${barOf(brand)}` +
    `<div style="max-width:36em;margin:0 auto;padding:24px;overflow-wrap:anywhere;word-break:break-word"><h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${wholeNames(escapeHtml(title))}</h1>` +
    `${blocks.map((block) => blockHtml(block, brand)).join('')}` +
    `${company ? `<p style="margin:16px 0 0;${noteOf(brand)}">${escapeHtml(company)}</p>` : ''}</div></body></html>`
  );
}

const surface = (back: string | undefined, fore: string | undefined): string =>
  back && fore ? `background:${back};color:${fore};` : '';

const noteOf = (brand: MailBrand | undefined): string =>
  `font-size:14px${brand ? `;color:${brand.colors.textMuted}` : ''}`;

/** 'CR-V', 'F-150' and 'X-Trail' stay on one line. */
const wholeNames = (html: string): string =>
  html.replace(/\b[A-Za-z]{1,3}-[A-Za-z0-9]{1,8}\b/g, '<span style="white-space:nowrap">$&</span>');

type Amount = NonNullable<Block['amounts']>[number];

function barOf(brand: MailBrand | undefined): string {
  if (!brand) return '';
  const { name, logo, logoWidth, colors } = brand;
  const width = logoWidth ? ` width="${logoWidth}"` : '';
  // What stands for a picture that is not loaded has the look of the name.
  const shown = logo
    ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}"${width} height="${LOGO_HEIGHT}" style="display:block;${logoWidth ? `width:${logoWidth}px;max-width:100%;height:auto` : `height:${LOGO_HEIGHT}px`};border:0;color:${colors.textInverse}">`
    : escapeHtml(name);
  return (
    `<table role="presentation" style="width:100%;border-collapse:collapse"><tr><td bgcolor="${colors.surfaceInverse}" style="${surface(colors.surfaceInverse, colors.textInverse)}padding:16px 24px">` +
    `<div style="max-width:28.8em;margin:0 auto;font-size:20px;font-weight:bold">${shown}</div></td></tr></table>`
  );
}

function blockHtml(block: Block, brand: MailBrand | undefined): string {
  const { heading, lines = [], code, items = [], amounts = [], button, isNote } = block;
  const html = [
    heading
      ? `<h2 style="font-size:18px;line-height:1.3;margin:24px 0 8px">${wholeNames(escapeHtml(heading))}</h2>`
      : '',
    ...lines.map((line) => `<p style="margin:0 0 8px">${linked(line)}</p>`),
    code ? codeHtml(code, brand) : '',
    table(items.map((item) => itemRow(item, brand))),
    table(amounts.map((row) => amountRow(row, brand))),
    button ? buttonHtml(button, brand) : '',
  ].join('');
  return isNote
    ? `<div style="margin:24px 0 0;padding:16px 0 0;${lineOf(brand)}${noteOf(brand)}">${html}</div>`
    : html;
}

/** Above what it parts from the rest. */
const lineOf = (brand: MailBrand | undefined): string =>
  brand ? `border-top:1px solid ${brand.colors.borderSubtle};` : '';

/** Digits of a few places can be read from afar; a long reference is copied. */
function codeHtml(code: string, brand: MailBrand | undefined): string {
  const size = code.length > 24 ? 'font-size:14px' : 'font-size:24px;font-weight:bold;letter-spacing:2px';
  const edge = brand ? `border:1px solid ${brand.colors.borderSubtle};` : 'border:1px solid;';
  return `<p style="margin:16px 0;padding:12px 16px;${edge}border-radius:6px;font-family:Menlo,Consolas,monospace;${size}">${escapeHtml(code)}</p>`;
}

/** A line that is an address can be followed; a line of several lines keeps them. */
const linked = (line: string): string =>
  /^https?:\/\/\S+$/.test(line)
    ? `<a href="${escapeHtml(line)}" style="color:inherit">${escapeHtml(line)}</a>`
    : escapeHtml(line).replaceAll('\n', '<br>');

const table = (rows: readonly string[]): string =>
  rows.length > 0
    ? `<table style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`
    : '';

/** The name beside it says what is in the picture. */
function itemRow({ picture, title, notes, amount }: MailItem, brand: MailBrand | undefined): string {
  const cell = `padding:8px 0;vertical-align:top;${lineOf(brand)}`;
  const shown = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="${PICTURE_SIDE}" height="${PICTURE_SIDE}" style="display:block;border:0">`
    : '';
  const said = notes.map(
    (note) => `<br><span style="${noteOf(brand)}">${wholeNames(escapeHtml(note))}</span>`,
  );
  return (
    `<tr><td style="${cell}width:72px">${shown}</td><td style="${cell}"><b>${wholeNames(escapeHtml(title))}</b>${said.join('')}</td>` +
    `<td align="right" style="${cell}padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`
  );
}

function amountRow([label, value, weight]: Amount, brand: MailBrand | undefined): string {
  const isTotal = weight === 'total';
  const cell = `vertical-align:top;${isTotal ? `font-weight:bold;${lineOf(brand)}padding:8px 0` : 'font-weight:normal;padding:4px 0'}`;
  return (
    `<tr><th scope="row" align="left" style="${cell}">${escapeHtml(label)}</th>` +
    `<td align="right" style="${cell};padding-left:16px;white-space:nowrap">${escapeHtml(value)}</td></tr>`
  );
}

function buttonHtml(
  { label, href, isQuiet }: NonNullable<Block['button']>,
  brand: MailBrand | undefined,
): string {
  const { surfaceBase, textPrimary, actionBg, actionFg } = brand?.colors ?? {};
  const look = `display:inline-block;padding:12px 24px;border:1px solid;border-radius:6px;${isQuiet ? surface(surfaceBase, textPrimary) : surface(actionBg, actionFg)}font-weight:bold;text-decoration:none`;
  return `<p style="margin:16px 0 24px"><a href="${escapeHtml(href)}" style="${look}">${escapeHtml(label)}</a></p>`;
}
