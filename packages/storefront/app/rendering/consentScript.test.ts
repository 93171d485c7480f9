import { expect, test, vi } from 'vitest';
import { consentElement, consentScriptOf } from './consentScript.ts';

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
