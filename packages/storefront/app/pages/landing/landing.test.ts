import { expect, test } from 'vitest';
import { loadForTest } from '../../data/loadForTest.ts';
import { loadLanding } from './LandingPage.tsx';

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
