import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

const folder = () => join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');

/** The mails that the server wrote to an address, oldest first, with encoded words and soft line breaks undone. */
export async function mailsTo(address: string): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const path = join(folder(), name);
        // The names tell no order.
        return { at: (await stat(path)).mtimeMs, text: await readFile(path, 'utf8') };
      }),
  );
  return mails
    .toSorted((a, b) => a.at - b.at)
    .map(({ text }) => text.replace(/=\n/g, ''))
    .filter((mail) => mail.includes(address));
}

/** Waits for the one mail that tells about an order. */
export async function expectMail(address: string, orderId: string): Promise<void> {
  await expect
    .poll(async () => (await mailsTo(address)).filter((mail) => mail.includes(orderId)).length, {
      message: `one mail about ${orderId}`,
      timeout: 10_000,
    })
    .toBe(1);
}

/** The link of the last mail to an address that has one of this form. */
export async function mailedLink(address: string, form: RegExp): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mails = await mailsTo(address);
      link = mails.map((mail) => form.exec(mail)?.[0] ?? '').findLast(Boolean) ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
