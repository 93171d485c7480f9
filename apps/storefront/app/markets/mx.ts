import { mx } from '@driveline/markets/mx';
import { esMXFirst as strings } from '@driveline/ui/i18n/first/es-MX';
import messages from '../../messages/es-MX.json?first';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: mx, messages, strings };
