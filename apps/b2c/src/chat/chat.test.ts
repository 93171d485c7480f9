import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { openShop, type Shop, type Shopper } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import type { ChatDesk } from '../ports/chatDesk.ts';
import { keepAnswers, keepSaid } from './chatStore.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
const advance = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock, config: { flags: {}, values: { CHAT_AGENTS: 1 } } });
});
beforeEach(() => advance(120_000));
afterEach(() => shop.database.pool.query('delete from chat'));
afterAll(() => shop.close());

const body = {
  name: 'Ana Buyer',
  email: 'ana@example.com',
  phoneNumber: '',
  topic: 'orderQuestions',
  consent: true,
};
const count = async (market = 'us', id: 'chat.agents' | 'chat.agentAvailability' = 'chat.agents') => {
  const response = await shop
    .shopper(market)
    .fetch(
      id === 'chat.agents' ? '/sls/b2c/chat/v1/agents/availability' : '/ecomm/b2c/v1/chat/agentAvailability',
    );
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  expect(response.headers.get('cache-control')).toBe('public, max-age=10');
  return Number(/<agents><count>(\d+)<\/count><\/agents>$/.exec(await response.text())?.[1]);
};

describe('agents', () => {
  test('[API-050] [API-115] both paths answer XML with a count', async () => {
    expect(await count()).toBe(1);
    expect(await count('us', 'chat.agentAvailability')).toBe(1);
  });

  test('[API-115] open chats occupy agents, and only those of their market', async () => {
    for (let i = 0; i < 4; i++) await shop.shopper().do('chat.start', { body });
    expect([await count(), await count('mx')]).toEqual([0, 1]);
    const late = await shop.shopper().call('chat.start', { body });
    expect([late.status, late.key]).toEqual([409, 'error_chat_closed']);
  });
});

