import assert from 'node:assert/strict';
import type { PlatePort } from '../../src/ports/platePort.ts';
import type { ContractCase } from './contractCase.ts';

export interface PlateContract {
  readonly plates: PlatePort;
  readonly market: string;
  /** Of a vehicle that the service knows; of its test data. */
  readonly known: string;
  /** In a format of the market, and of no vehicle. */
  readonly unknown: string;
}

/** What finding a vehicle by its plate relies on. */
export function plateContract({ plates, market, known, unknown }: PlateContract): ContractCase[] {
  return [
    {
      name: 'a plate that the service knows is a year, a make and a model',
      async run() {
        const vehicle = await plates.find(known, { market });
        assert.ok(vehicle, `${known} is not known`);
        assert.ok(Number.isInteger(vehicle.year) && vehicle.year > 1900, String(vehicle.year));
        for (const name of [vehicle.make, vehicle.model])
          assert.ok(name.trim() === name && name !== '', name);
        for (const name of [vehicle.version, vehicle.engine]) assert.notEqual(name, '');
      },
    },
    {
      name: 'a plate that it does not know is an answer, no error',
      async run() {
        assert.equal(await plates.find(unknown, { market }), undefined);
      },
    },
    {
      name: 'the same plate is the same vehicle',
      async run() {
        assert.deepEqual(await plates.find(known, { market }), await plates.find(known, { market }));
      },
    },
  ];
}
