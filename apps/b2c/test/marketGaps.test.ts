import { us as record } from '@driveline/markets';
import { expect, test } from 'vitest';
import { createB2c } from '../src/app.ts';
import { us } from '../src/markets/us.ts';

test('[PLUS-046] the server does not start with a market that lacks tax and delivery, and names both', async () => {
  const { tax: _tax, delivery: _delivery, ...rest } = us;
  const half = { ...rest, market: { ...record, code: 'land', locale: 'en-ZZ' } } as typeof us;
  const b2c = createB2c({ markets: [us, half], seedParts: 0 });
  await expect(b2c.ready).rejects.toThrow(
    /These markets lack terms:\n- land: tax \(.*\), delivery \(.*\)\nThe server has no defaults for money: .*docs\/adding-a-market\.md/,
  );
});
