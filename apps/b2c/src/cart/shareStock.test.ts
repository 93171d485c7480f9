import type { Availability } from '@driveline/api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { supply } from '../../test/cartParts.ts';
import type { Supply } from '../availability/availabilityFor.ts';
import { B2cError } from '../http/errors.ts';
import { promisedFor } from '../availability/fulfilment.ts';
import { canHave, shareStock, wayFor, type Claim, type Wish } from './shareStock.ts';

// Two stores whose van comes from one hub, and a warehouse that only sends parcels.
const [NEAR, FAR, HUB, WAREHOUSE] = [1, 2, 8, 9];
type Stock = readonly [near: number, far: number, hub: number, warehouse: number];
const ways = ['near', 'far', 'nextDay', 'regular'] as const;
type Way = (typeof ways)[number];

const fulfilments = { near: 'PICKUP', far: 'PICKUP', nextDay: 'NEXT_DAY', regular: 'STANDARD' } as const;

function supplyAt([near, far, hub, warehouse]: Stock, way: Way): Supply {
  const onHand = { [NEAR]: near, [FAR]: far, [HUB]: hub, [WAREHOUSE]: warehouse };
  const pickup = [way === 'far' ? FAR : NEAR, HUB];
  const sources = { pickup, nextDay: [HUB], regular: [HUB, WAREHOUSE] };
  const own = supply(onHand, sources);
  const availabilityOf: Supply['availabilityOf'] = (quantity, taken = new Map()) => {
    const has = (sites: readonly number[]) =>
      sites.reduce((sum, site) => sum + (own.onHand.get(site) ?? 0) - (taken.get(site) ?? 0), 0) >= quantity;
    const availability: Availability = {
      ...(has(pickup) && {
        pickup: { storeNumber: '1', storeName: '', quantity, readyAt: '2026-03-06', closesAt: null },
      }),
      ...(has(sources.nextDay) && { nextDay: { date: '2026-03-07', orderBy: '', price: 0 } }),
      ...(has(sources.regular) && { regular: { date: '2026-03-09', price: 0 } }),
    };
    return availability;
  };
  return { ...own, availabilityOf };
}

const claim = (stock: Stock, way: Way, quantity: number, id: string): Claim & { supply: Supply } => ({
  id,
  partId: 1,
  quantity,
  fulfilment: fulfilments[way],
  supply: supplyAt(stock, way),
});

/** Whether there are enough pieces for all of them, worked out another way: what shelves lack and next day need the hub. */
function isEnough([near, far, hub, warehouse]: Stock, asked: readonly (readonly [Way, number])[]): boolean {
  const sum = (way: Way) => asked.reduce((all, [each, count]) => (each === way ? all + count : all), 0);
  const fromHub = Math.max(0, sum('near') - near) + Math.max(0, sum('far') - far) + sum('nextDay');
  return fromHub <= hub && sum('regular') <= warehouse + hub - fromHub;
}

const stocks: fc.Arbitrary<Stock> = fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6), fc.nat(6));
const asked = fc.array(fc.tuple(fc.constantFrom(...ways), fc.integer({ min: 1, max: 5 })), { maxLength: 5 });
const claimsFor = (stock: Stock, lines: readonly (readonly [Way, number])[]) =>
  lines.map(([way, quantity], index) => claim(stock, way, quantity, `${index}`));

describe('[PLUS-062] lines of one part, over ways and stocks', () => {
  const promisedOf = (claims: readonly Claim[]) => {
    const shared = shareStock(claims);
    return claims.map(({ id, fulfilment }) => promisedFor(fulfilment, shared.get(id)?.availability) !== null);
  };

  test('property: all are promised exactly when there is enough for all', () => {
    fc.assert(
      fc.property(stocks, asked, (stock, lines) => {
        expect(promisedOf(claimsFor(stock, lines)).every(Boolean)).toBe(isEnough(stock, lines));
      }),
    );
  });

  test('property: what is promised can be had together, and no piece twice', () => {
    fc.assert(
      fc.property(stocks, asked, (stock, lines) => {
        const promised = promisedOf(claimsFor(stock, lines));
        const kept = lines.filter((_line, index) => promised[index]);
        expect(isEnough(stock, kept)).toBe(true);
      }),
    );
  });

  test('property: one more line can be had exactly when there is enough for it and the others', () => {
    fc.assert(
      fc.property(stocks, asked, asked, (stock, lines, [next = ['near', 1] as const]) => {
        fc.pre(isEnough(stock, lines));
        const wish = claim(stock, next[0], next[1], 'next');
        expect(canHave(claimsFor(stock, lines), wish)).toBe(isEnough(stock, [...lines, next]));
      }),
    );
  });

  test('property: a refusal names the most that there are, and a rest that can be had beside them', () => {
    const tooMany = fc.tuple(fc.constantFrom(...ways), fc.integer({ min: 1, max: 30 }));
    fc.assert(
      fc.property(stocks, asked, tooMany, (stock, lines, [way, quantity]) => {
        fc.pre(isEnough(stock, lines) && !isEnough(stock, [...lines, [way, quantity]]));
        const wish = { ...claim(stock, way, quantity, 'next'), fulfilment: fulfilments[way] };
        const remedy = refusalOf(claimsFor(stock, lines), { ...wish, isSplittable: true })?.remedy;
        const most = remedy?.quantity ?? 0;
        expect(isEnough(stock, [...lines, [way, most]])).toBe(true);
        expect(isEnough(stock, [...lines, [way, most + 1]])).toBe(false);
        if (!remedy?.restBy) return;
        const rest = remedy.restBy === 'regular' ? 'regular' : 'nextDay';
        expect(isEnough(stock, [...lines, [way, most], [rest, quantity - most]])).toBe(true);
      }),
    );
  });
});

function refusalOf(others: readonly Claim[], wish: Wish) {
  try {
    wayFor(others, wish, NEAR);
  } catch (error) {
    if (error instanceof B2cError) return error.options;
    throw error;
  }
  return undefined;
}

describe('[PLUS-062] two lines of one part', () => {
  const shared = (stock: Stock, ...lines: (readonly [Way, number])[]) => {
    const found = shareStock(claimsFor(stock, lines));
    return lines.map(([way], index) => promisedFor(fulfilments[way], found.get(`${index}`)?.availability));
  };

  test('one that is collected and one that is shipped have each their own pieces', () => {
    expect(shared([2, 0, 0, 3], ['near', 2], ['regular', 3])).toEqual(['2026-03-06', '2026-03-09']);
  });

  test('a line that has one place only comes first there', () => {
    expect(shared([0, 0, 3, 0], ['regular', 2], ['near', 2])).toEqual([null, '2026-03-06']);
    expect(shared([0, 0, 3, 2], ['regular', 2], ['near', 2])).toEqual(['2026-03-09', '2026-03-06']);
  });

  test('a line that would take what another has is refused, with the way that has more', () => {
    const stock: Stock = [0, 0, 3, 0];
    const others = claimsFor(stock, [['regular', 3]]);
    expect(canHave(others, claim(stock, 'near', 1, 'next'))).toBe(false);
    const { fulfilment: _, ...wish } = claim([0, 0, 3, 5], 'near', 3, 'next');
    expect(wayFor(claimsFor([0, 0, 3, 5], [['nextDay', 2]]), { ...wish, fulfilment: undefined }, NEAR)).toBe(
      'STANDARD',
    );
  });
});
