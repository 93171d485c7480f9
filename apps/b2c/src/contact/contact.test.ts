import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';

const clock = heldClock('2026-03-03T18:00:00Z');
const advance = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ clock, deskEmail: 'desk@shop.example' });
});
beforeEach(() => {
  shop.mails.length = 0;
  advance(600_000);
});
afterAll(() => shop.close());

const message = {
  topic: 'productQuestions',
  firstName: 'Ana',
  lastName: 'Buyer',
  email: 'ana@example.com',
  phoneNumber: '(901) 555-0134',
  message: 'Does this come with clips?\n<b>Thanks</b>\u0007',
  partNumber: 'TL-1001',
  orderId: 'not asked by this topic',
};
const cases = async () =>
  (await shop.database.pool.query('select * from contact_case order by created_at')).rows;

describe('contact', () => {
  test('[API-092] a case has a number, is kept, and two mails go out', async () => {
    const before = (await cases()).length;
    const { caseNumber } = await shop.shopper().do('contact.send', { body: message });
    expect(caseNumber).toMatch(/^C[2-9A-HJ-NP-Z]{8}$/);
    const [row] = (await cases()).slice(before);
    expect(row).toMatchObject({
      number: caseNumber,
      market: 'us',
      phone: '9015550134',
      message: 'Does this come with clips?\n<b>Thanks</b>',
      detail: { partNumber: 'TL-1001' },
      customer_id: null,
    });
    await vi.waitFor(() => expect(shop.mails).toHaveLength(2));
    const desk = shop.mails.find(({ to }) => to === 'desk@shop.example');
    expect(desk).toMatchObject({ replyTo: 'ana@example.com', subject: `[${caseNumber}] Parts and fit` });
    expect(desk?.text).toContain('Part number: TL-1001');
    const sender = shop.mails.find(({ to }) => to === 'ana@example.com');
    expect(sender?.text).toContain('within 2 days');
    expect(sender?.text).toContain('Topic: Parts and fit');
    // The address is whatever a stranger typed.
    expect(sender?.text).not.toContain('clips');
  });

  test('[API-092] who tells no phone is answered by mail', async () => {
    const { phoneNumber: _none, ...silent } = message;
    const { caseNumber } = await shop.shopper().do('contact.send', { body: silent });
    expect((await cases()).at(-1)).toMatchObject({ number: caseNumber, phone: '' });
    await vi.waitFor(() => expect(shop.mails).toHaveLength(2));
    const desk = shop.mails.find(({ to }) => to === 'desk@shop.example');
    expect(desk?.text).toContain('From Ana Buyer, ana@example.com\n');
  });

  test('[API-092] what a customer wrote comes back to the account’s own address, once that is proven', async () => {
    const claimed = 'ada-claims@example.com';
    const claiming = await signedIn(shop, { customer: { email: claimed } });
    await claiming.shopper.do('contact.send', { body: { ...message, email: claimed } });
    await vi.waitFor(() => expect(shop.mails).toHaveLength(2));
    expect(shop.mails.find(({ to }) => to === claimed)?.text).not.toContain('clips');
    shop.mails.length = 0;
    const email = 'ada-writes@example.com';
    const { shopper } = await signedIn(shop, { customer: { email, email_proven_at: clock.now() } });
    await shopper.do('contact.send', { body: { ...message, email } });
    await vi.waitFor(() => expect(shop.mails).toHaveLength(2));
    const sender = shop.mails.find(({ to }) => to === email);
    expect(sender?.html).toContain('&lt;b&gt;Thanks&lt;/b&gt;');
  });

  test('[API-092] a double click is one case, whatever the clock shows', async () => {
    const shopper = shop.shopper();
    const now = clock.now();
    clock.set(new Date(Math.ceil(now.getTime() / 600_000) * 600_000 - 500));
    const first = await shopper.do('contact.send', { body: message });
    advance(1000);
    expect(await shopper.do('contact.send', { body: message })).toEqual(first);
    await vi.waitFor(() => expect(shop.mails).toHaveLength(2));
  });

  test('[API-092] the same words twice, at once or again, are one case and one acknowledgement', async () => {
    const shopper = shop.shopper();
    const before = (await cases()).length;
    const sent = await Promise.all([1, 2, 3].map(() => shopper.do('contact.send', { body: message })));
    expect(new Set(sent.map(({ caseNumber }) => caseNumber)).size).toBe(1);
    expect((await cases()).length).toBe(before + 1);
    await vi.waitFor(() => expect(shop.mails).toHaveLength(2));
    advance(600_000);
    const later = await shopper.do('contact.send', { body: message });
    expect(later.caseNumber).not.toBe(sent[0]?.caseNumber);
  });

  test.each([
    ['us', 'firstName', { firstName: '' }, 'you are missing a first name'],
    ['us', 'email', { email: 'ana@' }, 'please enter a valid email'],
    ['us', 'phoneNumber', { phoneNumber: '12' }, ''],
    ['us', 'message', { message: '  ' }, ''],
    ['us', 'topic', { topic: 'gossip' }, 'Choose a topic for your message.'],
    ['mx', 'storeNumber', { storeNumber: '4002', phoneNumber: '5555555555' }, 'No encontramos'],
    [
      'br',
      'pageUrl',
      { pageUrl: 'https://evil.example/x', phoneNumber: '11912345678' },
      'Informe o endereço',
    ],
  ])(
    '[API-092] [VALID-007] %s: a wrong %s is named in the language of the market',
    async (market, field, wrong, words) => {
      const before = (await cases()).length;
      const answer = await shop.shopper(market).call('contact.send', { body: { ...message, ...wrong } });
      expect([answer.status, answer.key]).toEqual([422, 'error_contact_invalid']);
      const { errorDetails } = JSON.parse(answer.text) as {
        errorDetails: { field: string; errorMessageDefault: string }[];
      };
      const fault = errorDetails.find((one) => one.field === field);
      expect(fault?.errorMessageDefault).toContain(words);
      expect((await cases()).length).toBe(before);
    },
  );

  test('[API-092] all wrong fields are named at once', async () => {
    const body = { ...message, firstName: '', email: '', message: '' };
    const { text } = await shop.shopper().call('contact.send', { body });
    expect(JSON.parse(text).errorDetails.map((one: { field: string }) => one.field)).toEqual([
      'firstName',
      'email',
      'message',
    ]);
  });

  test('[API-092] a visitor sends five cases a minute', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      statuses.push(
        (await shop.shopper().call('contact.send', { body: { ...message, message: `No. ${i}` } })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('[API-092] the case of a customer is theirs', async () => {
    const { shopper, customerId } = await signedIn(shop);
    const { caseNumber } = await shopper.do('contact.send', { body: { ...message, message: 'Mine' } });
    expect((await cases()).find(({ number }) => number === caseNumber)).toMatchObject({
      customer_id: customerId,
    });
  });

  test('topics are data in the words of the market, with the hours of its desk', async () => {
    const answer = await shop.shopper('br').call('contact.topics');
    expect(answer.body.topics.map(({ path }) => path)).toEqual([
      '/contactus/orderQuestions',
      '/contactus/storeExperience',
      '/contactus/rewards',
      '/contactus/productQuestions',
      '/contactus/generalComments',
      '/contactus/websiteIssues',
    ]);
    expect(answer.body.topics[0]).toMatchObject({ title: 'Pedidos', fields: ['orderId'] });
    expect(answer.body.hours).toMatchObject({ timeZone: 'America/Sao_Paulo', isOpen: true });
    expect(answer.body.hours.message).toContain('Aberta até');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  });
});
