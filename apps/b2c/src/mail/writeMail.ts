import { inLocale } from '@driveline/markets';
import type { Services } from '../http/services.ts';
import type { Mail } from '../ports/mailer.ts';
import type { TextMessage } from '../ports/texter.ts';
import type { MessageWriter } from './messageWriter.ts';
import type { OutboxRow } from './outbox.ts';

/**
 * Turns a row of the outbox into its message, in the language that it was asked for in.
 * @param writers what each topic becomes
 */
export const writeMail =
  (
    setting: Pick<Services, 'db' | 'clock' | 'hosts' | 'markets' | 'identity' | 'deskEmail'>,
    writers: Readonly<Record<string, MessageWriter>>,
  ) =>
  async (row: OutboxRow): Promise<Mail | TextMessage | undefined> => {
    const writer = Object.hasOwn(writers, row.topic) ? writers[row.topic] : undefined;
    if (!writer) throw new Error(`No message is known for '${row.topic}'.`);
    const market = inLocale(setting.markets.marketByCode(row.market), row.locale);
    return writer({ ...setting, market }, row);
  };
