import { expect, test } from 'vitest';
import { loadForTest, type Answers } from '../../data/loadForTest.ts';
import { loadDeals } from './loadDeals.ts';

const load = (rest: string, answers: Answers = {}) =>
  loadForTest(loadDeals, `/deals/${rest}`, answers, { params: { '*': rest } });
const where = (answer: Response) => [answer.status, answer.headers.get('location')];

test('a deal that the content does not have is not found; one that cannot be had stays, to ask again', async () => {
  expect(where(await load('nope', { '/api/content/page': { status: 404, body: {} } }))).toEqual([404, null]);
  expect((await load('brakes', { '/api/content/page': { status: 500, body: {} } })).status).toBe(200);
});

test.each([
  ['', '/lp/deals'],
  ['localstoreadd', '/circular'],
])('/deals/%s is another name of %s', async (rest, target) => {
  expect(where(await load(rest))).toEqual([301, target]);
});
