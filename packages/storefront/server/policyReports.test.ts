import { policyReportPath } from '@driveline/b2c';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pagesFromSources } from '../test/pagesFromSources.ts';
import { shop } from '../test/sampleShop.ts';
import { createServer } from './createServer.ts';
import { log } from './log.ts';
import { readSettings, type Environment } from './settings.ts';

let sources: Awaited<ReturnType<typeof pagesFromSources>>;
beforeAll(async () => {
  sources = await pagesFromSources();
}, 120_000);
afterAll(() => sources.close());

const host = 'localhost:3000';
const b2c = { fetch: async () => Response.json({}, { status: 404 }), close: async () => {} };

async function policyOf(env: Environment) {
  const { fetch } = await sources.serve({ shop, settings: readSettings(env), b2c });
  const { headers } = await fetch(new Request(`http://${host}/trackOrder`, { headers: { host } }));
  return headers.get('content-security-policy');
}

test('pages name where their violations go', async () => {
  expect(await policyOf({})).toMatch(/; report-uri \/csp-reports$/);
});

test('an address of a service ends no directive', async () => {
  const policy = await policyOf({ CSP_REPORTS: 'https://reports.example/a;b,c' });
  expect(policy).toMatch(/; report-uri https:\/\/reports\.example\/a%3Bb%2Cc$/);
});

test('switched off, pages name none', async () => {
  expect(await policyOf({ CSP_REPORTS: 'off' })).not.toContain('report');
});

/** What of one report is logged, by a server that has no pages. */
async function loggedOf(env: Environment) {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const loadBuild = () => Promise.reject(new Error('no pages'));
  const { fetch } = createServer({
    shop,
    settings: readSettings(env),
    b2c,
    loadBuild,
    clientFiles: new Map(),
  });
  const report = {
    'document-uri': `http://${host}/`,
    'effective-directive': 'img-src',
    'blocked-uri': 'data',
  };
  const answer = await fetch(
    new Request(`http://${host}${policyReportPath}`, {
      method: 'POST',
      headers: { host, 'content-type': 'application/csp-report' },
      body: JSON.stringify({ 'csp-report': report }),
    }),
  );
  const lines = warn.mock.calls.map(([line]) => line);
  warn.mockRestore();
  return [answer.status, ...lines];
}

test('the shop logs what comes to it, and nothing where reports go elsewhere or nowhere', async () => {
  const line = { from: 'browser', directive: 'img-src', blocked: 'data', page: '/' };
  expect(await loggedOf({})).toEqual([204, line]);
  expect(await loggedOf({ CSP_REPORTS: 'https://reports.example' })).toEqual([204]);
  expect(await loggedOf({ CSP_REPORTS: 'off' })).toEqual([204]);
});

test.each(['reports.example', 'http://reports.example', '/elsewhere'])('%s is refused by name', (given) => {
  expect(() => readSettings({ CSP_REPORTS: given })).toThrow(`CSP_REPORTS is '${given}'. Give it an address`);
});
