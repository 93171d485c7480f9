import { cautiousLogistics, never, type MarketModule } from '@driveline/b2c';
import { record } from './record.ts';
import { seed } from './seed.ts';
import { tax } from './tax.ts';

/** Canada as one module: `createB2c({ markets: [canada] })`, and in a shop `defineShop({ markets: [canada], … })`. */
export const canada: MarketModule = {
  market: record,
  tax,
  delivery: {
    nextDay: { priceMinor: 14_99, freeFromMinor: 150_00 },
    regular: { priceMinor: 9_99, freeFromMinor: 75_00 },
    freight: { priceMinor: 99_99, freeFromMinor: never },
    logistics: cautiousLogistics,
  },
  prices: { perDollar: 1.37, belowWholeMinor: 1 },
  rewards: 'none',
  seed,
};
