import { randomInt, randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demonstrationPassword, personEmail } from '../seed/people.ts';
import { goodPassword } from './client/password.ts';
import { shopperOver, type Shopper } from './client/shopper.ts';
import type { Locality } from './localities.ts';
import { sendHere, type Send } from './loopback.ts';

/** Something that this server lacks, so that a row cannot be tried there. */
export class Unprepared extends Error {}

export interface TestedServerOptions {
  /** Whose shoppers ask. */
  readonly locality: Locality;
  readonly origin: string;
  /** Folder into which the server writes its mails, for codes. */
  readonly outbox?: string | undefined;
  /** The server takes `X-Forwarded-For` from us: each visitor has an address, and limits, of its own. */
  readonly trustsUs?: boolean | undefined;
}

export interface Person {
  readonly shopper: Shopper;
  readonly email: string;
}

/** What the checks know of the server: its address, and who may be a visitor there. */
export interface TestedServer {
  readonly origin: string;
  readonly locality: Locality;
  /** A new browser. An impatient one takes the answer of a limit for an answer. */
  visitor(options?: { readonly isPatient?: boolean }): Shopper;
  /** How long the limits of the server made us wait, in seconds. */
  readonly waited: number;
  /** A customer with a new account, signed in. */
  customer(options?: { readonly isPatient?: boolean }): Promise<Person>;
  /** One of the demonstration people, signed in. @throws Unprepared where they are unknown */
  person(role: string): Promise<Shopper>;
  /** A mail to an address that was written since a moment. @throws Unprepared without a folder of mails */
  mailTo(email: string, pattern: RegExp, since: number): Promise<string>;
}

/** Longest that the suite waits for a limit of the server, and how often. */
const patience = { seconds: 65, times: 3 };

export function createTestedServer({
  origin,
  locality,
  outbox,
  trustsUs = false,
}: TestedServerOptions): TestedServer {
  const people = new Map<string, Promise<Shopper>>();
  let waited = 0;
  /** Waits as long as the server's limits ask for. */
  const patient =
    (send: Send): Send =>
    async (request) => {
      for (let tries = 1; ; tries++) {
        const answer = await send(request.clone());
        const wait = Number(answer.headers.get('retry-after') ?? Infinity);
        if (answer.status !== 429 || wait > patience.seconds || tries > patience.times) return answer;
        await answer.arrayBuffer();
        waited += wait;
        await pause(wait * 1000 + 100);
      }
    };
  const visitor: TestedServer['visitor'] = ({ isPatient = true } = {}) => {
    const send = sendHere(origin) ?? sendThere;
    return shopperOver(isPatient ? patient(send) : send, origin, {
      origin,
      ...(trustsUs && { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
    });
  };
  async function person(role: string): Promise<Shopper> {
    const shopper = visitor();
    const body = { username: personEmail(locality.code, role), password: demonstrationPassword };
    const { status } = await shopper.call('identity.login', { body });
    if (status !== 200) throw new Unprepared('the demonstration people are not there');
    return shopper;
  }
  return {
    origin,
    locality,
    visitor,
    get waited() {
      return waited;
    },
    async customer(options) {
      const shopper = visitor(options);
      const email = `contract-${randomUUID()}@example.com`;
      const { person: who, address } = locality;
      const body = { firstName: 'Ada', lastName: 'Driver', email, password: goodPassword };
      await shopper.do('identity.register', {
        body: { ...body, phoneNumber: who.phoneNumber, postalCode: address.postalCode },
      });
      return { shopper, email };
    },
    person(role) {
      const known = people.get(role) ?? person(role);
      people.set(role, known);
      return known;
    },
    async mailTo(email, pattern, since) {
      if (!outbox) throw new Unprepared('its mails cannot be read (--outbox)');
      for (const end = Date.now() + 15_000; Date.now() < end; await pause(200)) {
        const mail = await mailSince(outbox, email, pattern, since);
        if (mail) return mail;
      }
      throw new Error(`No mail to ${email} came.`);
    },
  };
}

/** Redirects of the server are answers. */
const sendThere: Send = (request) => fetch(request, { redirect: 'manual' });

async function mailSince(
  folder: string,
  email: string,
  pattern: RegExp,
  since: number,
): Promise<string | undefined> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (!name.endsWith('.eml') || (await stat(path)).mtimeMs < since) continue;
    // Soft line breaks of quoted-printable would cut links and codes.
    const text = (await readFile(path, 'utf8')).replace(/=\r?\n/g, '');
    if (text.includes(`To: ${email}`) && pattern.test(text)) return text;
  }
  return undefined;
}
