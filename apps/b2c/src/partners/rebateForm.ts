import type { Rebate } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { dateOf, localOf } from '../clock/zone.ts';
import { taxonomyOf } from '../catalog/taxonomy.ts';
import { refusalResponse } from '../http/failureResponse.ts';
import { pdfOf } from '../http/pdf.ts';
import { linesOf as entriesOf, textOf } from '../messages/index.ts';
import { marketOf } from '../http/route.ts';
import type { B2cApp } from '../http/services.ts';
import { readRebates, toRebate } from './rebates.ts';

/** The form behind `formUrl` of a rebate: one page to print, fill in and send. No row of the contract: it is a file. */
export function rebateForms({ hono, services }: B2cApp): void {
  hono.get('/ecomm/b2c/v1/storeRebates/:rebateId/form.pdf', async (c) => {
    const market = marketOf(services, c.req.raw);
    const row = (await readRebates(services.readDb, market.code)).find(
      ({ id }) => String(id) === c.req.param('rebateId'),
    );
    if (!row) return refusalResponse('error_path_missing', market);
    const today = dateOf(localOf(services.clock.now(), market.timeZone).day);
    const rebate = toRebate(market, await taxonomyOf(services.readDb), row, today);
    return c.body(pdfOf(linesOf(market, rebate)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="rebate-${row.id}.pdf"`,
      'cache-control': 'public, max-age=300',
    });
  });
}

function linesOf(market: Market, { brand, amount, products, startDate, expirationDate }: Rebate) {
  const text = textOf(market);
  const money = amount.toLocaleString(market.locale, { style: 'currency', currency: market.currency.code });
  const date = (day: string) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString(market.locale, { timeZone: 'UTC' });
  const facts = { brand, money, start: date(startDate), end: date(expirationDate) };
  return {
    title: text('rebates.title', facts),
    lines: [
      text('rebates.amount', facts),
      `${text('rebates.products')}: ${products.map(({ name }) => name).join(', ')}`,
      text('rebates.dates', facts),
      '',
      ...entriesOf(text('rebates.steps')).map((step, index) => `${index + 1}. ${step}`),
      '',
      ...entriesOf(text('rebates.fields')).map((field) => `${field}: ${'_'.repeat(48)}`),
    ],
  };
}
