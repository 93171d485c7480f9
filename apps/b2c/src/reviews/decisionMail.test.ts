import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Services } from '../http/services.ts';
import { dispatcher } from '../mail/outbox.ts';
import { writeMail } from '../mail/writeMail.ts';
import type { Mail } from '../ports/mailer.ts';
import { stockedPart, type Stocked } from '../../seed/stockedPart.ts';
import { happened, openOffice, placedOrder } from '../../test/placedOrder.ts';
import type { Shop, Shopper } from '../../test/shop.ts';
import { signedIn, type SignedInOptions } from '../../test/signedIn.ts';
import { decisionTopic, reviewMessages } from './decisionMail.ts';
import { answerQuestion, correctAnswer, publishReview, refuseText, restoreText } from './moderate.ts';
import { textsOf } from './moderatedTexts.ts';

let shop: Shop;
let office: Services;
let part: Stocked;
beforeAll(async () => {
  ({ shop, office } = await openOffice({ limiter: { take: () => Promise.resolve(0) } }));
  part = await stockedPart(shop, { onHand: 30 });
});
beforeEach(() => {
  shop.mails.length = 0;
});
afterAll(() => shop.close());

type Db = Shop['database']['db'];
const now = () => new Date();
const idOf = async (text: string) =>
  (await textsOf(shop.database.db, 'waiting')).find((each) => each.text === text)?.id ?? '';
/** What an address was mailed of the decisions until now, by this dispatcher or the shop's own. */
async function mailed(to: string): Promise<Shop['mails']> {
  const { db } = shop.database;
  const mailer = { send: async (mail: Mail) => void shop.mails.push(mail), close: () => undefined };
  await dispatcher({ ...office, mailer }, writeMail(office, reviewMessages)).run();
  const open = db.selectFrom('outbox').select('id').where('topic', '=', decisionTopic);
  await expect.poll(() => open.where('done_at', 'is', null).execute()).toEqual([]);
  return shop.mails.filter((mail) => mail.to === to);
}

async function member(options: SignedInOptions = {}) {
  const { shopper, customerId } = await signedIn(shop, options);
  return { shopper, to: `${customerId}@example.com` };
}

async function reviewed(shopper: Shopper, text: string): Promise<string> {
  const placed = await placedOrder(shop, { shopper, part });
  await happened(office, placed.id, placed.shipments[0] ?? '', 'accept', 'ready', 'collect');
  return writeAgain(shopper, text);
}

async function writeAgain(shopper: Shopper, text: string): Promise<string> {
  const body = { skuNumber: part.sku, stars: 4, title: 'Quiet', text, displayName: 'Ada' };
  await shopper.do('catalog.writeReview', { body });
  shop.mails.length = 0;
  return idOf(text);
}

async function asked(shopper: Shopper, question: string): Promise<string> {
  await shopper.do('catalog.askQuestion', { body: { skuNumber: part.sku, question, displayName: 'Ada' } });
  return idOf(question);
}

/** What is decided about a text, with what its writer reads and does not read. */
const decisions: readonly (readonly [
  what: string,
  write: typeof reviewed,
  decide: (db: Db, id: string) => Promise<void>,
  subject: string,
  says: RegExp,
])[] = [
  [
    'a published review',
    reviewed,
    (db, id) => publishReview(db, now(), id),
    'Your review is live',
    /can read it now/,
  ],
  [
    'a refused review',
    reviewed,
    (db, id) => refuseText(db, now(), id, 'It is about the store.'),
    'We couldn’t publish your review',
    /Reason:\nIt is about the store\./,
  ],
  [
    'an answered question',
    asked,
    (db, id) => answerQuestion(db, now(), id, 'Two in a box.'),
    'We answered your question',
    /Our answer:\nTwo in a box\./,
  ],
];

test.each(decisions)(
  '[PLUS-040][PLUS-051] %s is told to its writer, once',
  async (what, write, decide, subject, says) => {
    const { shopper, to } = await member();
    const words = `Of ${what}.`;
    const id = await write(shopper, words);
    expect(id).not.toBe('');
    await decide(shop.database.db, id);
    // The same decision again is no news.
    await decide(shop.database.db, id);
    const own = await mailed(to);
    expect(own).toEqual([expect.objectContaining({ subject, language: 'en-US' })]);
    expect(own[0]!.text).toMatch(says);
    // An account whose address nobody has proven is sent no words that somebody typed.
    expect(own[0]!.text).not.toContain(words);
  },
);

test('[PLUS-040][PLUS-051] a question is answered in its language, with its words to a proven address', async () => {
  const { shopper, to } = await member({
    shopper: shop.shopper('us', 'es-US'),
    customer: { email_proven_at: now() },
  });
  const id = await asked(shopper, '¿Trae los clips?');
  await answerQuestion(shop.database.db, now(), id, 'Sí.');
  const answered = await mailed(to);
  expect(answered).toMatchObject([{ language: 'es-US', subject: 'Respondimos tu pregunta' }]);
  expect(answered[0]!.text).toContain('Preguntaste:\n¿Trae los clips?');
  shop.mails.length = 0;
  await correctAnswer(shop.database.db, now(), id, 'No.');
  await correctAnswer(shop.database.db, now(), id, 'No.');
  const corrected = await mailed(to);
  expect(corrected).toMatchObject([{ subject: 'Corregimos la respuesta a tu pregunta' }]);
  expect(corrected[0]!.text).toContain('Nuestra respuesta:\nNo.');
});

test('nobody is told a decision that was undone, or one about words that were replaced', async () => {
  const { shopper, to } = await member();
  const { db } = shop.database;
  const first = await reviewed(shopper, 'Undone at once.');
  await refuseText(db, now(), first, 'A mistake.');
  await restoreText(db, first);
  expect(await mailed(to)).toEqual([]);
  await refuseText(db, now(), first, 'Rude.');
  await writeAgain(shopper, 'Polite.');
  expect(await mailed(to)).toEqual([]);
});
