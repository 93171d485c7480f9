// @vitest-environment jsdom
import { fixture } from '@driveline/api/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerHeader, header, vehicle } from '../../test/fixtures.ts';
import { renderShop } from '../../test/renderShop.tsx';
import { isShelfOpen, useTooltipPage } from './tooltipPage.ts';
import { useVehicleTooltip } from './useVehicleTooltip.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const [product] = fixture('catalog.search').products;
const part = { ...product!, vehicleFitment: 'VEHICLE_SPECIFIC' };
const oil = { ...product!, vehicleFitment: 'UNIVERSAL' };

type Props = { wasActive?: boolean; isEnabled?: boolean; products?: (typeof part)[] };
const options = (flag = true) => ({
  config: { flags: { YMME_TOOLTIP_ENABLED: flag }, values: { YMME_TOOLTIP_TIMEOUT_S: 5 } },
});
const show = (props: Props = {}, answers: object = { 'shell.header': customerHeader() }, flag = true) =>
  renderShop(
    ({ wasActive = true, isEnabled = true, products = [oil, part] }: Props) => {
      useTooltipPage('shelf', products);
      return useVehicleTooltip({ wasActive, isEnabled });
    },
    answers,
    { props, options: options(flag) },
  );

test('[VEHST-013][VEHST-014][STATE-032] the hint waits for the config’s seconds, and for its flag', async () => {
  const { result, unmount } = show();
  await pass(4900);
  expect(result.current.isShown).toBe(false);
  await pass(200);
  expect(result.current.isShown).toBe(true);
  unmount();
  const off = show({}, undefined, false);
  await pass(60_000);
  expect(off.result.current.isShown).toBe(false);
});

test.each<Props>([{ wasActive: false }, { isEnabled: false }, { products: [oil] }])(
  '[VEHST-013][CATALOG-036] with %o it does not come',
  async (props) => {
    const { result } = show(props);
    await pass(60_000);
    expect(result.current.isShown).toBe(false);
  },
);

test('[VEHST-015] it ends with a vehicle', async () => {
  let hasVehicle = false;
  const { result, queryClient } = show(
    {},
    { 'shell.header': () => (hasVehicle ? header({ vehicleMap: vehicle() }) : customerHeader()) },
  );
  await pass(6000);
  expect(result.current.isShown).toBe(true);
  hasVehicle = true;
  await act(() => queryClient.invalidateQueries());
  await pass(0);
  expect(result.current.isShown).toBe(false);
});

test('who sends it away is not asked again', async () => {
  const { result, rerender } = show();
  await pass(6000);
  act(() => result.current.dismiss());
  rerender({ products: [oil] });
  rerender({ products: [part] });
  await pass(60_000);
  expect(result.current.isShown).toBe(false);
});

test('[VEHST-012] a shelf is open for as long as it stands', async () => {
  const { unmount } = show();
  await pass(0);
  expect(isShelfOpen()).toBe(true);
  unmount();
  expect(isShelfOpen()).toBe(false);
});
