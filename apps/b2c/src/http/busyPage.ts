import type { Market } from '@driveline/markets';
import { textOf } from '../messages/index.ts';
import { escapeHtml } from './escapeHtml.ts';

/** A page without assets, which costs nothing while the server sheds load, and asks again after two seconds. */
export function busyPage(market: Market): Response {
  const text = textOf(market);
  const title = escapeHtml(text('busyPage.title'));
  const words = escapeHtml(text('busyPage.text'));
  const html = `<!doctype html><html lang="${market.locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title}</title><body style="font:1.125rem/1.5 system-ui;max-inline-size:36rem;margin:20vh auto;padding:0 1rem"><h1>${title}</h1><p>${words}</p></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', refresh: '2' },
  });
}
