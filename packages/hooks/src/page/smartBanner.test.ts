import { expect, test } from 'vitest';
import { smartBannerElement } from './smartBanner.ts';

const config = (isOn: boolean, id?: string) => ({
  flags: { SMART_APP_BANNER_ENABLED: isOn },
  values: { ...(id !== undefined && { APP_ID_IOS: id }) },
});

test('[SHELL-054] the phone system is asked for its own banner by its flag, with the id of the config', () => {
  expect(smartBannerElement(config(true, '1234567890'))).toBe(
    '<meta name="apple-itunes-app" content="app-id=1234567890">',
  );
});

test.each([
  ['the flag is off', config(false, '1234567890')],
  ['the config names no app', config(true)],
  ['it names something else', config(true, '1"><script>')],
  ['there is no config', undefined],
])('[SHELL-054] nothing is asked where %s', (_, given) => {
  expect(smartBannerElement(given)).toBe('');
});
