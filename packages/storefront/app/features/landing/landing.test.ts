import { expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { faqJsonLd } from '../../models/jsonLd.ts';
import { loadLanding } from './loadLanding.ts';
import { filtered, questionGroups } from './Questions.tsx';

const page = { title: 'Page', meta: { description: '' }, blocks: [] as object[] };
const load = (path: string, body: object, status = 200) =>
  loadForTest(loadLanding, path, { '/api/content/page': { status, body } });
const where = (answer: Response) => [answer.status, answer.headers.get('location')];

test('[CONTENT-029][CONTENT-030] a page that the market does not have, or that is empty, is not found', async () => {
  expect(where(await load('/lp/nope', {}, 404))).toEqual([404, null]);
  expect(where(await load('/lp/empty', page))).toEqual([404, null]);
});

test('[CONTENT-030] a page that has moved leads on and keeps intcmp', async () => {
  const blocks = [{ kind: 'text', id: 'a', title: 'A', paragraphs: [] }];
  const answer = await load('/lp/old?intcmp=mail', { ...page, blocks, redirectUrl: '/lp/new' });
  expect(where(answer)).toEqual([301, '/lp/new?intcmp=mail']);
});

test('[CONTENT-030] a page that cannot be had stays, to say so and to ask again', async () => {
  expect((await load('/lp/faqs', {}, 500)).status).toBe(200);
});

const groups = questionGroups([
  { kind: 'text', id: 't', title: 'Text', paragraphs: [] },
  {
    kind: 'accordion',
    id: 'orders',
    title: 'Orders',
    items: [
      { id: 'track', question: 'Onde está meu pedido?', answer: 'Acompanhe com o número.' },
      { id: 'pix', question: 'Como pago com Pix?', answer: 'Você recebe o código.' },
    ],
  },
]);

test.each([
  ['', ['track', 'pix']],
  ['NUMERO', ['track']],
  ['pago  codigo', ['pix']],
  ['frete', []],
])('[CONTENT-026] the words %j leave the questions %j, without case and accents', (query, ids) => {
  expect(filtered(groups, query).flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(ids);
});

test('[CONTENT-026] search engines read the questions with their answers; a page without any has no such data', () => {
  const [faq] = faqJsonLd(groups) as [{ mainEntity: { name: string; acceptedAnswer: { text: string } }[] }];
  expect(faq.mainEntity.map(({ name }) => name)).toEqual(['Onde está meu pedido?', 'Como pago com Pix?']);
  expect(faq.mainEntity[0]?.acceptedAnswer.text).toBe('Acompanhe com o número.');
  expect(faqJsonLd([])).toEqual([]);
});
