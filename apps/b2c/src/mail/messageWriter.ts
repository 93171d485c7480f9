import type { ServerMarket } from '../markets/serverMarket.ts';
import type { Services } from '../http/services.ts';
import type { Mail } from '../ports/mailer.ts';
import type { OutboxRow } from './outbox.ts';
import type { TextMessage } from '../ports/texter.ts';

export interface MessageSetting extends Pick<Services, 'db' | 'clock' | 'hosts' | 'identity' | 'deskEmail'> {
  readonly market: ServerMarket;
}

/** Makes the message of a row of the outbox, or nothing when its reason is gone. */
export type MessageWriter = (
  setting: MessageSetting,
  row: OutboxRow,
) => Promise<Mail | TextMessage | undefined>;
