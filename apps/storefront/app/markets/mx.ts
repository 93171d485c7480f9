import { mx } from '@driveline/markets';
import messages from '../../messages/es-MX.json';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: mx, messages };
