import { fixtureIn } from '@driveline/api/testing';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import { describe, expect, test } from 'vitest';
import { samplePages } from './pagesFromSources.ts';
import { CODES, elementOf, shopOf, wordsOf, type Code } from './shopOf.ts';

const START_MS = 120_000;

const sources = await samplePages();

const words = { us: enUS, mx: esMX, br: ptBR };
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main'));

describe.each(CODES)('how an order is found in %s', (code: Code) => {
  const { order: said } = words[code];

  test(
    '[ACCT-048] an order that nobody knows is said above its form, which keeps what was typed',
    async () => {
      const { ask, outside, sent } = await shopOf(sources, code);
      outside.fail('orders.lookup', 'error_order_unknown', { message: 'Said by the server' });
      const typed = { orderId: 'AB12CD34', emailOrPhone: 'ana@example.com' };
      const { html } = await ask('/trackOrder', { body: { intent: 'track-order', ...typed } });
      expect(sent('orders.lookup')).toHaveLength(1);
      const main = mainOf(html);
      expect(wordsOf(elementOf(main, /<div[^>]*role="alert"/))).toContain('Said by the server');
      for (const [name, value] of Object.entries(typed))
        expect(main).toMatch(new RegExp(`<input(?=[^>]*name="${name}")[^>]*value="${value}"`));
    },
    START_MS,
  );

  test(
    '[ACCT-048][ACCT-044] who is signed in sees the last three orders beside the form, each with its status',
    async () => {
      const { ask, outside, sent } = await shopOf(sources, code);
      const header = fixtureIn(code)('shell.header');
      const ofMember = { ...header.myAccountMap, anonymous: 'false' as const };
      outside.answer('shell.headerV3', { ...header, myAccountMap: ofMember });
      const answer = fixtureIn(code)('orders.current');
      const [first] = answer.orders;
      const statuses = ['SUBMITTED', 'SHIPPED', 'COMPLETE', 'CANCELLED'] as const;
      const orders = statuses.map((orderStatus, at) => ({ ...first!, orderId: `LAST000${at}`, orderStatus }));
      outside.answer('orders.current', { ...answer, orders });
      // A shopper who has been here before, so that the server is asked who it is.
      const visit = { cookie: 'preferredVehicleId=1' };
      const main = mainOf((await ask('/trackOrder', visit)).html);
      for (const [at, status] of statuses.entries()) {
        if (at < 3) expect(wordsOf(main)).toContain(said.status[status]);
        expect(main.includes(`/user/orderHistory/LAST000${at}"`)).toBe(at < 3);
      }
      outside.answer('shell.headerV3', header);
      const asked = sent('orders.current').length;
      expect(mainOf((await ask('/trackOrder', visit)).html)).not.toContain('LAST000');
      expect(sent('orders.current')).toHaveLength(asked);
    },
    START_MS,
  );
});
