import { us } from '@driveline/markets/us';
import { enUSFirst as strings } from '@driveline/ui/i18n/first/en-US';
import messages from '../../messages/en-US.json?first';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: us, messages, strings };
