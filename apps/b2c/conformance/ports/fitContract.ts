import assert from 'node:assert/strict';
import type { Market } from '@driveline/markets';
import type { FitPort } from '../../src/ports/fitPort.ts';
import type { SessionVehicle } from '../../src/ports/session.ts';
import type { ContractCase } from './contractCase.ts';

export interface FitContract {
  readonly fit: FitPort;
  /** The shop's database, as the port is handed it; an adapter that asks a service need not read it. */
  readonly db: Parameters<FitPort['verdicts']>[0];
  readonly market: Market;
  readonly vehicle: SessionVehicle;
  /** Skus of a part that fits the vehicle, of one that does not, and of one for every vehicle. */
  readonly fitting: string;
  readonly misfit: string;
  readonly universal: string;
}

/** What cart and order rely on of a source of fitment. */
export function fitContract(given: FitContract): ContractCase[] {
  const { fit, db, market, vehicle, fitting, misfit, universal } = given;
  const all = [fitting, misfit, universal];
  const judge = (skus: readonly string[], whose: SessionVehicle | null = vehicle) =>
    fit.verdicts(db, market, whose, skus);
  return [
    {
      name: 'each part has its own verdict',
      async run() {
        const verdicts = await judge(all);
        assert.deepEqual(
          all.map((sku) => verdicts.get(sku)?.state),
          ['FITS', 'DOES_NOT_FIT', 'UNIVERSAL'],
        );
      },
    },
    {
      name: 'a part that does not fit has a failed condition, one that fits has none',
      async run() {
        const verdicts = await judge(all);
        const failed = (sku: string) => verdicts.get(sku)!.reasons.filter(({ ok }) => !ok).length;
        assert.ok(failed(misfit) > 0);
        assert.equal(failed(fitting), 0);
        for (const { label, value } of verdicts.get(misfit)!.reasons) assert.ok(label && value);
      },
    },
    {
      name: 'without a vehicle only a part for every vehicle is said to fit',
      async run() {
        const verdicts = await judge(all, null);
        assert.equal(verdicts.get(universal)?.state, 'UNIVERSAL');
        for (const sku of [fitting, misfit]) assert.equal(verdicts.get(sku)?.state, 'NO_VEHICLE');
      },
    },
    {
      name: 'the company of other parts and their order change nothing',
      async run() {
        const together = await judge(all.toReversed());
        for (const sku of all) assert.deepEqual((await judge([sku])).get(sku), together.get(sku));
      },
    },
    {
      name: 'no parts have no verdicts; an unknown sku is left out and fails nothing',
      async run() {
        assert.equal((await judge([])).size, 0);
        const verdicts = await judge(['no-such-sku', fitting]);
        assert.deepEqual([...verdicts.keys()], [fitting]);
      },
    },
  ];
}
