import { endpoints, errorsOf, type Endpoint, type EndpointId, type ErrorBody } from '@driveline/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { B2C_PATHS, openB2c } from '../server/b2c.ts';
import type * as logging from '../server/log.ts';
import { readSettings } from '../server/settings.ts';
import { everyPage } from './everyPage.ts';
import {
  failed,
  markOf,
  missing,
  noEntries,
  openOutsideServer,
  RAW,
  readable,
  unreadable,
  wrapped,
  type Fault,
  type Visitor,
} from './outsideServer.ts';
import { samplePages } from './pagesFromSources.ts';
import { shop } from './sampleShop.ts';
import { elementOf, freshHost, wordsOf } from './shopOf.ts';

// A server behind `B2C_ORIGIN` is another company's: a call that it answers badly costs the part of a page that needs it.

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
/** Pages that wait for one hanging call each at the same time. */
const AT_ONCE = 8;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
const visitors = new Map<string, Visitor>();
const outside = await openOutsideServer(visitors);
const sources = await samplePages();
const logs = [await import('../server/log.ts'), await sources.load<typeof logging>('server', 'log.ts')].map(
  ({ log }) => ({ log, level: log.level }),
);
for (const { log } of logs) log.level = 'silent';
const settings = readSettings({ B2C_ORIGIN: outside.origin });
const serve = async (own: Partial<typeof shop> = {}) =>
  sources.serve({ b2c: await openB2c({ ...shop, ...own }, settings) });
const plain = await serve();
afterAll(() => {
  outside.close();
  // Other files of this worker read the same logs.
  for (const { log, level } of logs) log.level = level;
});

type Shopper = 'guest' | 'member';

/** Opens a page of the shop at a host of its own: the process remembers the answers to an address. */
async function open(path: string, shopper: Shopper, own: Partial<Visitor> = {}, { fetch } = plain) {
  const host = freshHost('us');
  const visitor: Visitor = { calls: [], isGuest: shopper === 'guest', faults: {}, ...own };
  visitors.set(host, visitor);
  const answer = await fetch(
    new Request(`http://${host}${path}`, { headers: { host, cookie: 'preferredVehicleId=1' } }),
  );
  const html = await answer.text();
  visitors.delete(host);
  const { status, headers } = answer;
  return { status, to: headers.get('location'), html, words: wordsOf(html), calls: new Set(visitor.calls) };
}

type Opened = Awaited<ReturnType<typeof open>>;
/** What a shopper gets of a page. */
const seen = ({ status, to, words }: Opened) => ({ status, to, words });
const shows = ({ words }: Opened, id: EndpointId) => words.toLowerCase().includes(markOf(id).toLowerCase());
const frameOf = ({ html }: Opened) =>
  [/<header[ >]/, /<footer[ >]/].map((tag) => wordsOf(elementOf(html, tag)));
const isPage = ({ status, to, html }: Opened) => (to ? status < 400 : html.endsWith('</html>'));
/** Whether the row says how something may be missing; of another one 404 means that the server lacks the call. */
const knowsMissing = (id: EndpointId) => Object.values(errorsOf(id)).includes(404);

/** What every page asks for: configuration, then who the shopper is. */
const FRAME: readonly EndpointId[] = ['shell.globalConfig', 'shell.header', 'shell.headerV3'];

type Case = {
  readonly path: string;
  readonly shopper: Shopper;
  readonly sound: Opened;
  readonly id: EndpointId;
  /** The page whose call failed as the contract says. */
  readonly without: Opened;
};
const sounds: Omit<Case, 'id' | 'without'>[] = [];
const cases: Case[] = [];

beforeAll(async () => {
  for (const path of Object.values(everyPage).flat()) {
    const member = await open(path, 'member');
    const guest = await open(path, 'guest');
    sounds.push({ path, shopper: 'member', sound: member });
    if (
      guest.status !== member.status ||
      [...guest.calls].toSorted().join() !== [...member.calls].toSorted().join()
    )
      sounds.push({ path, shopper: 'guest', sound: guest });
  }
  for (const page of sounds)
    for (const id of page.sound.calls)
      if (!FRAME.includes(id))
        cases.push({
          ...page,
          id,
          without: await open(page.path, page.shopper, { faults: { [id]: failed } }),
        });
});

type Verify = (page: Opened, one: Case) => void | Promise<void>;

/** What is not as it should be with a page, one line at most. */
async function problemOf(one: Case, page: Opened, verify: Verify): Promise<readonly string[]> {
  try {
    expect(page.status).toBeLessThan(500);
    expect(isPage(page)).toBe(true);
    expect(page.html).not.toContain(RAW);
    await verify(page, one);
    return [];
  } catch (error) {
    const { path, shopper, id } = one;
    return [`${path} (${shopper}) ${id}: ${page.status} ${page.to ?? ''} ${(error as Error).message}`];
  }
}

/** The same of every page with that fault. */
async function problemsOf(fault: Fault, verify: Verify, rows: readonly Case[] = cases) {
  const found: string[] = [];
  const late: (() => Promise<readonly string[]>)[] = [];
  const left = [...rows];
  const isHurried = fault === unreadable.hang;
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const ask = (more = {}) => open(one.path, one.shopper, { faults: { [one.id]: fault }, ...more });
      const problem = await problemOf(one, await ask({ isHurried }), verify);
      // On a busy machine a sound answer may come too late as well.
      if (isHurried && problem.length > 0) late.push(async () => problemOf(one, await ask(), verify));
      else found.push(...problem);
    }
  };
  await Promise.all(Array.from({ length: isHurried ? AT_ONCE : 1 }, work));
  for (const again of late) found.push(...(await again()));
  return found;
}

