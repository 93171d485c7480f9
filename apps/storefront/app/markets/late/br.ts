import { ptBRLate as strings } from '@driveline/ui/i18n/late/pt-BR';
import { ptBR as issueMessages } from '@driveline/validation/messages';
import messages from '../../../messages/pt-BR.json?late';
import type { LateWords } from '../../shop/shop.ts';

export const lateWords: LateWords = { messages, strings, issueMessages };
