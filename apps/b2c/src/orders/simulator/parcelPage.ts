import { Hono } from 'hono';
import { prefixOf } from '@driveline/markets';
import { escapeHtml } from '../../http/escapeHtml.ts';
import { marketOf } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { demonstrationCarrierPath } from '../../markets/carriers.ts';
import { textOf } from '../../messages/index.ts';
import { plainPage } from '../../payments/sandbox/cardPage.ts';
import { answerPage, policy } from '../../payments/sandbox/pageAnswer.ts';
import { readTheme } from '../../payments/sandbox/payTheme.ts';

/** Where the numbers of the demonstration's carrier lead: a page that says that no parcel is on its way. */
export function parcelPage(services: Services): Hono {
  const app = new Hono().basePath(demonstrationCarrierPath);
  // Numbers of another form are none of this carrier.
  app.get('/:number{[A-Za-z0-9]{1,40}}', (c) => {
    const market = marketOf(services, c.req.raw);
    const text = textOf(market);
    const html = plainPage(
      { language: market.locale, theme: readTheme(null) },
      text('sandboxCarrier.title', { number: c.req.param('number') }),
      `<p>${escapeHtml(text('sandboxCarrier.text'))}</p>` +
        `<p><a href="${escapeHtml(`${prefixOf(market)}/`)}">${escapeHtml(text('sandboxPay.wallet.back'))}</a></p>`,
    );
    return answerPage(html, policy('', false), 200);
  });
  return app;
}
