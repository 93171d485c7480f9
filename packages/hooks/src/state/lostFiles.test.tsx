// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteSubmit, useConnection, type Connection } from './connection.ts';
import { keepClicks, notePage, sayLost, useLostFile } from './lostFiles.ts';

const assign = vi.fn();
const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { assign, reload, href: 'https://shop.example/cart' });
  keepClicks();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const stub of [assign, reload]) stub.mockReset();
  sessionStorage.clear();
});

const going = (navigation: object) =>
  vi.stubGlobal('__reactRouterDataRouter', {
    state: { navigation },
    createHref: ({ pathname }: { pathname: string }) => pathname,
  });

test('[PLUS-080] the page of a link whose file is gone loads as a document, and nothing of the old page fails', async () => {
  going({ location: { pathname: '/cart' } });
  const failed = vi.fn();
  for (const _file of ['page', 'loader']) void globalThis.drivelineLostFile?.()?.catch(failed);
  expect(assign.mock.calls).toEqual([['/cart']]);
  await Promise.resolve();
  expect(failed).not.toHaveBeenCalled();
  // Brought back as it was left, it would wait for ever.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reload).toHaveBeenCalled();
});

test('[PLUS-080] a form whose page is gone is sent by the browser, with the button that sent it', () => {
  document.body.innerHTML = '<form method="post"><button>Add</button></form>';
  const form = document.querySelector('form')!;
  const submitter = document.querySelector('button')!;
  const send = vi.spyOn(form, 'requestSubmit').mockReturnValue();
  noteSubmit({ target: form, submitter } as unknown as SubmitEvent);
  going({ location: { pathname: '/checkout' }, state: 'submitting' });
  void globalThis.drivelineLostFile?.();
  expect(send).toHaveBeenCalledWith(submitter);
  expect(form.dataset['native']).toBe('');
  expect(assign).not.toHaveBeenCalled();
  form.remove();
  going({ location: { pathname: '/checkout' }, state: 'submitting' });
  void globalThis.drivelineLostFile?.();
  expect(assign.mock.calls).toEqual([['/checkout']]);
});

test('[PLUS-080] a form that was answered already is not sent again: the page that it leads to loads', () => {
  const form = document.createElement('form');
  document.body.append(form);
  const send = vi.spyOn(form, 'requestSubmit').mockReturnValue();
  noteSubmit({ target: form, submitter: null } as unknown as SubmitEvent);
  going({ location: { pathname: '/cart' }, state: 'loading', formMethod: 'POST' });
  void globalThis.drivelineLostFile?.();
  expect(send).not.toHaveBeenCalled();
  expect(assign.mock.calls).toEqual([['/cart']]);
  form.remove();
});

test('[PLUS-080] a file that nobody waits for is left to the router', () => {
  going({});
  expect(globalThis.drivelineLostFile?.()).toBeUndefined();
  expect(assign).not.toHaveBeenCalled();
});

test('[PLUS-080] what was to open over the page gives way to the page of its link, but for a shopper who is offline', () => {
  let told: Connection | undefined;
  function Notice() {
    told = useConnection();
    return null;
  }
  render(<Notice />);
  const again = vi.fn();
  notePage('/store-locator');
  sayLost(again);
  expect(assign.mock.calls).toEqual([['/store-locator']]);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => sayLost(again));
  told?.again?.();
  expect(again).toHaveBeenCalledTimes(1);
  isOnline.mockReturnValue(true);
  notePage(undefined);
  act(() => sayLost(again));
  expect(assign).toHaveBeenCalledTimes(1);
});

test.each([
  ['Failed to fetch dynamically imported module: /assets/a.js', 'navigate', 1000, 1],
  ['error loading dynamically imported module: /assets/a.js', 'navigate', 1000, 1],
  ['Importing a module script failed.', 'reload', 60_001, 1],
  ['Unable to preload CSS for /assets/a.css', 'reload', 1000, 0],
  ['x is not a function', 'navigate', 1000, 0],
])(
  '[PLUS-080] a page that ends with "%s" is loaded again once (%s, after %i ms)',
  (message, type, now, times) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList);
    vi.spyOn(performance, 'now').mockReturnValue(now);
    crash(message);
    expect(reload).toHaveBeenCalledTimes(times);
  },
);

const LOST = 'Failed to fetch dynamically imported module: /assets/a.js';

/** A page that ends with an error, as it was opened by a link. */
function crash(message = LOST): void {
  function Crash() {
    useLostFile(new TypeError(message));
    return null;
  }
  render(<Crash />);
}

test('[PLUS-080] a file that stays lost loads its page once a minute at most, and another page still', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  crash();
  crash();
  expect(reload).toHaveBeenCalledTimes(1);
  location.href = 'https://shop.example/store';
  crash();
  expect(reload).toHaveBeenCalledTimes(2);
  now.mockReturnValue(1_060_000);
  crash();
  expect(reload).toHaveBeenCalledTimes(3);
});

test('[PLUS-080] without storage a page is loaded again unless that was just done', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const opened = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  crash();
  opened.mockReturnValue([{ type: 'reload' }] as unknown as PerformanceEntryList);
  crash();
  expect(reload).toHaveBeenCalledTimes(1);
});
