import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Texter } from '../ports/texter.ts';

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