describe('a chat', () => {
  test('an agent greets, answers after a while, and the transcript is mailed', async () => {
    const shopper = shop.shopper('mx');
    const started = await shopper.do('chat.start', { body: { ...body, name: 'Ximena' } });
    expect(started).toMatchObject({ status: 'OPEN', messages: [], isAnswering: true });
    advance(2000);
    const greeted = await shopper.do('chat.read');
    expect(greeted.isAnswering).toBe(false);
    expect(greeted.messages[0]).toMatchObject({
      from: 'agent',
      text: expect.stringContaining('Hola, Ximena'),
    });
    const said = await shopper.do('chat.say', { body: { id: 'message-1', text: '¿Dónde está mi pedido?' } });
    expect(said.isAnswering).toBe(true);
    advance(9000);
    const { messages } = await shopper.do('chat.read', { query: { after: greeted.messages[0]?.id } });
    expect(messages.map(({ from }) => from)).toEqual(['shopper', 'agent']);
    expect(messages[1]?.text).toContain('/trackOrder');
    expect((await shopper.call('chat.transcript')).status).toBe(204);
    await vi.waitFor(() => expect(shop.mails.at(-1)?.subject).toContain('Tu chat'));
    expect(shop.mails.at(-1)?.text).toContain('/trackOrder');
    expect(shop.mails.at(-1)?.to).toBe('ana@example.com');
  });

  test('a transcript repeats what the shopper wrote only to a proven address of theirs', async () => {
    const transcript = async (shopper: Shopper, email: string) => {
      await shopper.do('chat.start', { body: { ...body, name: 'Win at evil.example', email } });
      await shopper.do('chat.say', { body: { id: 'message-1', text: 'Pay at evil.example' } });
      advance(9000);
      await shopper.do('chat.transcript');
      return vi.waitFor(
        () => shop.mails.findLast(({ to }) => to === email)?.text ?? Promise.reject(new Error('no mail')),
      );
    };
    const claimed = await signedIn(shop, { customer: { email: 'claimed@example.com' } });
    for (const [shopper, email] of [
      [shop.shopper(), 'victim@example.com'],
      [claimed.shopper, 'claimed@example.com'],
    ] as const) {
      const text = await transcript(shopper, email);
      expect(text).not.toContain('evil.example');
      expect(text).toContain('not included');
    }
    const email = 'proven@example.com';
    const { shopper } = await signedIn(shop, { customer: { email, email_proven_at: clock.now() } });
    const whole = await transcript(shopper, email);
    expect(whole).toContain('Pay at evil.example');
    expect(whole).not.toContain('not included');
  });

  test('a talk without an end shows its end', async () => {
    const shopper = shop.shopper();
    const { startedAt } = await shopper.do('chat.start', { body });
    const { id } = await shop.database.db.selectFrom('chat').select('id').executeTakeFirstOrThrow();
    const row = (index: number) => ({
      chat_id: id,
      id: `said-${index}`,
      market: 'us',
      sender: 'shopper' as const,
      text: 'again',
      at: new Date(Date.parse(startedAt) + index),
    });
    await shop.database.db
      .insertInto('chat_message')
      .values(Array.from({ length: 600 }, (_, index) => row(index)))
      .execute();
    advance(9000);
    const { messages } = await shopper.do('chat.read');
    expect(messages.length).toBeLessThanOrEqual(500);
    expect(messages.some((message) => message.id === 'said-599')).toBe(true);
    const { messages: news } = await shopper.do('chat.read', { query: { after: 'said-598' } });
    expect(news.map((message) => message.id)).toContain('said-599');
    expect(news.length).toBeLessThan(4);
    shop.mails.length = 0;
    await shopper.do('chat.transcript');
    await vi.waitFor(() => expect(shop.mails).toHaveLength(1));
    expect(shop.mails[0]?.text.match(/•••$/gm)?.length).toBe(499);
  });

  test('a reader of what came after a message misses none, however late an answer arrives', async () => {
    const shopper = shop.shopper();
    await shopper.do('chat.start', { body });
    const chat = await shop.database.db.selectFrom('chat').selectAll().executeTakeFirstOrThrow();
    const after = async (id: string) => {
      const { messages } = await shopper.do('chat.read', { query: { after: id } });
      return messages.map(({ text }) => text);
    };
    advance(10_000);
    const asked = clock.now();
    await shopper.do('chat.say', { body: { id: 'message-1', text: 'returns?' } });
    await shopper.do('chat.say', { body: { id: 'message-0', text: 'and cores?' } });
    advance(20_000);
    const [last] = (await shopper.do('chat.read')).messages.toReversed();
    // The vendor's agent spoke before that, but its webhook comes only now.
    const answers = ['one', 'two'].map((text) => ({ agentName: 'Kim', text, at: asked }));
    await keepAnswers(shop.database.db, chat, clock.now(), 'webhook-1', answers);
    advance(10);
    expect(await after(last?.id ?? '')).toEqual(['one', 'two']);
    expect((await after('message-1'))[0]).toBe('and cores?');
  });

  test('a message whose id reads like the greeting gets its answer', async () => {
    const shopper = shop.shopper();
    await shopper.do('chat.start', { body });
    advance(9000);
    await shopper.do('chat.say', { body: { id: 'greeting', text: 'returns?' } });
    advance(9000);
    const { messages } = await shopper.do('chat.read');
    expect(messages.map(({ from }) => from)).toEqual(['agent', 'shopper', 'agent']);
  });

  test('the same message again is said and answered once; two starts are one chat', async () => {
    const shopper = shop.shopper();
    await shopper.do('shell.header');
    await shopper.do('chat.start', { body });
    await Promise.all([1, 2].map(() => shopper.do('chat.start', { body })));
    const say = () => shopper.do('chat.say', { body: { id: 'message-1', text: 'returns?' } });
    await Promise.all([say(), say(), say()]);
    advance(10_000);
    expect((await shopper.do('chat.read')).messages).toHaveLength(3);
    const { rows } = await shop.database.pool.query('select count(*)::int as n from chat');
    expect(rows[0]).toEqual({ n: 1 });
  });

  test('a chat that ends while something is said in another tab takes it no more', async () => {
    const shopper = shop.shopper();
    await shopper.do('chat.start', { body });
    const read = await shop.database.db.selectFrom('chat').selectAll().executeTakeFirstOrThrow();
    await shopper.do('chat.end');
    const late = keepSaid(shop.database.db, read, clock.now(), 'message-1', 'hello?');
    await expect(late).rejects.toMatchObject({ key: 'error_chat_ended' });
    const { rows } = await shop.database.pool.query("select id from chat_message where sender = 'shopper'");
    expect(rows).toEqual([]);
  });

  test('an ended chat takes nothing more; a quiet one ends by itself', async () => {
    const shopper = shop.shopper();
    await shopper.do('chat.start', { body });
    expect((await shopper.do('chat.end')).status).toBe('ENDED');
    const late = await shopper.call('chat.say', { body: { id: 'message-1', text: 'hello?' } });
    expect([late.status, late.key]).toEqual([409, 'error_chat_ended']);
    await shopper.do('chat.start', { body });
    advance(901_000);
    expect((await shopper.do('chat.read')).status).toBe('ENDED');
  });

  test.each(['chat.read', 'chat.end', 'chat.transcript'] as const)(
    "%s finds no other shopper's chat, and none of another market",
    async (id) => {
      const owner = shop.shopper();
      await owner.do('chat.start', { body });
      const stranger = shop.shopper();
      expect((await stranger.call(id)).key).toBe('error_chat_unknown');
      const elsewhere = shop.shopper('mx');
      for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
      expect([(await elsewhere.call(id)).status, (await elsewhere.call(id)).key]).toEqual([
        404,
        'error_chat_unknown',
      ]);
      expect((await stranger.call('chat.say', { body: { id: 'message-1', text: 'a' } })).key).toBe(
        'error_chat_unknown',
      );
    },
  );

  test('name, email, topic and consent are needed, each is named', async () => {
    const wrong = { ...body, name: ' ', email: 'x', topic: 'none', consent: false };
    const answer = await shop.shopper().call('chat.start', { body: wrong });
    expect([answer.status, answer.key]).toEqual([422, 'error_contact_invalid']);
    const fields = JSON.parse(answer.text).errorDetails.map((one: { field: string }) => one.field);
    expect(fields).toEqual(['name', 'email', 'topic', 'consent']);
  });
});

