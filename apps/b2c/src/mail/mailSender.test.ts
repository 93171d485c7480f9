import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openShop } from '../../test/shop.ts';

/** What a mail that the server keeps says of its sender. */
async function senderSaid(mailFrom: string | undefined): Promise<string> {
  const mailDir = mkdtempSync(join(tmpdir(), 'driveline-sender-'));
  const shop = await openShop({ mailer: undefined, mailDir, mailFrom });
  try {
    const body = {
      topic: 'productQuestions',
      firstName: 'Lupe',
      lastName: 'Buyer',
      email: 'lupe@example.com',
      phoneNumber: '(901) 555-0134',
      message: 'Are clips included?',
    } as const;
    await shop.shopper().do('contact.send', { body });
    const mails = () => readdirSync(mailDir).filter((name) => /^[^.].*\.eml$/.test(name));
    await expect.poll(() => mails().length, { timeout: 10_000 }).toBeGreaterThan(0);
    const [file = ''] = mails();
    const lines = readFileSync(join(mailDir, file), 'utf8').split('\n');
    return lines.filter((line) => /^(?:From|Message-ID):/.test(line)).join(' ');
  } finally {
    await shop.close();
    rmSync(mailDir, { recursive: true });
  }
}

test('[PLUS-040] a mail comes from the sender that the shop has set', async () => {
  expect(await senderSaid('Verdane <orders@verdane.com>')).toMatch(
    /^From: Verdane <orders@verdane\.com> Message-ID: <[^@]+@verdane\.com>$/,
  );
});

test('[PLUS-040] without one, from this machine, never from a domain that looks like a shop’s', async () => {
  expect(await senderSaid(undefined)).toMatch(/^From: orders@localhost Message-ID: <[^@]+@localhost>$/);
});
