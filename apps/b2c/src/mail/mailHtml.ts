import { escapeHtml } from '../http/escapeHtml.ts';
import type { Block, MailItem } from './blocks.ts';
import { plainBrand, type MailBrand, type MailMarket } from './mailBrand.ts';

/**
 * Mail programs know neither stylesheets nor flexbox: tables, and styles at each element. Every surface says both its
 * colors, so that a program that turns mails dark turns both.
 */
export function mailHtml(
  { locale, code, brand = plainBrand }: MailMarket,
  title: string,
  blocks: readonly Block[],
): string {
  const company = brand.companies?.[code];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>` +
    `<body style="margin:0;background:#ffffff;color:#1f2328;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">${barOf(brand)}` +
    `<div style="max-width:36em;margin:0 auto;padding:24px"><h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${escapeHtml(title)}</h1>` +
    `${blocks.map((block) => blockHtml(block, brand)).join('')}${company ? small(company) : ''}</div></body></html>`
  );
}

const small = (text: string) =>
  `<p style="margin:24px 0 0;color:#57606a;font-size:13px">${escapeHtml(text)}</p>`;

function barOf({ name, bar, onBar, logo }: MailBrand): string {
  if (!name) return '';
  const shown = logo
    ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="28" style="display:block;height:28px;border:0">`
    : escapeHtml(name);
  return (
    `<table role="presentation" style="width:100%;border-collapse:collapse"><tr><td style="background:${bar};color:${onBar};padding:16px 24px">` +
    `<div style="max-width:33em;margin:0 auto;font-size:20px;font-weight:bold">${shown}</div></td></tr></table>`
  );
}

function blockHtml(
  { heading, lines = [], items = [], amounts = [], button }: Block,
  brand: MailBrand,
): string {
  return [
    heading ? `<h2 style="font-size:18px;line-height:1.3;margin:24px 0 8px">${escapeHtml(heading)}</h2>` : '',
    ...lines.map((line) => `<p style="margin:0 0 8px">${linked(line)}</p>`),
    table(items.map(itemRow)),
    table(amounts.map(amountRow)),
    button ? buttonHtml(button, brand) : '',
  ].join('');
}

/** A line that is an address can be followed; a line of several lines keeps them. */
const linked = (line: string): string =>
  /^https?:\/\/\S+$/.test(line)
    ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>`
    : escapeHtml(line).replaceAll('\n', '<br>');

const table = (rows: readonly string[]): string =>
  rows.length > 0
    ? `<table style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}</table>`
    : '';

const CELL = 'padding:8px 0;vertical-align:top;border-top:1px solid #d0d7de';

/** The name beside it says what is in the picture. */
function itemRow({ picture, title, notes, amount }: MailItem): string {
  const shown = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="56" height="56" style="display:block;border:0;background:#ffffff">`
    : '';
  const said = notes.map(
    (note) => `<br><span style="color:#57606a;font-size:14px">${escapeHtml(note)}</span>`,
  );
  return (
    `<tr><td style="${CELL};width:72px">${shown}</td><td style="${CELL}"><b>${escapeHtml(title)}</b>${said.join('')}</td>` +
    `<td align="right" style="${CELL};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`
  );
}

const amountRow = ([label, value]: readonly [string, string]): string =>
  `<tr><th scope="row" align="left" style="font-weight:normal;padding:4px 16px 4px 0">${escapeHtml(label)}</th><td align="right" style="padding:4px 0">${escapeHtml(value)}</td></tr>`;

const buttonHtml = ({ label, href }: NonNullable<Block['button']>, { action, onAction }: MailBrand): string =>
  `<p style="margin:16px 0 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${action};color:${onAction};font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;
