import { us } from '@driveline/markets';
import { enUS } from '@driveline/ui/i18n/en-US';
import { enUS as issueMessages } from '@driveline/validation/messages';
import messages from '../../messages/en-US.json';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: us, messages, strings: enUS, issueMessages };
