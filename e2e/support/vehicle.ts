import { expect } from '@playwright/test';
import type { Shop } from './shop.ts';

/** Names of the choices by level; a level that is left out takes its first choice. */
export type Picks = Partial<Record<'year' | 'make' | 'model' | 'version' | 'engine', string>>;

/** Finds the vehicle by its VIN, on any page with the picker, and takes the one match. */
export async function findByVin(shop: Shop, vin: string, vehicle: string): Promise<void> {
  const { page, words } = shop;
  const { vehicle: own } = words.ui;
  const finder = page.getByRole('main');
  await finder.getByRole('textbox', { name: own.vin }).fill(vin);
  await finder.getByRole('button', { name: own.findVin }).click();
  await finder.getByRole('button', { name: vehicle }).click();
  await expectVehicle(shop, vehicle);
}

/** Chooses level by level; the last choice saves. */
export async function pickVehicle(shop: Shop, picks: Picks, vehicle: string): Promise<void> {
  const { page, market, words } = shop;
  const picker = page.getByRole('main').getByRole('form', { name: words.ui.vehicle.picker });
  for (const level of market.vehiclePicker.levels) {
    const select = picker.getByRole('combobox', { name: words.ui.vehicle.level[level] });
    await expect(select).toBeEnabled();
    await expect(select.getByRole('option').nth(1)).toBeAttached();
    const choice = picks[level];
    await select.selectOption(choice === undefined ? { index: 1 } : { label: choice });
  }
  await expectVehicle(shop, vehicle);
}

/** The same where no script runs: a button asks for each next level, and another one saves. */
export async function pickVehicleByButtons(shop: Shop, picks: Picks, vehicle: string): Promise<void> {
  const { page, market, words } = shop;
  const { levels } = market.vehiclePicker;
  for (const level of levels) {
    const select = page.getByRole('main').getByRole('combobox', { name: words.ui.vehicle.level[level] });
    await select.selectOption({ label: picks[level] ?? '' });
    const { next, save } = words.ui.vehicle;
    await page.getByRole('button', { name: level === levels.at(-1) ? save : next, exact: true }).click();
  }
  await expectVehicle(shop, vehicle);
}

/** The header names the vehicle. */
export async function expectVehicle({ page, words }: Shop, vehicle: string): Promise<void> {
  await expect(page.getByRole('link', { name: words.ui.shell.yourVehicle(vehicle) })).toBeVisible();
}
