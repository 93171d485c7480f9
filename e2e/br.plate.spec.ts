import { open } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import { expectVehicle } from './support/vehicle.ts';

test.use({ market: 'br', hasOwnAddress: true });

const gol = 'Volkswagen Gol 1.0 2018';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('[PLUS-007] a plate finds the vehicle, and a wrong one is told at its field', async ({ shop }) => {
      const { page, words } = shop;
      const { plate, findVin } = words.ui.vehicle;
      await open(shop, '/user/myVehicle');
      const main = page.getByRole('main');
      const field = main.getByRole('textbox', { name: plate });
      const find = async (typed: string) => {
        await field.fill(typed);
        await main
          .locator('form')
          .filter({ has: page.locator('[name=plate]') })
          .getByRole('button', { name: findVin })
          .click();
      };
      await find('ABC12');
      await expect(field).toHaveAccessibleDescription(/ABC1D23, ABC-1234/);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue('ABC12');
      await find('ZZZ-9999');
      await expect(field).toHaveAccessibleDescription(/Não encontramos um veículo com esta placa/);
      expect(page.url()).not.toContain('ZZZ');
      await find('BRA2E19');
      await expect(main.getByRole('button', { name: /Hyundai HB20 .* 2019/ })).toHaveCount(3);
      await find('abc-1d23');
      await main.getByRole('button', { name: gol }).click();
      await expectVehicle(shop, gol);
    });
  });
}
