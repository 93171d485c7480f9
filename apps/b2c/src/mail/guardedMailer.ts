import type { RemotePort } from '../ops/remotePort.ts';
import type { Mailer } from './mailer.ts';
import type { Texter } from './texter.ts';

/** A mail service under a time limit and a breaker. A recipient that it does not know is its answer, no trouble. */
export const guardedMailer = (mailer: Mailer, remote: RemotePort): Mailer => ({
  async send(mail) {
    const refusal = await remote(async () => {
      try {
        await mailer.send(mail);
        return undefined;
      } catch (error) {
        if ((error as { code?: unknown }).code === 'EENVELOPE') return { error };
        throw error;
      }
    });
    if (refusal) throw refusal.error;
  },
  close: () => mailer.close(),
});

export const guardedTexter = (texter: Texter, remote: RemotePort): Texter => ({
  send: (message) => remote(() => texter.send(message)),
});
