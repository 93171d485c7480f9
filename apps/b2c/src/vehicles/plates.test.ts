import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop, type Shop } from '../../test/shop.ts';
import type { PlatePort } from '../ports/platePort.ts';

const asked: [plate: string, market: string][] = [];
const service: PlatePort = {
  find(plate, { market }) {
    asked.push([plate, market]);
    return Promise.resolve(
      plate === 'XYZ9A87'
        ? { year: 2018, make: 'Volkswagen', model: 'Gol', version: '9.9 Unheard', engine: '1.6 Flex' }
        : undefined,
    );
  },
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const find = (plate: string, market = 'br') =>
  shop.shopper(market).call('vehicles.byPlate', { body: { plate } });
const names = async (plate: string) =>
  (await shop.shopper('br').do('vehicles.byPlate', { body: { plate } })).vehicles.map((it) => it.vehicleName);

describe('the made-up plates of the demonstration', () => {
  test('[PLUS-007] a plate is its vehicle, however it is typed', async () => {
    expect(await names('ABC1D23')).toEqual(['Volkswagen Gol 1.0 2018']);
    expect(await names(' abc-1d23 ')).toEqual(['Volkswagen Gol 1.0 2018']);
    expect(await names('ABC-1234')).toEqual(['Fiat Strada 1.4 Working 2014']);
  });

  test('[PLUS-007] where the version stays open, each is offered', async () => {
    expect((await names('BRA2E19')).toSorted()).toEqual([
      'Hyundai HB20 1.0 Comfort 2019',
      'Hyundai HB20 1.0 Turbo 2019',
      'Hyundai HB20 1.6 Premium 2019',
    ]);
  });

  test('[PLUS-007] what the service or the catalogue does not know is said as such', async () => {
    for (const plate of ['ZZZ9Z99', 'BRA0S17']) {
      const { status, key, text } = await find(plate);
      expect([status, key]).toEqual([404, 'error_plate_unknown']);
      expect(text).toContain('Não encontramos um veículo com esta placa.');
    }
  });

  test('[PLUS-007] what is no plate there is refused at its field', async () => {
    for (const plate of ['ABC12D3', 'ABC/1234', '123']) {
      const { status, key } = await find(plate);
      expect([status, key]).toEqual([422, 'error_plate_invalid']);
    }
  });

  test('[PLUS-007] so many from one network that nobody learns who drives what', async () => {
    const many = await openShop({}, shop.database);
    const shopper = many.shopper('br');
    const statuses: number[] = [];
    for (let count = 0; count < 12; count++)
      statuses.push((await shopper.call('vehicles.byPlate', { body: { plate: 'ABC1D23' } })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    await many.b2c.close();
  });
});

describe('a service of its own', () => {
  test('[PLUS-007] gets the bare plate; a version that the catalogue lacks leaves the engine to decide', async () => {
    const own = await openShop({ plates: service }, shop.database);
    const shopper = own.shopper('br');
    const { vehicles } = await shopper.do('vehicles.byPlate', { body: { plate: 'xyz-9a87' } });
    expect(vehicles.map(({ vehicleName }) => vehicleName)).toEqual(['Volkswagen Gol 1.6 2018']);
    expect(asked).toEqual([['XYZ9A87', 'br']]);
    const { key } = await shopper.call('vehicles.byPlate', { body: { plate: 'no plate' } });
    expect([key, asked.length]).toEqual(['error_plate_invalid', 1]);
    for (const market of ['us', 'mx']) {
      const other = await own.shopper(market).call('vehicles.byPlate', { body: { plate: 'XYZ9A87' } });
      expect([other.status, other.key, asked.length]).toEqual([404, 'error_plate_unknown', 1]);
    }
    await own.b2c.close();
  });

  test('[PLUS-038] that is away is a shop that is busy, and the lists go on', async () => {
    const away = { find: () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' })) };
    const own = await openShop({ plates: away }, shop.database);
    const shopper = own.shopper('br');
    const { status, key } = await shopper.call('vehicles.byPlate', { body: { plate: 'ABC1D23' } });
    expect([status, key]).toEqual([503, 'error_busy']);
    const { items } = await shopper.do('vehicles.catalog', { params: { level: 'make' }, query: {} });
    expect(items.length).toBeGreaterThan(0);
    await own.b2c.close();
  });
});
