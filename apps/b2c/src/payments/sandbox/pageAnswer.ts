import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { prefixOf, type Market, type Markets } from '@driveline/markets';
import type { Executor } from '../../db/tx.ts';
import { boundedText } from '../../http/boundedText.ts';
import type { Clock } from '../../clock/clock.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { textOf } from '../../messages/index.ts';
import { plainPage } from './cardPage.ts';
import { frameScript } from './frameScript.ts';
import { readTheme } from './payTheme.ts';

/** What the pages of the sandbox need of the server. */
export interface SandboxPay {
  readonly db: Executor;
  readonly clock: Clock;
  readonly markets: Markets;
  /** Brings a signed message to the shop. */
  readonly sendWebhook: (body: string) => Promise<Response>;
}

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const scriptHash = hashSource(frameScript);

/** Of the sheet in the head of a page, which is ours: one that got into its body has no hash and styles nothing. */
const styleHash = (html: string): string => {
  const [, sheet] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  return sheet === undefined ? "'none'" : hashSource(sheet);
};
const bodyLimit = 8 * 1024;

/** The fields of a small form; a larger one has none. */
export async function readForm(c: Context): Promise<Record<string, string>> {
  const text = (await boundedText(c.req.raw, bodyLimit)) ?? '';
  return Object.fromEntries(new URLSearchParams(text.replaceAll('%00', '')));
}

/** 303 to an address of the shop, with more to its query. */
export function backTo(url: string, values: Readonly<Record<string, string>>): Response {
  const target = new URL(url);
  for (const [name, value] of Object.entries(values)) target.searchParams.set(name, value);
  return new Response(null, { status: 303, headers: { location: target.href, 'cache-control': 'no-store' } });
}

const marketOf = (pay: SandboxPay, c: Context) => pay.markets.resolveMarket(c.req.header('host'));

/** What is known of a page that is over. */
export interface Over {
  /** In the shopper's language. */
  readonly market?: Market | undefined;
  /** Where its shop waited for it. */
  readonly back?: string | null | undefined;
  /** It has done what it was for. */
  readonly isDone?: boolean;
  /** Of card fields in a frame of this shop, which has a way on around them. */
  readonly framedBy?: string;
}

/** Back after a purchase ends here, as after too long a wait: both shoppers are told so and led on. */
export function gone(pay: SandboxPay, c: Context, over: Over = {}): Response {
  const { market = marketOf(pay, c), isDone = false, framedBy } = over;
  const text = textOf(market);
  const root = prefixOf(market);
  const link = (href: string, id: 'sandboxPay.toOrder' | 'sandboxPay.toCheckout') =>
    `<p><a href="${escapeHtml(href)}">${escapeHtml(text(id))}</a></p>`;
  const links = [
    ...(isDone ? [] : [link(over.back ?? `${root}/checkout`, 'sandboxPay.toCheckout')]),
    link(`${root}/orderConfirmation`, 'sandboxPay.toOrder'),
  ];
  const html = plainPage(
    { language: market.locale, theme: readTheme(c.req.query('theme') ?? null) },
    text('sandboxPay.over'),
    `<p>${escapeHtml(text(isDone ? 'sandboxPay.done' : 'sandboxPay.gone'))}</p>${framedBy === undefined ? links.join('') : ''}`,
  );
  return answerPage(html, policy(framedBy ?? '', framedBy !== undefined), 410);
}

export const goneJson = (pay: SandboxPay, c: Context): Response =>
  json({ errors: {}, message: textOf(marketOf(pay, c))('sandboxPay.gone') }, 410);

/** The frame is of an opaque origin, so even its own server is foreign to it; no cookie is involved. */
export const json = (body: object, status: number): Response =>
  Response.json(body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-store' },
  });

export function policy(shopOrigin: string, isFrame: boolean, returnUrl?: string | null): string {
  const target = returnUrl && URL.canParse(returnUrl) ? new URL(returnUrl).origin : shopOrigin;
  return [
    ...(isFrame ? ['sandbox allow-scripts allow-forms'] : []),
    "default-src 'none'",
    `script-src ${isFrame ? scriptHash : "'none'"}`,
    `font-src ${shopOrigin || "'none'"}`,
    `connect-src ${shopOrigin || "'none'"}`,
    `form-action 'self' ${target}`,
    `frame-ancestors ${isFrame ? `'self' ${shopOrigin}` : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
}

export const answerPage = (html: string, csp: string, status: number): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${csp}; style-src ${styleHash(html)}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
