import type { Deal } from '@driveline/api/contract';
import type { Shop, Shopper } from './shop.ts';

/** Chooses a popular car that takes the market's first deal, without a question. @returns the deal with its parts */
export async function takenDeal({ database }: Shop, shopper: Shopper, market = 'us'): Promise<Deal> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select v.id::text as id from vehicle v join model m on m.id = v.model_id
     where v.market = $1 and v.year = 2016 order by m.popularity desc, v.id limit 60`,
    [market],
  );
  for (const { id: catalogVehicleId } of rows) {
    await shopper.do('vehicles.updatePreferred', { body: { catalogVehicleId } });
    const [deal] = (await shopper.do('deals.list')).deals;
    if (deal && deal.items.length > 0) return deal;
  }
  throw new Error(`No car of ${market} takes a deal.`);
}
