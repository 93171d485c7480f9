import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemOf, mapping, piesOf, pricingOf } from '../test/autoCareFiles.ts';
import { filesOf } from '../test/importFiles.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import type { Database } from '../src/db/database.ts';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { changesReport } from './report.ts';
import { runImport } from './runImport.ts';

const { markets } = shippedMarkets;
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const from = (date: string) => ({ rest: `<EffectiveDate>${date}</EffectiveDate>` });
const until = (date: string) => ({ rest: `<ExpirationDate>${date}</ExpirationDate>` });
const on = (sheet: string) => ({ rest: `<PriceSheetNumber>${sheet}</PriceSheetNumber>`, currency: '' });
const breakAt = (pieces: string) => ({ end: `<PriceBreak UOM="EA">${pieces}</PriceBreak>` });

const sheets = `<PriceSheets>
  <PriceSheet MaintenanceType="A"><PriceSheetNumber>OLD</PriceSheetNumber><CurrencyCode>USD</CurrencyCode></PriceSheet>
  <PriceSheet MaintenanceType="A"><PriceSheetNumber>NOW</PriceSheetNumber>
    <SupersededPriceSheetNumber>OLD</SupersededPriceSheetNumber><CurrencyCode>USD</CurrencyCode>
    <EffectiveDate>2020-01-01</EffectiveDate></PriceSheet>
  <PriceSheet MaintenanceType="A"><PriceSheetNumber>NEXT</PriceSheetNumber>
    <SupersededPriceSheetNumber>NOW</SupersededPriceSheetNumber><CurrencyCode>USD</CurrencyCode>
    <EffectiveDate>2999-01-01</EffectiveDate></PriceSheet>
  <PriceSheet MaintenanceType="A"><PriceSheetNumber>MX</PriceSheetNumber><CurrencyCode>MXN</CurrencyCode></PriceSheet>
</PriceSheets>`;

const bring = (pricing: readonly string[], { header = '', dryRun = false, map = '' } = {}) => {
  const folder = filesOf({
    'map.csv': `${mapping}price,LST,list,,,,\n${map}`,
    'pies.xml': piesOf([itemOf('Y-1', { pricing: pricing.join('') })], { header, sheets }),
  });
  const file = (name: string) => join(folder, name);
  return runImport(database, { pies: file('pies.xml'), map: file('map.csv'), markets, dryRun });
};

const taken = async () => {
  const { rows } = await database.pool.query<{ price: string }>(
    `select r.market || ' ' || list_minor as price from price r join part p on p.id = r.part_id
     where p.part_number = 'Y-1' order by 1`,
  );
  return rows.map(({ price }) => price);
};

test.each([
  [
    'the later of two',
    ['2001-01-01', '2020-01-01', '2010-01-01'].map((date, at) => pricingOf(`${at + 1}0`, from(date))),
    20,
  ],
  ['not what is still to come', [pricingOf('10'), pricingOf('20', from('2999-01-01'))], 10],
  ['not what is over', [pricingOf('10'), pricingOf('20', until('2001-01-01'))], 10],
  ['what one piece costs', [pricingOf('10', breakAt('1')), pricingOf('8', breakAt('12'))], 10],
  [
    'of the sheet that holds',
    [pricingOf('10', on('NOW')), pricingOf('20', on('OLD')), pricingOf('30', on('NEXT'))],
    10,
  ],
  [
    'the type that the table names first',
    [pricingOf('20', { type: 'LST', ...from('2020-01-01') }), pricingOf('10')],
    10,
  ],
  ['what can be taken, whatever another says', [pricingOf('10'), pricingOf('n/a', breakAt('12'))], 10],
  ['of a type that holds', [pricingOf('20', { type: 'LST' }), pricingOf('10', until('2001-01-01'))], 20],
] as const)('of several prices of a kind holds %s; the others are told', async (_, pricing, price) => {
  const dry = await bring(pricing, { dryRun: true });
  const { changes } = await bring(pricing);
  expect(await taken()).toEqual([`us ${price * 100}`]);
  expect(changes['passed over']).toMatchObject({ changed: pricing.length - 1 });
  expect(changesReport(dry.changes)).toMatch(
    /\n\nPrices of the files that are not taken, \d:\n {2}acme-parts\/Y1 us /,
  );
});

test('a price has the currency of its sheet, else that of the header', async () => {
  const header = '<CurrencyCode>USD</CurrencyCode>';
  const { changes } = await bring([pricingOf('10', { currency: '' }), pricingOf('90', on('MX'))], { header });
  expect(await taken()).toEqual(['mx 9000', 'us 1000']);
  expect(changes['passed over']).toBeUndefined();
});

test.each([
  ['the price RET in USD is 20, but 10 in line', [pricingOf('10'), pricingOf('20')]],
  ["EffectiveDate is 'soon'", [pricingOf('10', from('soon'))]],
  ["PriceBreak is 'many'", [pricingOf('10', breakAt('many'))]],
])('%s, and nothing is stored', async (words, pricing) => {
  const before = await taken();
  await expect(bring(pricing)).rejects.toThrow(words);
  expect(await taken()).toEqual(before);
});
