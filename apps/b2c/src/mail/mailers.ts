import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '../ports/mailer.ts';
import { domainOf, senderOf } from './senderOf.ts';

const toMessage = (from: string, mail: Mail) => ({
  from,
  to: mail.to,
  ...(mail.replyTo && { replyTo: mail.replyTo }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: `<${mail.id}@${domainOf(from)}>`,
  headers: { 'Content-Language': mail.language, 'Auto-Submitted': 'auto-generated' },
});

/** Writes each mail as `{id}.eml` into a folder that development and tests can read (PLUS-040). */
export function folderMailer(folder: string, from = senderOf(undefined, false)): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(from, mail));
      await mkdir(folder, { recursive: true });
      // Complete or not there: a reader that watches the folder never sees half a mail.
      const draft = join(folder, `.${mail.id}.draft`);
      await writeFile(draft, message as Buffer);
      await rename(draft, join(folder, `${mail.id}.eml`));
    },
    close: () => undefined,
  };
}

/** Sends by SMTP; `url` is `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  // A service that hangs gives its connection back soon after the send that waited for it was given up.
  const limits = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
  const transport = createTransport({ url, ...limits } as object);
  return {
    async send(mail) {
      await transport.sendMail(toMessage(from, mail));
    },
    close: () => transport.close(),
  };
}
