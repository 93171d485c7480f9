import type pg from 'pg';
import { addDays, addMonths } from '../src/clock/calendarDate.ts';
import { type Localized, localized } from '../src/messages/localized.ts';
import { drawingSql } from '../src/catalog/drawing.ts';
import type { ServerMarket } from '../src/markets/serverMarket.ts';
import { bulkInsert } from './bulkInsert.ts';

/** People of the demonstration who have a garage. */
const roles = ['member', 'linked'];

/** Done to the first vehicle: oil is overdue, wipers are due soon. */
const services = [
  { daysAgo: 420, mileage: 38_200, type: 'engine-oil' },
  { daysAgo: 340, mileage: 40_900, type: 'wiper-blades' },
  { daysAgo: 240, mileage: 43_100, type: 'engine-oil' },
  { daysAgo: 60, mileage: 47_500, type: 'tire-rotation' },
];

/** Two vehicles with services, and warranties that run, that have ended and that were voided, in each market. */
export async function insertGarage(
  client: pg.PoolClient,
  markets: readonly ServerMarket[],
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  for (const spoken of markets) {
    const { code } = spoken;
    for (const role of roles) {
      const owner: Owner = { market: code, spoken, customerId: `demo-${code}-${role}`, today };
      const vehicles = await insertVehicles(client, owner);
      if (vehicles[0] !== undefined) await insertServices(client, owner, vehicles[0]);
      await insertWarranties(client, owner);
    }
  }
}

interface Owner {
  readonly market: string;
  readonly spoken: ServerMarket;
  readonly customerId: string;
  readonly today: string;
}

async function insertVehicles(
  client: pg.PoolClient,
  { market, customerId, today }: Owner,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select max(v.id)::int as id from vehicle v join model m on m.id = v.model_id join engine e on e.id = v.engine_id
     where v.market = $1 and e.fuel in ('gasoline', 'flex') group by m.id
     order by max(m.popularity) desc, m.id limit 2`,
    [market],
  );
  for (const [index, { id }] of rows.entries()) {
    await client.query(
      `insert into customer_vehicle (customer_id, vehicle_id, market, source, is_preferred, nickname, mileage, mileage_on)
       values ($1, $2, $3, 'picker', $4, null, $5, $6)`,
      [customerId, id, market, index === 0, index === 0 ? 48_300 : null, index === 0 ? today : null],
    );
  }
  return rows.map(({ id }) => id);
}

const insertServices = (client: pg.PoolClient, { market, customerId, today }: Owner, vehicleId: number) =>
  bulkInsert(
    client,
    'service_item',
    {
      id: 'text',
      customer_id: 'text',
      vehicle_id: 'int',
      market: 'text',
      done_on: 'text',
      mileage: 'int',
      service_type: 'text',
      content_hash: 'text',
    },
    services.map(({ daysAgo, mileage, type }, index) => {
      const id = `${customerId}-service-${index}`;
      return [id, customerId, vehicleId, market, addDays(today, -daysAgo), mileage, type, id];
    }),
  );

async function insertWarranties(
  client: pg.PoolClient,
  { market, spoken, customerId, today }: Owner,
): Promise<void> {
  const { rows: parts } = await client.query<PartRow>(
    `select p.id, p.part_number, b.name as brand, p.title, p.url, p.has_core, p.warranty_months as months,
       ${drawingSql} as drawing
     from part p join brand b on b.id = p.brand_id join part_type t on t.id = p.part_type_id
     join price r on r.part_id = p.id and r.market = $1
     where p.warranty_months between 12 and 36 order by p.has_core desc, p.id limit 4`,
    [market],
  );
  const { rows: stores } = await client.query<{ number: string }>(
    `select number from store where market = $1 and kind = 'store' order by id limit 1`,
    [market],
  );
  const purchases = [
    { name: 'new', boughtOn: addDays(today, -90), parts: parts.slice(0, 2) },
    { name: 'old', boughtOn: addDays(today, -1500), parts: parts.slice(2, 3) },
    { name: 'returned', boughtOn: addDays(today, -30), parts: parts.slice(3), voidedOn: addDays(today, -12) },
  ];
  for (const purchase of purchases) {
    const id = `${customerId}-warranty-${purchase.name}`;
    await client.query(
      `insert into warranty (id, market, customer_id, store_number, receipt_number, bought_on) values ($1, $2, $3, $4, $5, $6)`,
      [
        id,
        market,
        customerId,
        stores[0]?.number ?? null,
        `DEMO-${purchase.name.toUpperCase()}`,
        purchase.boughtOn,
      ],
    );
    for (const [line, part] of purchase.parts.entries()) {
      await client.query(
        `insert into warranty_item (id, warranty_id, market, line, part_id, part_number, brand, title, product_url, drawing,
           quantity, months, starts_on, ends_on, has_serial, voided_on)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, $11, $12, $13, $14, $15)`,
        [
          `${id}-${line}`,
          id,
          market,
          line,
          part.id,
          part.part_number,
          part.brand,
          localized(part.title, spoken),
          part.url,
          part.drawing,
          part.months,
          purchase.boughtOn,
          addMonths(purchase.boughtOn, part.months),
          part.has_core,
          purchase.voidedOn ?? null,
        ],
      );
    }
  }
}

interface PartRow {
  id: number;
  part_number: string;
  brand: string;
  title: Localized;
  url: string;
  drawing: string;
  has_core: boolean;
  months: number;
}
