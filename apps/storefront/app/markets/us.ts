import { us } from '@driveline/markets';
import messages from '../../messages/en-US.json';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: us, messages };
