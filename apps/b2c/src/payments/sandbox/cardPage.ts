import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Text } from '../../messages/index.ts';
import { frameScript } from './frameScript.ts';
import type { PayTheme } from './payTheme.ts';

export type FieldErrors = Readonly<Record<string, string>>;

export interface CardPage {
  readonly language: string;
  readonly text: Text;
  readonly theme: PayTheme;
  /** Where the theme's font file is. */
  readonly shopOrigin: string;
  readonly action: string;
  /** What was typed before, given back after an error; never the number or the security code. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: FieldErrors;
  /** Of a kept card, of which only the security code is asked for. */
  readonly keptLastFour?: string | undefined;
}

const fields = [
  ['cardNumber', 'cc-number', 'numeric', 19],
  ['expiry', 'cc-exp', 'numeric', 5],
  ['securityCode', 'cc-csc', 'numeric', 4],
  ['nameOnCard', 'cc-name', 'text', 30],
] as const;

function inputs({ text, typed, errors, keptLastFour }: CardPage): string {
  return fields
    .filter(([name]) => keptLastFour === undefined || name === 'securityCode')
    .map(([name, autoComplete, mode, max]) => {
      const error = errors[name] ?? '';
      const hint =
        name === 'expiry' ? ` <span class="hint">${escapeHtml(text('sandboxPay.expiryHint'))}</span>` : '';
      return `<div class="field ${name}"><label for="${name}">${escapeHtml(text(`sandboxPay.${name}`))}${hint}</label>
<input id="${name}" name="${name}" required autocomplete="${autoComplete}" inputmode="${mode}" maxlength="${max}" spellcheck="false" aria-describedby="${name}-error"${error ? ' aria-invalid="true"' : ''} value="${escapeHtml(typed[name] ?? '')}">
<p class="error" id="${name}-error" role="alert">${escapeHtml(error)}</p></div>`;
    })
    .join('\n');
}

/** The fields for the frame of the checkout; the shop's button submits them by message. */
export const framePage = (page: CardPage): string =>
  shell(
    page,
    page.text('sandboxPay.title'),
    `<form method="post" action="${escapeHtml(page.action)}" novalidate data-shop="${escapeHtml(page.shopOrigin)}" data-offline="${escapeHtml(page.text('sandboxPay.offline'))}">
${inputs(page)}
<button class="hidden" tabindex="-1" aria-hidden="true">${escapeHtml(page.text('sandboxPay.submit'))}</button></form>
<script>${frameScript}</script>`,
  );

/** The same on a page of its own, for a checkout without script. */
export const fullPage = (page: CardPage, cancelUrl: string): string =>
  shell(
    page,
    page.text('sandboxPay.title'),
    `<main><h1>${escapeHtml(page.text('sandboxPay.title'))}</h1>
${page.keptLastFour === undefined ? '' : `<p>${escapeHtml(page.text('sandboxPay.keptCard', { lastFour: page.keptLastFour }))}</p>`}
${Object.keys(page.errors).length > 0 ? errorSummary(page) : ''}
<form method="post" action="${escapeHtml(page.action)}" novalidate>
${inputs(page)}
<button>${escapeHtml(page.text('sandboxPay.submit'))}</button></form>
<p><a href="${escapeHtml(cancelUrl)}">${escapeHtml(page.text('sandboxPay.cancel'))}</a></p></main>`,
  );

const errorSummary = ({ text, errors }: CardPage): string =>
  `<div class="summary" role="alert"><p>${escapeHtml(text('sandboxPay.problem'))}</p><ul>${Object.entries(
    errors,
  )
    .map(([name, error]) => `<li><a href="#${name}">${escapeHtml(error)}</a></li>`)
    .join('')}</ul></div>`;

/** A page of the gateway with a heading, text and forms. */
export const plainPage = (page: ShellOf, title: string, body: string): string =>
  shell(page, title, `<main><h1>${escapeHtml(title)}</h1>${body}</main>`);

type ShellOf = Pick<CardPage, 'language' | 'theme'> & { readonly shopOrigin?: string };

function shell({ language, theme, shopOrigin = '' }: ShellOf, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${fontFace(theme, shopOrigin)}${styles(theme)}</style></head>
<body>${body}</body></html>`;
}

/** The first family of the theme, from the shop that embeds the fields. */
function fontFace({ fontFamily, fontFile }: PayTheme, shopOrigin: string): string {
  const [family = ''] = fontFamily.split(',');
  if (!fontFile || !shopOrigin) return '';
  return `@font-face{font-family:${family};font-weight:100 900;font-display:swap;src:url("${shopOrigin}${fontFile}") format("woff2")}`;
}

/** All of its pages, in one sheet before anything that a caller gave. What a page may change later, while a card is half typed, stands in variables (`frameScript`). */
const styles = (theme: PayTheme): string => `
:root{--scheme:${theme.scheme};--text:${theme.text};--background:${theme.background};--border:${theme.border};--focus:${theme.focus};--error:${theme.error};color-scheme:var(--scheme)}
body{margin:0;font:${theme.fontSize}/1.4 ${theme.fontFamily};color:var(--text);background-color:var(--background)}
main{max-width:30rem;margin:2rem auto;padding:0 1rem}
form{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:4px}
.field{grid-column:span 2}.expiry,.securityCode{grid-column:span 1}
label{display:block;font-size:.875em;font-weight:600;margin-bottom:6px}.hint{font-weight:400;opacity:.8}
input,button{box-sizing:border-box;width:100%;min-height:48px;padding:8px 14px;font:inherit;color:inherit;background:transparent;border:1px solid var(--border);border-radius:${theme.radius}}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
input[aria-invalid]{border:2px solid var(--error)}
.error{margin:6px 0 0;font-size:.875em;color:var(--error);min-height:0}.error:empty{display:none}
button{grid-column:span 2;font-weight:600;cursor:pointer;margin-top:8px}
fieldset{grid-column:span 2;border:0;margin:0;padding:0}legend{font-weight:600;padding:0 0 8px}
.choice{display:flex;gap:12px;align-items:center;min-height:44px;font-weight:400}.choice input{width:auto;min-height:24px;min-width:24px}
code{overflow-wrap:anywhere}
.hidden{position:absolute;left:-9999px;width:1px}
.summary{border:2px solid var(--error);border-radius:${theme.radius};padding:0 1rem;margin-bottom:1rem}a{color:inherit}`;