/** Calls whose words went from a page although they were asked and answered. */
const lostBeside = (id: EndpointId, page: Opened, sound: Opened) =>
  [...page.calls].filter((other) => other !== id && shows(sound, other) && !shows(page, other));

test('every page can be made of sound answers', () => {
  const ids = new Set(cases.map(({ id }) => id));
  process.stdout.write(
    `${sounds.length} pages read ${ids.size} calls of an outside server, ${cases.length} pairs beside ${FRAME.length} of the frame\n`,
  );
  const unmade = sounds.filter(({ sound }) => sound.status >= 400 || !isPage(sound));
  expect(unmade.map(({ path }) => path)).toEqual([]);
});

test('[API-025] a call that fails costs the part that needs it, and nothing else', async () => {
  const verify: Verify = (page, { id, sound }) => {
    if (sound.to) return;
    expect(frameOf(page)).toEqual(frameOf(sound));
    expect(shows(page, id)).toBe(false);
    expect(lostBeside(id, page, sound)).toEqual([]);
  };
  const found = await Promise.all(cases.map((one) => problemOf(one, one.without, verify)));
  expect(found.flat()).toEqual([]);
});

describe('[API-027] an answer that can be read in one way only is read so', () => {
  test('text for every number', async () => {
    const verify: Verify = (page, { sound }) => expect(seen(page)).toEqual(seen(sound));
    expect(await problemsOf(readable['text for every number'], verify)).toEqual([]);
  });

  test('null for every list', async () => {
    const verify: Verify = async (page, { path, shopper, id, sound }) => {
      if (page.words === sound.words) return;
      expect(seen(page)).toEqual(seen(await open(path, shopper, { faults: { [id]: noEntries } })));
    };
    expect(await problemsOf(readable['null for every list'], verify)).toEqual([]);
  });
});

describe('[API-027] an answer that cannot be read is a failed call', () => {
  const verify: Verify = (page, { without }) => expect(seen(page)).toEqual(seen(without));

  test.each(Object.entries(unreadable))('%s', async (_, fault) => {
    expect(await problemsOf(fault, verify)).toEqual([]);
  });

  test('404, where the call names nothing that could be missing', async () => {
    const verifyMissing: Verify = (page, one) => {
      if (!knowsMissing(one.id)) return verify(page, one);
      // Of several parts those that nobody knows are left out.
      if (/^\/(compare|cart\/shared)/.test(one.path)) return expect(shows(page, one.id)).toBe(false);
      expect(page.status === 404 || page.to !== null || page.words === one.without.words).toBe(true);
    };
    expect(await problemsOf(missing, verifyMissing)).toEqual([]);
  });
});

test('[API-029] header data or configuration that cannot be read costs nothing but itself', async () => {
  const rows = sounds.flatMap((page) => {
    if (page.shopper === 'guest') return [];
    const ids = [...page.sound.calls].filter((id) => FRAME.includes(id));
    return ids.map((id) => ({ ...page, id, without: page.sound }));
  });
  const verify: Verify = (page, { id, sound }) => {
    if (sound.to) return;
    expect(page.status).toBe(sound.status);
    expect(lostBeside(id, page, sound)).toEqual([]);
  };
  // A page with each of them, and another kind of fault from page to page.
  const faults = [...Object.values({ ...readable, ...unreadable }), missing];
  const found: string[] = [];
  for (const [at, fault] of faults.entries())
    found.push(
      ...(await problemsOf(
        fault,
        verify,
        rows.filter((_, index) => index % faults.length === at),
      )),
    );
  expect(found).toEqual([]);
});

test('[API-027] a browser gets the same reading', async () => {
  const { hang: _, ...answered } = unreadable;
  const isOutside = (path: string) => B2C_PATHS.some((it) => path.startsWith(it.slice(0, -1)));
  const rows = Object.values<Endpoint>(endpoints).filter(
    ({ method, path, answers }) => method === 'GET' && !answers && isOutside(path),
  );
  for (const row of rows) {
    const id = row.id as EndpointId;
    const call = async (fault?: Fault) => {
      const path = row.path.replace(/\{\w+\}/g, '1');
      const { status, html } = await open(path, 'member', fault && { faults: { [id]: fault } });
      return { status, body: JSON.parse(html || 'null') as ErrorBody };
    };
    const sound = await call();
    expect(sound.status, id).toBe(200);
    // Values of the configuration may be texts.
    if (id !== 'shell.globalConfig') expect(await call(readable['text for every number']), id).toEqual(sound);
    expect((await call(readable['null for every list'])).status, id).toBe(200);
    for (const fault of [...Object.values(answered), missing]) {
      const { status, body } = await call(fault);
      // What has no answer but nothing at all is sound without one.
      expect(status >= 400 || (sound.body === null && body === null), id).toBe(true);
      expect(JSON.stringify(body?.errorDetails ?? ''), id).not.toContain(RAW);
    }
  }
});

test('answers in an envelope are read after the shop has adapted them', async () => {
  const adapted = await serve({ adapt: (_, json) => (json as { data: unknown }).data });
  for (const { path, shopper, sound } of sounds)
    expect(seen(await open(path, shopper, { usual: wrapped }, adapted)), path).toEqual(seen(sound));
});
