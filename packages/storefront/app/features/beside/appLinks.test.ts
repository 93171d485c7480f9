import { expect, test } from 'vitest';
import { appLinks, systemOf } from './appLinks.ts';

const config = (values: Record<string, string>) => ({
  value: (name: string, fallback: string) => values[name] ?? fallback,
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15; Phone) Mobile', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'other'],
])('%s is %s', (userAgent, system) => {
  expect(systemOf(userAgent)).toBe(system);
});

test('[SHELL-052] the app is in the store of each system that the config names it for', () => {
  expect(appLinks(config({ APP_ID_IOS: '12', APP_ID_ANDROID: 'com.example.app' }))).toEqual({
    ios: 'https://apps.apple.com/app/id12',
    android: 'https://play.google.com/store/apps/details?id=com.example.app',
  });
  expect(appLinks(config({ APP_ID_IOS: '12/../x', APP_ID_ANDROID: 'a b' }))).toEqual({});
  expect(appLinks(config({}))).toEqual({});
});
