import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Mail, Mailer } from '../../src/ports/mailer.ts';
import type { Texter } from '../../src/ports/texter.ts';
import type { ContractCase } from './contractCase.ts';

export interface MailContract {
  readonly mailer: Mailer;
  readonly to: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** What arrived of a mail, as its source or as text; undefined when nothing did. */
  arrived(mail: Mail): Promise<string | undefined>;
}

/** What the outbox relies on of a mail service. */
export function mailContract({ mailer, to, language, arrived }: MailContract): ContractCase[] {
  const id = randomUUID();
  const subject = `Order ${id.slice(0, 8)}`;
  const mail: Mail = { id, to, subject, text: `Text of ${id}`, html: `<p>${id}</p>`, language };
  return [
    {
      name: 'a mail arrives with its recipient, its subject and its language',
      async run() {
        await mailer.send(mail);
        const source = (await arrived(mail)) ?? '';
        for (const part of [to, subject, language]) assert.ok(source.includes(part), `'${part}' is missing`);
      },
    },
    {
      name: 'a mail of the same id may be sent again: its first answer may have been lost',
      run: () => mailer.send(mail),
    },
  ];
}

export interface TextContract {
  readonly texter: Texter;
  readonly phone: string;
  /** The text that arrived; undefined when none did. */
  arrived(id: string): Promise<string | undefined>;
}

/** What sign-in codes and order news rely on of a service for text messages. */
export function textContract({ texter, phone, arrived }: TextContract): ContractCase[] {
  return [
    {
      name: 'a text arrives whole, letters beyond ASCII as well',
      async run() {
        const message = { id: randomUUID(), phone, text: 'Tu código es 123456. Não o compartilhe.' };
        await texter.send(message);
        assert.ok((await arrived(message.id))?.includes(message.text));
      },
    },
  ];
}
