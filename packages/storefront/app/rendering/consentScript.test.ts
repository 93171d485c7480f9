import { expect, test, vi } from 'vitest';
import type { RequestShop } from '../shop/requestShop.ts';
import { consentElement, consentScriptOf, otherOrigins, pluginElements } from './consentScript.ts';

const config = (isOn: boolean, url: string) => ({
  flags: { ONE_TRUST_ENABLED: isOn },
  values: { CONSENT_SCRIPT_URL: url },
});

test('[STATE-026] the consent manager loads with the page while its flag is on', () => {
  const script = consentScriptOf(config(true, 'https://consent.example/a.js?x="><b>'));
  expect(consentElement(script)).toBe(
    '<script async src="https://consent.example/a.js?x=%22%3E%3Cb%3E"></script>',
  );
  const off = consentScriptOf(config(false, 'https://consent.example/a.js'));
  expect(consentElement(off)).toBe('');
});

test('[STATE-025] an address that is none is told once, and the page goes on without it', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (let page = 0; page < 3; page++) expect(consentScriptOf(config(true, 'nowhere'))).toBeUndefined();
  expect(warn.mock.calls).toEqual([['Error parsing OneTrust script URL', { kind: 'consent-manager' }]]);
});

const at = (origin: string, own: Partial<RequestShop> = {}) =>
  ({ origin, plugins: [], pictureOrigins: [], ...own }) as unknown as RequestShop;

test('[STATE-018] the policy lets in what plugins declare, what the config names for the host, and pictures of settings', () => {
  const tags = { flags: {}, values: { ANALYTICS_TAG_URL_QA: 'https://tags.example/qa.js' } };
  const plugins = [
    {
      name: 'heat-map',
      csp: { connect: ['https://collect.example'], img: ['https://pixel.example'] },
      analytics: { consent: 'survey', scripts: ['https://heat.example/a.js', 'https://heat.example/b.js'] },
    },
    { name: 'chat', csp: { script: ['https://chat.example'], frame: ['https://chat.example'] } },
  ] as const;
  const none = { script: [], connect: [], img: [], frame: [] };
  expect(otherOrigins(undefined, at('https://qa.shop.example'))).toEqual(none);
  const shop = at('https://qa.shop.example', { plugins, pictureOrigins: ['https://img.example'] });
  const scripts = ['https://consent.example', 'https://heat.example', 'https://tags.example'];
  expect(otherOrigins(tags, shop, 'https://consent.example/a.js')).toEqual({
    script: [...scripts, 'https://chat.example'],
    connect: [...scripts, 'https://collect.example'],
    img: [...scripts, 'https://pixel.example', 'https://img.example'],
    frame: ['https://chat.example'],
  });
});

test('elements of plugins cannot end their attributes', () => {
  const meta = { name: 'verify', content: 'a"><script>&' };
  const head = [{ meta }, { link: { rel: 'me', href: 'https://a.example' } }];
  expect(pluginElements([{ name: 'verify', head }])).toBe(
    '<meta name="verify" content="a&quot;><script>&amp;"><link rel="me" href="https://a.example">',
  );
});

test('[STATE-038][STATE-043] the policy lets in the frames of survey and chat that the config names', () => {
  const values = {
    SURVEY_URL: 'https://survey.example/a?b',
    CHAT_FRAME_URL: 'https://old.example/',
    CHAT_FRAME_URL_NEW: 'https://chat.example/desk',
  };
  const framed = (flags: Record<string, boolean>) =>
    otherOrigins({ flags, values }, at('https://shop.example')).frame;
  expect(framed({})).toEqual(['https://survey.example', 'https://old.example']);
  expect(framed({ ENABLE_NEW_CHAT_VENDOR: true })).toEqual([
    'https://survey.example',
    'https://chat.example',
  ]);
});
