import { describe, expect, test } from 'vitest';
import { heldClock } from '../clock/clock.ts';
import { limits } from '../http/limits.ts';
import { memoryRateLimiter } from '../http/rateLimit.ts';
import { policyReportPath, policyReports } from './policyReports.ts';

const origin = 'https://shop.example';

function open({ isLimited = false } = {}) {
  const clock = heldClock('2026-03-03T18:00:00Z');
  const logged: object[] = [];
  const app = policyReports({
    limiter: isLimited ? memoryRateLimiter(clock) : { take: () => Promise.resolve(0) },
    clock,
    log: { warn: (line: object) => void logged.push(line) } as never,
    originOf: () => origin,
    clientAddressOf: () => '10.0.0.1',
  });
  const post = async (body: BodyInit) => {
    const answer = await app.request(policyReportPath, {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit);
    return answer.status;
  };
  const tell = (change: object = {}) => post(JSON.stringify([reportOf(change)]));
  return { clock, logged, post, tell };
}

const body = {
  documentURL: `${origin}/parts?q=ana@example.com`,
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?token=1',
  sourceFile: `${origin}/assets/a.js?b`,
  lineNumber: 7,
  sample: 'alert(1)',
};
const reportOf = (change: object) => ({
  type: 'csp-violation',
  age: 1,
  url: body.documentURL,
  user_agent: 'a browser',
  body: { ...body, ...change },
});
const line = {
  from: 'browser',
  directive: 'script-src-elem',
  blocked: 'https://evil.example',
  page: '/parts',
  source: '/assets/a.js',
  line: 7,
};

describe('a report of what the policy of a page refused', () => {
  test('is logged without queries, samples and whoever sent it', async () => {
    const { logged, tell } = open();
    expect(await tell()).toBe(204);
    expect(logged).toEqual([line]);
  });

  test('of a page on https counts behind a proxy that does not say so', async () => {
    const { logged, tell } = open();
    await tell({ documentURL: 'http://shop.example/parts' });
    expect(logged).toEqual([line]);
  });

  test('is read as report-uri sends it, too', async () => {
    const { logged, post } = open();
    const report = {
      'document-uri': `${origin}/`,
      'violated-directive': "style-src-attr 'unsafe-inline'",
      'blocked-uri': 'inline',
    };
    expect(await post(JSON.stringify({ 'csp-report': report }))).toBe(204);
    expect(logged).toEqual([{ from: 'browser', directive: 'style-src-attr', blocked: 'inline', page: '/' }]);
  });

  test('is logged once an hour, however often it comes', async () => {
    const { logged, tell, clock } = open();
    for (let time = 0; time < 3; time++) await tell({ lineNumber: time });
    expect(logged).toHaveLength(1);
    await tell({ documentURL: `${origin}/cart` });
    await tell({ effectiveDirective: 'img-src' });
    expect(logged).toHaveLength(3);
    clock.set(new Date('2026-03-03T19:00:00Z'));
    await tell();
    expect(logged).toHaveLength(4);
    clock.set(new Date('2026-03-03T12:00:00Z'));
    await tell();
    expect(logged).toHaveLength(5);
  });

  test('made up by the thousand fills no log', async () => {
    const { logged, post } = open();
    for (let batch = 0; batch < 60; batch++) {
      const reports = Array.from({ length: 20 }, (_, page) =>
        reportOf({ documentURL: `${origin}/p${batch}-${page}` }),
      );
      expect(await post(JSON.stringify(reports))).toBe(204);
    }
    expect(logged).toHaveLength(200);
  });

  test('keeps no code of a mailed link', async () => {
    const { logged, tell } = open();
    const code = 'aZ0_-'.repeat(9).slice(0, 43);
    await tell({ documentURL: `${origin}/es/resetPassword/${code}`, blockedURL: `${origin}/a/${code}` });
    expect(logged).toEqual([{ ...line, page: '/es/resetPassword/[redacted]', blocked: '/a/[redacted]' }]);
  });

  test.each([
    ['of another site', { documentURL: 'https://evil.example/' }],
    ['of no page', { documentURL: 'about' }],
    ['without a directive', { effectiveDirective: 7 }],
    ['with a directive of many words', { effectiveDirective: 'a\nb c' }],
    ['of an extension', { blockedURL: 'chrome-extension://abc/a.js' }],
    ['caused by an extension', { sourceFile: 'moz-extension://abc/a.js' }],
    ['of an extension, told by its scheme', { blockedURL: 'chrome-extension' }],
    ['caused by one, told by its scheme', { sourceFile: 'safari-web-extension' }],
  ])('%s is taken and not logged', async (_, change) => {
    const { logged, tell } = open();
    expect(await tell(change)).toBe(204);
    expect(logged).toEqual([]);
  });

  test.each([
    ['no JSON', 'a', 400],
    ['nothing', '', 400],
    ['null', 'null', 204],
    ['a list of anything', '[1,null,{"type":"csp-violation"},{"type":"deprecation","body":{}}]', 204],
    ['more than 16 kB', JSON.stringify([reportOf({ sample: 'a'.repeat(17_000) })]), 413],
  ])('%s is answered %s', async (_, sent, status) => {
    const { logged, post } = open();
    expect(await post(sent)).toBe(status);
    expect(logged).toEqual([]);
  });

  test('that breaks off is no failure of the server', async () => {
    const { post } = open();
    const broken = new ReadableStream({ start: (control) => control.error(new Error('gone')) });
    expect(await post(broken)).toBe(400);
  });

  test('[PLUS-079] of one network is limited', async () => {
    const { tell } = open({ isLimited: true });
    const answers = [];
    for (let time = 0; time <= limits['csp-report'].network.burst; time++) answers.push(await tell());
    expect(answers.slice(-2)).toEqual([204, 429]);
  });
});
