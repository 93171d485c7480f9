import { br } from '@driveline/markets/br';
import { ptBRFirst as strings } from '@driveline/ui/i18n/first/pt-BR';
import messages from '../../messages/pt-BR.json?first';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: br, messages, strings };
