import { enUSLate as strings } from '@driveline/ui/i18n/late/en-US';
import { enUS as issueMessages } from '@driveline/validation/messages';
import messages from '../../../messages/en-US.json?late';
import type { LateWords } from '../../shop/shop.ts';

export const lateWords: LateWords = { messages, strings, issueMessages };
