import { br } from '@driveline/markets';
import messages from '../../messages/pt-BR.json';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: br, messages };
