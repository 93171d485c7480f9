import { describe, expect, test } from 'vitest';
import { carriersAstray, demonstrationCarrier, trackingUrlOf, ups } from './carriers.ts';
import { MarketGapsError, wholeModules } from './serverMarkets.ts';
import { br } from './br.ts';
import { mx } from './mx.ts';
import { us } from './us.ts';

describe('the page of a parcel', () => {
  const carriers = [demonstrationCarrier, ups];

  test('[PLUS-064] follows from its carrier, whatever the case of its name, and holds the number', () => {
    expect(trackingUrlOf(carriers, { carrier: 'ups ', number: '1Z 9&x' })).toBe(
      'https://www.ups.com/track?tracknum=1Z%209%26x',
    );
    expect(trackingUrlOf(carriers, { carrier: 'Parcelway', number: "$&$'" })).toBe(
      "/sandbox-pay/parcel/%24%26%24'",
    );
  });

  test.each([
    [carriers, { carrier: 'Unknown', number: '1' }],
    [carriers, { carrier: 'UPS' }],
    [carriers, {}],
    [undefined, { carrier: 'UPS', number: '1' }],
  ])('is none of %o for %o', (known, parcel) => {
    expect(trackingUrlOf(known, parcel)).toBeUndefined();
  });
});

test('every shipped market knows the carrier of the demonstration, and can follow all', () => {
  for (const { delivery } of [us, mx, br]) {
    expect(delivery.carriers).toContain(demonstrationCarrier);
    expect(carriersAstray(delivery.carriers)).toEqual([]);
  }
});

test.each(['https://x.example/', 'http://x.example/{number}', '//x.example/{number}', 'javascript:{number}'])(
  'a market with a carrier at %s does not start, and is told why',
  (trackingUrl) => {
    const astray = { ...us, delivery: { ...us.delivery, carriers: [{ name: 'Odd', trackingUrl }] } };
    expect(() => wholeModules([astray])).toThrow(MarketGapsError);
    expect(() => wholeModules([astray])).toThrow(/Odd/);
  },
);
