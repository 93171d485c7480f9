// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readConsent } from '../storage/consent.ts';
import { managedConsent, openConsentManager, useManagedConsent } from './managedConsent.ts';

const config = (flags: Record<string, boolean> = {}, groups?: string) => {
  const values: Record<string, string | undefined> = {
    CONSENT_SCRIPT_URL: 'https://consent.example/a.js',
    CONSENT_GROUPS: groups,
  };
  return {
    flag: (name: string) => flags[name] === true,
    value: (name: string, fallback: string) => values[name] ?? fallback,
  };
};
const both = { ONE_TRUST_ENABLED: true, ONE_TRUST_LINK_ENABLED: true };
const put = (manager: object | undefined, active = '') =>
  Object.assign(window, { OneTrust: manager, OnetrustActiveGroups: active });

afterEach(() => {
  cleanup();
  put(undefined);
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

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
  expect(managedConsent(active, config())).toEqual(accepted);
});

test('[STATE-026] a deployment names groups of its own', () => {
  expect(managedConsent(['S1', 'C0002'], config({}, 'survey=S1  analytics=A1'))).toEqual(['survey']);
});

describe('[STATE-026] the choice made in the consent manager', () => {
  const tell = () => dispatchEvent(new Event('OneTrustGroupsUpdated'));

  test('is kept when it is made, and when it changes', () => {
    let isClosed = false;
    put({ IsAlertBoxClosed: () => isClosed }, ',C0001,C0002,C0003,');
    const { unmount } = renderHook(() => useManagedConsent(config(both)));
    expect(readConsent(document.cookie)).toBeUndefined();
    isClosed = true;
    tell();
    expect(readConsent(document.cookie)).toEqual(['analytics', 'sessionReplay', 'survey']);
    put({ IsAlertBoxClosed: () => isClosed }, ',C0001,');
    tell();
    expect(readConsent(document.cookie)).toEqual([]);
    unmount();
    put({ IsAlertBoxClosed: () => isClosed }, ',C0003,');
    tell();
    expect(readConsent(document.cookie)).toEqual([]);
  });

  test('is nobody’s where the config has no manager', () => {
    put({ IsAlertBoxClosed: () => true }, ',C0002,');
    renderHook(() => useManagedConsent(config()));
    expect(readConsent(document.cookie)).toBeUndefined();
  });
});
