import { route } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { hostOf } from '../http/cookieJar.ts';
import { readContact } from './contactInput.ts';
import { deskHours, topicsOf } from './desk.ts';
import { openCase } from './openCase.ts';

/** API-092, CONTENT-018. */
export function contactRoutes(app: B2cApp): void {
  route(
    app,
    'contact.topics',
    ({ market, clock }) => ({ topics: topicsOf(market), hours: deskHours(market, clock.now()) }),
    { cacheFor: 60, forEveryone: true },
  );
  route(app, 'contact.send', async (ctx) => {
    const { db, market, clock, session, services } = ctx;
    await ctx.limit('contact');
    const input = await readContact(db, market, ctx.input.body, hostOf(ctx.request));
    const sender = {
      market: market.code,
      // The desk reads the market's own language.
      locales: { desk: market.defaultLocale ?? market.locale, sender: market.locale },
      customerId: session.state?.customerId ?? null,
      key: session.state?.idHash ?? ctx.clientAddress,
    };
    const caseNumber = await openCase(db, clock.now(), sender, input);
    services.wakeOutbox();
    return { caseNumber };
  });
}
