import { mx } from '@driveline/markets';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { esMX as issueMessages } from '@driveline/validation/messages';
import messages from '../../messages/es-MX.json';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: mx, messages, strings: esMX, issueMessages };
