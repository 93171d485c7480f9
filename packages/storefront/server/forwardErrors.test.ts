import { expect, test } from 'vitest';
import { errorReports, reportOf } from './errorReports.ts';
import { forwardErrors } from './forwardErrors.ts';
import { log } from './log.ts';

test('[PLUS-030] what the process logs as an error reaches the plugin, and a warning does not', async () => {
  const seen: string[] = [];
  const errors = (reports: readonly { message: string }[]) => {
    seen.push(...reports.map(({ message }) => message));
    return [];
  };
  const stop = forwardErrors([
    { name: 'seen', errors },
    { name: 'other', head: [] },
  ]);
  const level = log.level;
  log.level = 'error';
  log.warn({ err: new Error('only a warning') }, 'odd');
  log.error({ err: new Error('out of stock') }, 'request failed');
  log.level = level;
  await stop();
  errorReports.hear([{}, 'after the end']);
  expect(seen).toEqual(['out of stock']);
});

test.each([
  [
    'a server’s error',
    [{ err: new TypeError('no row for ana@example.com'), path: '/resetPassword/abc?x=1' }, 'call failed'],
    {
      from: 'server',
      name: 'TypeError',
      message: 'no row for [redacted]',
      path: '/resetPassword/[redacted]',
    },
  ],
  [
    'a browser’s error',
    [
      { from: 'browser', path: '/cart', meta: { errorName: 'RangeError', pageRequestId: 'r1' } },
      'x is undefined',
    ],
    { from: 'browser', name: 'RangeError', message: 'x is undefined', path: '/cart', requestId: 'r1' },
  ],
  [
    'a line without facts',
    ['nothing is left'],
    { from: 'server', name: 'Error', message: 'nothing is left' },
  ],
  ['an error alone', [new RangeError('too far')], { name: 'RangeError', message: 'too far' }],
] as const)('a report of %s has no person and no query in it', (_, line, expected) => {
  expect(reportOf(line as Parameters<typeof reportOf>[0])).toMatchObject(expected);
});
