import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import { signedIn } from '../../test/signedIn.ts';
import { stockedPart } from '../../seed/stockedPart.ts';

const token = 'operator-token-of-at-least-32-characters';
let shop: Shop;
let sku: string;
beforeAll(async () => {
  shop = await openShop({ operatorToken: token, limiter: { take: () => Promise.resolve(0) } });
  ({ sku } = await stockedPart(shop, { onHand: 10 }));
});
afterAll(() => shop.close());

async function operate(path: string, body?: object, bearer = token) {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  const answer = await shop.b2c.fetch(new Request(`http://us.localhost:3000/operator/reviews${path}`, init));
  return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
}
const waiting = async () =>
  (await operate('')).body['waiting'] as { id: string; kind: string; text: string; sku: string }[];

const ask = async (question: string) => {
  const { shopper } = await signedIn(shop);
  const body = { skuNumber: sku, question, displayName: 'Ada D.' };
  return { shopper, body, answer: await shopper.call('catalog.askQuestion', { body }) };
};
const questions = async () =>
  (await shop.shopper().do('catalog.reviews', { query: { skuNumber: sku } })).questions ?? [];

test('[PLUS-051] a member asks, and the answer shows with the question once the operator has written it', async () => {
  const { shopper, body, answer } = await ask('Does the box hold one or two?');
  expect(answer.status).toBe(204);
  expect((await shopper.call('catalog.askQuestion', { body })).status).toBe(204);
  const own = (await waiting()).filter(({ text }) => text === body.question);
  expect(own).toEqual([expect.objectContaining({ kind: 'question', sku })]);
  expect(await questions()).toEqual([]);
  expect(await operate(`/${own[0]!.id}`, { answer: 'One. <b>Order</b> two.' })).toMatchObject({
    status: 200,
  });
  expect(await questions()).toEqual([
    expect.objectContaining({ author: 'Ada D.', text: body.question, answer: 'One. <b>Order</b> two.' }),
  ]);
  expect((await operate(`/${own[0]!.id}`, { refuse: 'It is answered above.' })).status).toBe(200);
  expect(await questions()).toEqual([]);
});

test('[PLUS-051] a question that was refused waits again when it is asked again, and only then', async () => {
  const { shopper, body } = await ask('Is it painted?');
  const again = () => shopper.call('catalog.askQuestion', { body });
  const idsOf = async () =>
    (await waiting()).filter(({ text }) => text === body.question).map(({ id }) => id);
  const [first = ''] = await idsOf();
  expect((await operate(`/${first}`, { answer: 'Yes.' })).status).toBe(200);
  expect((await again()).status).toBe(204);
  expect(await idsOf()).toEqual([]);
  expect((await operate(`/${first}`, { refuse: 'The answer is wrong.' })).status).toBe(200);
  expect((await again()).status).toBe(204);
  const [second = '', ...others] = await idsOf();
  expect(others).toEqual([]);
  expect(second).not.toBe(first);
  const { rows } = await shop.database.pool.query(
    'select id, status, reason, answer, decided_at from part_question where body = $1',
    [body.question],
  );
  expect(rows).toEqual([{ id: second, status: 'waiting', reason: null, answer: null, decided_at: null }]);
});

test('only what waits can be published or answered, and the same decision again changes nothing', async () => {
  const { body } = await ask('Is it coated?');
  const { id } = (await waiting()).find(({ text }) => text === body.question)!;
  const kept = async () => {
    const { rows } = await shop.database.pool.query('select * from part_question where id = $1', [id]);
    return rows as unknown[];
  };
  expect((await operate(`/${id}`, { answer: 'Yes.' })).status).toBe(200);
  const answered = await kept();
  expect((await operate(`/${id}`, { answer: 'Yes.' })).status).toBe(200);
  expect((await operate(`/${id}`, { answer: 'No.' })).status).toBe(409);
  expect(await kept()).toEqual(answered);
  expect((await operate(`/${id}`, { refuse: 'It is said on the page.' })).status).toBe(200);
  expect((await operate(`/${id}`, { answer: 'Yes.' })).status).toBe(409);
  expect(await questions()).toEqual([]);
});

test('[PLUS-051] an answer that shows is corrected, a refusal is undone', async () => {
  const { body } = await ask('Is it drilled?');
  const { id } = (await waiting()).find(({ text }) => text === body.question)!;
  const answers = async () => (await questions()).filter(({ text }) => text === body.question);
  expect((await operate(`/${id}`, { correct: 'No.' })).status).toBe(409);
  expect((await operate(`/${id}`, { restore: true })).status).toBe(409);
  expect((await operate(`/${id}`, { answer: 'Yes.' })).status).toBe(200);
  expect((await operate(`/${id}`, { correct: 'No.' })).status).toBe(200);
  expect(await answers()).toMatchObject([{ answer: 'No.' }]);
  expect((await operate(`/${id}`, { refuse: 'Asked before.' })).status).toBe(200);
  expect((await operate('?status=refused')).body['refused']).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, reason: 'Asked before.', answer: 'No.' })]),
  );
  expect((await operate(`/${id}`, { restore: true })).status).toBe(200);
  expect((await waiting()).filter((text) => text.id === id)).toHaveLength(1);
  expect(await answers()).toEqual([]);
  expect((await operate(`/${id}`, { answer: 'No, slotted.' })).status).toBe(200);
  expect(await answers()).toMatchObject([{ answer: 'No, slotted.' }]);
  expect((await operate('?status=published')).body['published']).toEqual(
    expect.arrayContaining([expect.objectContaining({ id, answer: 'No, slotted.' })]),
  );
  expect((await operate('?status=lost')).status).toBe(400);
});

test('[PLUS-051] a question needs words and an account', async () => {
  expect((await ask(' ')).answer).toMatchObject({ status: 422, key: 'error_question_invalid' });
  const body = { skuNumber: sku, question: 'Who?', displayName: 'Nobody' };
  expect(await shop.shopper().call('catalog.askQuestion', { body })).toMatchObject({ status: 401 });
  const unknown = { ...body, skuNumber: '999999999' };
  const { shopper } = await signedIn(shop);
  expect(await shopper.call('catalog.askQuestion', { body: unknown })).toMatchObject({
    key: 'error_product_unknown',
  });
});

test('only the operator reads what waits, and says what becomes of it', async () => {
  expect((await operate('', undefined, 'x'.repeat(40))).status).toBe(404);
  expect((await operate('/some', { publish: true }, '')).status).toBe(404);
  expect((await operate('/some', { publish: true })).status).toBe(409);
  expect((await operate('/some', { answer: 'x' })).status).toBe(409);
  expect((await operate('/some', { refuse: ' ' })).status).toBe(400);
  expect((await operate('/some', { publish: true, refuse: 'x' })).status).toBe(400);
});
