import { describe, expect, test } from 'vitest';
import { createLogger, watchErrors } from './logger.ts';
import type { LogEntry } from './logger.ts';
import { createMissingLabels, sendMissingLabels } from './missingLabels.ts';

function logger(random: number, sampleRate?: number) {
  const sent: LogEntry[] = [];
  return {
    sent,
    ...createLogger({ send: (entry) => void sent.push(entry), sampleRate, random: () => random }),
  };
}

describe('the log', () => {
  test('[STATE-021] has the actions that end in ERROR or FAILURE', () => {
    const { sent, action } = logger(0);
    for (const type of ['cartVerifyRequesting', 'cartVerifyFailure', 'STORE_ERROR', 'ERRORS_SHOWN'])
      action(type);
    expect(sent.map(({ message, level }) => [message, level])).toEqual([
      ['cartVerifyFailure', 'error'],
      ['STORE_ERROR', 'error'],
    ]);
  });

  test.each([
    [0.09, undefined, 1],
    [0.1, undefined, 0],
    [0.5, 1, 1],
    [0, 0, 0],
  ])('[STATE-022][CONST-058] a page of %d with a rate of %s sends %d', (random, rate, count) => {
    const { sent, action } = logger(random, rate);
    action('STORE_ERROR');
    expect(sent).toHaveLength(count);
  });

  test('[STATE-022] is chosen once for a page', () => {
    let asked = 0;
    const { action } = createLogger({ send: () => undefined, random: () => ((asked += 1), 0) });
    action('A_ERROR');
    action('B_ERROR');
    expect(asked).toBe(1);
  });

  test('[STATE-023][CONST-043] goes with the types of the last four actions', () => {
    const { sent, action, log } = logger(1);
    for (const type of ['a', 'b', 'c', 'd', 'e']) action(type);
    log({ message: 'x', level: 'warn', meta: { kind: 'k' } });
    expect(sent[0]).toEqual({
      message: 'x',
      level: 'warn',
      meta: { kind: 'k', actions: ['b', 'c', 'd', 'e'] },
    });
  });

  test('never throws what sending throws', async () => {
    const broken = createLogger({ send: () => Promise.reject(new Error('offline')) });
    expect(() => broken.log({ message: 'x', level: 'info' })).not.toThrow();
    const worse = createLogger({
      send: () => {
        throw new Error('no way');
      },
    });
    expect(() => worse.log({ message: 'x', level: 'info' })).not.toThrow();
    await Promise.resolve();
  });
});

test('[STATE-020] errors that nobody caught are told, until one stops', () => {
  const page = new EventTarget();
  const messages: string[] = [];
  const stop = watchErrors(page, (message) => void messages.push(message));
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'x is undefined' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
  stop();
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'later' }));
  expect(messages).toEqual(['x is undefined', 'refused', 'no']);
});

describe('[STATE-024][STATE-049] missed labels', () => {
  function page(flag: boolean) {
    const target = Object.assign(new EventTarget(), { visibilityState: 'hidden' as DocumentVisibilityState });
    const labels = createMissingLabels();
    const beacons: { url: string; body: Blob }[] = [];
    const end = sendMissingLabels({ flag: () => flag }, labels, target, (url, body) =>
      beacons.push({ url, body }),
    );
    return { end, target, labels, beacons, hide: () => target.dispatchEvent(new Event('visibilitychange')) };
  }

  test('go as one beacon when the page is hidden, once', async () => {
    const { labels, beacons, hide } = page(true);
    labels.report('cart.gone');
    labels.report('cart.gone');
    hide();
    hide();
    expect(beacons).toHaveLength(1);
    expect(beacons[0]!.url).toBe('/api/log?beacon=true');
    expect(JSON.parse(await beacons[0]!.body.text())).toEqual({
      message: 'missing labels',
      level: 'warn',
      meta: { labels: ['cart.gone'] },
    });
  });

  test('stay while the flag is off, the page is seen, nothing is missed, or after the end', () => {
    const off = page(false);
    off.labels.report('a');
    off.hide();
    const seen = page(true);
    seen.target.visibilityState = 'visible';
    seen.labels.report('a');
    seen.hide();
    const whole = page(true);
    whole.hide();
    const ended = page(true);
    ended.labels.report('a');
    ended.end();
    ended.hide();
    expect([...off.beacons, ...seen.beacons, ...whole.beacons, ...ended.beacons]).toEqual([]);
  });
});
