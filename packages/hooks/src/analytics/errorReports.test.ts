import { B2cError } from '@driveline/api';
import { expect, test } from 'vitest';
import { sendErrors } from './errorReports.ts';

function reported() {
  const page = new EventTarget();
  const sent: { url: string; body: Blob }[] = [];
  const beacon = (url: string, body: Blob) => sent.push({ url, body });
  const stop = sendErrors(page, { beacon, pageRequestId: () => 'page-1' });
  const fail = (reason: unknown) =>
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const read = async () =>
    Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as unknown));
  return { page, sent, stop, fail, read };
}

test('[PLUS-038] [STATE-020] an error that nobody caught is told with the ids of its page and of the call that failed', async () => {
  const { page, sent, fail, read } = reported();
  fail(new B2cError('http', 'busy', { status: 503, requestId: 'call-1' }));
  page.dispatchEvent(
    Object.assign(new Event('error'), { message: 'x is undefined', error: new TypeError() }),
  );
  fail('no');
  expect(sent.map(({ url }) => url)).toEqual(['/api/log', '/api/log', '/api/log']);
  expect(await read()).toEqual([
    {
      message: 'busy',
      level: 'error',
      meta: { errorName: 'B2cError', requestId: 'call-1', pageRequestId: 'page-1' },
    },
    { message: 'x is undefined', level: 'error', meta: { errorName: 'TypeError', pageRequestId: 'page-1' } },
    { message: 'no', level: 'error', meta: { pageRequestId: 'page-1' } },
  ]);
});

test('[STATE-020] the same text is told once, few of a page at all, a long one cut, and none after the end', async () => {
  const { sent, stop, fail, read } = reported();
  fail('again');
  fail('again');
  fail('x'.repeat(3000));
  for (let index = 0; index < 10; index++) fail(`number ${index}`);
  expect(sent).toHaveLength(5);
  expect(((await read())[1] as { message: string }).message).toHaveLength(500);
  stop();
  const other = reported();
  other.stop();
  other.fail('later');
  expect(other.sent).toEqual([]);
});
