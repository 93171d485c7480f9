import { expect, test } from 'vitest';
import type { Belongings } from './samples/sample.ts';
import { keepNoAnswers } from '../test/keepNoAnswers.ts';
import { shopperOver } from './client/shopper.ts';
import type { Setting } from './calls/call.ts';
import { checkMalformed, isOfProxy } from './malformed.ts';
import { localities } from './localities.ts';

keepNoAnswers();

const failing = (status: number, errorMessageKey: string, body?: unknown) =>
  Response.json(
    body ?? { errorDetails: [{ errorCode: `${status}`, errorMessageDefault: 'x', errorMessageKey }] },
    { status },
  );

/** What the suite says of a server that answers so. */
function judge(send: (request: Request) => Promise<Response>) {
  const shopper = shopperOver(send, 'http://shop.test');
  const owner = new Proxy({} as Belongings, { get: () => 'x' });
  const [locality] = localities;
  const setting = { owner, tested: { locality, visitor: () => shopper } } as unknown as Setting;
  return checkMalformed(setting, shopper, 'cart.addItem', 10);
}

test.each([
  ['a failure of its own', () => failing(500, 'error_internal'), '500 error_internal'],
  ['being busy', () => failing(503, 'error_busy'), '503 error_busy'],
  ['a page', () => new Response('<html>', { status: 400 }), '400 without errorDetails'],
  ['an error of another row', () => failing(404, 'error_guide_unknown'), 'is not documented'],
  ['another status', () => failing(422, 'error_input_invalid'), 'is not documented'],
  ['a success of another shape', () => Response.json({ order: 7 }), '200 in another shape'],
])('[API-026] a server that answers malformed requests by %s fails', async (_what, answer, words) => {
  const finding = await judge(async () => answer());
  expect(finding).toMatchObject({ result: 'failed', words: expect.stringContaining(words) });
});

test('[API-026] one failure among documented errors is enough', async () => {
  let asked = 0;
  const finding = await judge(async () =>
    ++asked === 30 ? failing(500, 'error_internal') : failing(400, 'error_input_invalid'),
  );
  expect(finding.result).toBe('failed');
});

test('documented errors pass, each counted', async () => {
  const finding = await judge(async () => failing(400, 'error_input_invalid'));
  expect(finding.result).toBe('passed');
  expect(finding.requests).toBeGreaterThan(30);
});

test('a server that turned every request away proved nothing', async () => {
  const finding = await judge(async () => failing(429, 'error_too_many_requests'));
  expect(finding.result).toBe('skipped');
});

test('a proxy in front may refuse a path with NUL or a broken escape in its own words, and nothing else', () => {
  const page = (status = 400) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
  expect(isOfProxy(page(), '/order/item/a%00b?c=1')).toBe(true);
  expect(isOfProxy(page(), '/order/%/item')).toBe(true);
  expect(isOfProxy(page(), '/order/%20/item')).toBe(false);
  expect(isOfProxy(page(), '/order/item/a?c=%00&d=%')).toBe(false);
  expect(isOfProxy(page(500), '/order/item/%00')).toBe(false);
  expect(isOfProxy(failing(400, 'error_internal'), '/order/item/%00')).toBe(false);
});
