import { enUS, esMX, esUS, ptBR, type Messages } from '@driveline/validation/messages';
import type { Market } from '@driveline/markets';
import { localized, type Localized } from './localized.ts';

const byLocale: Localized<Messages> = { 'en-US': enUS, 'es-MX': esMX, 'es-US': esUS, 'pt-BR': ptBR };

/** What the issues of fields say in the market's language; the sentences are the validation package's. */
export const issueMessagesOf = (market: Market): Messages => localized(byLocale, market);
