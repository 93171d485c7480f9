import { expect, test, vi } from 'vitest';
import { consentElement, consentScriptOf, otherOrigins } from './consentScript.ts';

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

test('[STATE-018] the policy lets in what plugins declare, and what the config names for the host', () => {
  const origin = 'https://qa.shop.example';
  const tags = { flags: {}, values: { ANALYTICS_TAG_URL_QA: 'https://tags.example/qa.js' } };
  const heatMap = {
    kind: 'analytics',
    name: 'heat-map',
    consent: 'survey',
    scripts: ['https://heat.example/a.js'],
    origins: ['https://collect.example'],
  } as const;
  expect(otherOrigins(undefined, { origin })).toEqual({ scripts: [], calls: [], frames: [], pictures: [] });
  expect(otherOrigins(tags, { origin, plugins: [heatMap] }, 'https://consent.example/a.js')).toEqual({
    scripts: ['https://consent.example', 'https://heat.example', 'https://tags.example'],
    calls: [
      'https://consent.example',
      'https://heat.example',
      'https://tags.example',
      'https://collect.example',
    ],
    frames: [],
    pictures: [],
  });
});

test('[STATE-038][STATE-043] the policy lets in the frames of survey and chat that the config names', () => {
  const values = { SURVEY_URL: 'https://survey.example/a?b', CHAT_FRAME_URL: 'https://old.example/', CHAT_FRAME_URL_NEW: 'https://chat.example/desk' }; // prettier-ignore
  const framed = (flags: Record<string, boolean>) =>
    otherOrigins({ flags, values }, { origin: 'https://shop.example' }).frames;
  expect(framed({})).toEqual(['https://survey.example', 'https://old.example']);
  expect(framed({ ENABLE_NEW_CHAT_VENDOR: true })).toEqual([
    'https://survey.example',
    'https://chat.example',
  ]);
});
