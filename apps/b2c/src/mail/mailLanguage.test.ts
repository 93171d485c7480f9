import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitBody, readyBuyer } from '../../conformance/client/buyer.ts';
import { stockedPart } from '../../seed/stockedPart.ts';
import { openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ deskEmail: 'desk@shop.example' });
});
afterAll(() => shop.close());

const inSpanish = () => shop.shopper('us', 'es-US');
const mailTo = (address: string) => shop.mails.find(({ to }) => to === address);

const write = (email: string) =>
  inSpanish().do('contact.send', {
    body: {
      topic: 'productQuestions',
      firstName: 'Lupe',
      lastName: 'Buyer',
      email,
      phoneNumber: '(901) 555-0134',
      message: '¿Incluye los clips?',
    },
  });

test('[PLUS-040] [PLUS-047] an order is mailed in the language that it was placed in, its titles too', async () => {
  const part = await stockedPart(shop, { onHand: 5 });
  const more = { email: 'lupe@example.com' };
  const ready = await readyBuyer({ ...shop, shopper: inSpanish }, part, { more });
  const { orderId } = await ready.shopper.do('checkout.commit', commitBody(ready));
  await expect.poll(() => mailTo('lupe@example.com')).toBeDefined();
  const mail = mailTo('lupe@example.com');
  expect(mail).toMatchObject({ language: 'es-US', subject: `Tu pedido ${orderId}` });
  expect(mail?.text).toContain('Gracias por tu pedido.');
  expect(mail?.html).toContain('<html lang="es-US">');
  const { title } = await shop.database.db
    .selectFrom('part')
    .select('title')
    .where('id', '=', part.partId)
    .executeTakeFirstOrThrow();
  expect(title['es-MX']).not.toBe(title['en-US']);
  expect(mail?.text).toContain(title['es-MX']);
});

test('a sender gets an answer in their language, and the desk a note in that of the market', async () => {
  await write('sender@example.com');
  await expect.poll(() => mailTo('desk@shop.example')).toBeDefined();
  await expect.poll(() => mailTo('sender@example.com')).toBeDefined();
  expect(mailTo('sender@example.com')).toMatchObject({ language: 'es-US' });
  expect(mailTo('sender@example.com')?.text).toContain('Gracias por escribirnos.');
  expect(mailTo('desk@shop.example')).toMatchObject({ language: 'en-US' });
});

test('what a server of the release before asked to mail is written in the language of the market', async () => {
  await write('former@example.com');
  await expect.poll(() => mailTo('former@example.com')).toBeDefined();
  shop.mails.length = 0;
  await shop.database.db
    .updateTable('outbox')
    .set({ locale: null, done_at: null, available_at: new Date(0) })
    .where('topic', '=', 'contact-case')
    .execute();
  await write('next@example.com');
  await expect.poll(() => mailTo('former@example.com')).toMatchObject({ language: 'en-US' });
});
