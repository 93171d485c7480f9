import { describe, expect, test, vi } from 'vitest';
import { proveTransitions } from '../../test/transitions.ts';
import { runMachine } from '../machine/machine.ts';
import { vehicleChange } from './vehicleChange.ts';
import { initialVehicleTooltip, mayShowTooltip, vehicleTooltip } from './vehicleTooltip.ts';
import type { TooltipSituation, VehicleTooltip, VehicleTooltipEvent } from './vehicleTooltip.ts';

const situation: TooltipSituation = {
  flag: true,
  isEnabled: true,
  wasActive: true,
  hasVehicle: false,
  page: { kind: 'product', isApplicationProduct: true },
};

describe('[VEHST-013] the tooltip may show', () => {
  test.each<[string, Partial<TooltipSituation>]>([
    ['on a part for some vehicles', {}],
    ['on a shelf with such parts', { page: { kind: 'shelf', hasVehicleSpecificItems: true } }],
  ])('%s', (_, facts) => expect(mayShowTooltip({ ...situation, ...facts })).toBe(true));
  test.each<[string, Partial<TooltipSituation>]>([
    ['while the flag is off', { flag: false }],
    ['while it is turned off', { isEnabled: false }],
    ['to who has not moved', { wasActive: false }],
    ['with a vehicle', { hasVehicle: true }],
    ['on a part for every vehicle', { page: { kind: 'product', isApplicationProduct: false } }],
    ['on a shelf without such parts', { page: { kind: 'shelf', hasVehicleSpecificItems: false } }],
    ['elsewhere', { page: { kind: 'other' } }],
  ])('not %s', (_, facts) => expect(mayShowTooltip({ ...situation, ...facts })).toBe(false));
});

proveTransitions<VehicleTooltip, VehicleTooltipEvent>(
  '[VEHST-013][VEHST-014][VEHST-015] the vehicle tooltip',
  {
    reduce: vehicleTooltip,
    initial: initialVehicleTooltip,
    nameOf: (state) => state,
    states: { hidden: 'hidden', waiting: 'waiting', shown: 'shown', off: 'off' },
    events: {
      situation: { type: 'situation', situation },
      mayNot: { type: 'situation', situation: { ...situation, page: { kind: 'other' } } },
      vehicle: { type: 'situation', situation: { ...situation, hasVehicle: true } },
      due: { type: 'due' },
      dismiss: { type: 'dismiss' },
    },
    transitions: {
      hidden: { situation: ['waiting', 'wait'], vehicle: 'off' },
      waiting: { mayNot: ['hidden', 'stopWaiting'], vehicle: ['off', 'stopWaiting'], due: 'shown' },
      shown: { mayNot: 'hidden', vehicle: 'off', dismiss: 'off' },
      off: {},
    },
  },
);

test.each([
  [undefined, 15_000],
  [3, 3000],
])('[VEHST-014][CONST-030] with %s s of the config it shows after %d ms', async (timeoutS, ms) => {
  vi.useFakeTimers();
  const machine = runMachine(vehicleTooltip, initialVehicleTooltip, () => undefined);
  machine.send({ type: 'situation', situation: { ...situation, timeoutS } });
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(machine.read()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(machine.read()).toBe('shown');
  vi.useRealTimers();
});

const civic = { vehicleId: 'v1', vehicleName: '2018 Honda Civic', vehicleCount: 1 };
const jetta = { vehicleId: 'v2', vehicleName: '2015 VW Jetta', vehicleCount: 1 };
const page = { isShelf: false, isMobileApp: false };

describe('[VEHST-010][VEHST-011][VEHST-012] a change of vehicle', () => {
  test.each([
    ['the first one', null, civic, '2018 Honda Civic'],
    ['another one preferred', civic, jetta, '2015 VW Jetta'],
    ['one more saved', civic, { ...civic, vehicleCount: 2 }, '2018 Honda Civic'],
  ])('is %s', (_, before, after, vehicle) => {
    expect(vehicleChange(before, after, page)).toEqual({ message: 'shoppingFor', vehicle });
  });
  test.each([
    ['the same one', civic, civic],
    ['fewer saved', { ...civic, vehicleCount: 2 }, civic],
    ['none any more', civic, null],
    ['none as before', null, null],
  ])('is not %s', (_, before, after) => expect(vehicleChange(before, after, page)).toBeUndefined());
  test.each([
    [true, true, 'scrollToSeeFit'],
    [true, false, 'shoppingFor'],
    [false, true, undefined],
  ])('shelf %s in the app %s says %s', (isShelf, isMobileApp, message) => {
    expect(vehicleChange(null, civic, { isShelf, isMobileApp })?.message).toBe(message);
  });
});
