// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { openConsentManager } from './consentManager.ts';
import { managedConsent } from './managedConsent.ts';

const config = (flags: Record<string, boolean>) => ({
  flags,
  values: { CONSENT_SCRIPT_URL: 'https://consent.example/a.js' },
});
const both = { ONE_TRUST_ENABLED: true, ONE_TRUST_LINK_ENABLED: true };
const put = (manager: object | undefined) => Object.assign(window, { OneTrust: manager });
afterEach(() => put(undefined));

test('[SHELL-071] with both flags the button opens the consent manager', () => {
  const ToggleInfoDisplay = vi.fn();
  put({ ToggleInfoDisplay });
  expect(openConsentManager(config(both))).toBe(true);
  expect(ToggleInfoDisplay).toHaveBeenCalledOnce();
});

test.each([
  ['its script did not load', both, undefined],
  ['it is off', { ...both, ONE_TRUST_ENABLED: false }, { ToggleInfoDisplay: vi.fn() }],
  ['the link is not its own', { ...both, ONE_TRUST_LINK_ENABLED: false }, { ToggleInfoDisplay: vi.fn() }],
])('[SHELL-071] the built-in dialog opens when %s', (_name, flags, manager) => {
  put(manager);
  expect(openConsentManager(config(flags))).toBe(false);
});

test.each([
  ['nothing', ['', 'C0001', ''], []],
  ['what the shipped groups mean', ['', 'C0001', 'C0002', ''], ['analytics', 'sessionReplay']],
  [
    'everything',
    ['C0001', 'C0002', 'C0003', 'C0004'],
    ['analytics', 'sessionReplay', 'attribution', 'survey'],
  ],
])('[STATE-026] the consent manager’s groups carry %s', (_name, active, accepted) => {
  expect(managedConsent(active, config(both))).toEqual(accepted);
});

test('[STATE-026] a deployment names groups of its own', () => {
  const own = { flags: {}, values: { CONSENT_GROUPS: 'survey=S1  analytics=A1' } };
  expect(managedConsent(['S1', 'C0002'], own)).toEqual(['survey']);
});
