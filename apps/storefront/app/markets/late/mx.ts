import { esMXLate as strings } from '@driveline/ui/i18n/late/es-MX';
import { esMX as issueMessages } from '@driveline/validation/messages';
import messages from '../../../messages/es-MX.json?late';
import type { LateWords } from '../../shop/shop.ts';

export const lateWords: LateWords = { messages, strings, issueMessages };
