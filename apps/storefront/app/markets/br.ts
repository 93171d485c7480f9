import { br } from '@driveline/markets';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import { ptBR as issueMessages } from '@driveline/validation/messages';
import messages from '../../messages/pt-BR.json';
import type { MarketModule } from '../shop/shop.ts';

export const marketModule: MarketModule = { market: br, messages, strings: ptBR, issueMessages };
