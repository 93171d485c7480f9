import { inLocale, type Market } from '@driveline/markets';
import type { Services } from '../http/services.ts';
import type { Mail } from '../ports/mailer.ts';
import type { TextMessage } from '../ports/texter.ts';
import { withLogo } from './mailLogo.ts';
import type { MessageWriter } from './messageWriter.ts';
import type { OutboxRow } from './outbox.ts';

/**
 * Turns a row of the outbox into its message, in the language that it was asked for in.
 * @param writers what each topic becomes
 * @param originOf where the shop of a market is, as far as the deployment says so
 */
export const writeMail =
  (
    setting: Pick<Services, 'db' | 'clock' | 'hosts' | 'markets' | 'identity' | 'deskEmail'>,
    writers: Readonly<Record<string, MessageWriter>>,
    originOf: (market: Market) => string | undefined = () => undefined,
  ) =>
  async (row: OutboxRow): Promise<Mail | TextMessage | undefined> => {
    const writer = Object.hasOwn(writers, row.topic) ? writers[row.topic] : undefined;
    if (!writer) throw new Error(`No message is known for '${row.topic}'.`);
    const asked = inLocale(setting.markets.marketByCode(row.market), row.locale);
    const market = withLogo(asked, originOf(asked));
    return writer({ ...setting, market }, row);
  };