describe('a desk that is away', () => {
  test('[API-115] nobody is free, a chat says so, and nothing said is lost', async () => {
    let isAway = true;
    const away = () => (isAway ? Promise.reject(new Error('desk away')) : Promise.resolve([]));
    const desk: ChatDesk = {
      agentsFree: () => (isAway ? Promise.reject(new Error('desk away')) : Promise.resolve(2)),
      answer: away,
      close: () => Promise.resolve(),
    };
    const other = await openShop({ clock, chatDesk: desk });
    const agents = await other.shopper().fetch('/ecomm/b2c/v1/chat/agentAvailability');
    expect(await agents.text()).toContain('<count>0</count>');
    const shopper = other.shopper();
    const refused = await shopper.call('chat.start', { body });
    expect([refused.status, refused.key]).toEqual([503, 'error_chat_unavailable']);
    expect(refused.headers.get('retry-after')).toBe('10');
    isAway = false;
    await shopper.do('chat.start', { body });
    isAway = true;
    const say = () => shopper.call('chat.say', { body: { id: 'message-1', text: 'hello' } });
    expect((await say()).key).toBe('error_chat_unavailable');
    isAway = false;
    await vi.waitFor(async () => expect((await say()).status).toBe(200), { timeout: 15_000, interval: 500 });
    expect((await shopper.do('chat.read')).messages.map(({ text }) => text)).toEqual(['hello']);
    await other.close();
  }, 90_000);
});

test('[API-050] nobody is there outside the hours of the desk, on a holiday neither', async () => {
  clock.set('2026-12-25T18:00:00Z');
  expect(await count()).toBe(0);
  const closed = await shop.shopper('br').call('chat.start', { body });
  expect([closed.status, closed.key]).toEqual([409, 'error_chat_closed']);
  expect(closed.text).toContain('O chat está fechado');
});
