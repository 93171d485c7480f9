import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A short message to a phone. */
export interface TextMessage {
  readonly id: string;
  /** Digits of the number as the market writes it. */
  readonly phone: string;
  readonly text: string;
}

/** Port of a service that sends text messages. */
export interface Texter {
  send(message: TextMessage): Promise<void>;
}

/** Writes each message as `{id}.sms.txt` into the folder of the mails, for development and demonstration. */
export function folderTexter(folder: string): Texter {
  return {
    async send({ id, phone, text }) {
      await mkdir(folder, { recursive: true });
      const draft = join(folder, `.${id}.draft`);
      await writeFile(draft, `To: ${phone}\n\n${text}\n`);
      await rename(draft, join(folder, `${id}.sms.txt`));
    },
  };
}
