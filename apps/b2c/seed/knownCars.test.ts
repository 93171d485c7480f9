import { expect, test } from 'vitest';
import { shippedMarkets } from '../src/markets/shipped.ts';
import { needsOf } from './keys.ts';
import { readPartTypes } from './seedData.ts';
import { fleetOf } from './slots.ts';
import { buildVehicles } from './vehicleSeed.ts';

const vehicles = buildVehicles(shippedMarkets.markets);
const fleet = fleetOf(vehicles);
const types = readPartTypes();
const labels = new Map(vehicles.engines.map(({ id, label }) => [id, label]));

/** What a mechanic finds on the shelves of a car. */
function factsOf(market: string, car: string, year: number, engineLabel: string): string {
  const member = fleet.members.find(
    ({ model, y0, y1 }) =>
      model.market === market && `${model.make} ${model.name}` === car && y0 <= year && year <= y1,
  );
  const engine = member?.engines.find(
    ({ id }) => labels.get(id) === engineLabel && member.model.engines.get(year)?.has(id),
  );
  if (!member || !engine) return 'not sold';
  const { sheet } = member;
  const of = (code: string, fact: string) =>
    needsOf(
      types.find((type) => type.code === code)!,
      { sheet, engine, cars: member.model.cars },
    )
      .filter(({ position }) => code !== 'brake-rotors' || position === 'front')
      .map(({ facts }) => facts[fact]);
  const each = (values: readonly unknown[]) => [...new Set(values)].join('+');
  const battery =
    market === 'br' ? `${each(of('batteries', 'capacity'))} Ah` : each(of('batteries', 'groupSize'));
  const { viscosity = 'none', quarts = 0 } = sheet.oil(engine, year) ?? {};
  return [
    battery,
    of('wiper-blades', 'bladeLength').join('/'),
    each(of('brake-rotors', 'diameter')),
    sheet.boltPattern,
    `${viscosity} ${quarts}`,
  ].join(' · ');
}

test.each([
  ['us', 2018, 'Honda Civic', '2.0L I4', '51R · 650/450/350 · 282 · 5x114.3 · 0w20 4.4'],
  ['us', 2018, 'Honda Civic', '1.5L I4 Turbo', '51R · 650/450/350 · 282 · 5x114.3 · 0w20 3.7'],
  ['us', 2016, 'Toyota Corolla', '1.8L I4', '35 · 700/350 · 275 · 5x100 · 0w20 4.4'],
  ['us', 2015, 'Toyota Camry', '2.5L I4', '24F · 650/500 · 296 · 5x114.3 · 0w20 4.6'],
  ['us', 2016, 'Honda Accord', '3.5L V6', '24F · 650/475 · 282+293 · 5x114.3 · 0w20 4.5'],
  ['us', 2017, 'Ford Escape', '2.0L I4 Turbo', '48 · 700/280 · 300+320 · 5x108 · 5w30 5.7'],
  ['us', 2017, 'Ford F-150', '5.0L V8', '65 · 550 · 350 · 6x135 · 5w20 7.7'],
  ['us', 2018, 'Ford F-150', '5.0L V8', '65 · 550 · 350 · 6x135 · 5w20 8.8'],
  ['us', 2020, 'Ford F-150', '5.0L V8', '65 · 550 · 350 · 6x135 · 5w20 8.8'],
  ['us', 2016, 'Chevrolet Silverado 1500', '5.3L V8', '48 · 550 · 330 · 6x139.7 · 0w20 8'],
  ['us', 2012, 'Jeep Wrangler', '3.6L V6', '94R · 380/330 · 302+332 · 5x127 · 5w30 6'],
  ['us', 2014, 'Jeep Wrangler', '3.6L V6', '94R · 380/330 · 302+332 · 5x127 · 5w20 6'],
  ['us', 2020, 'Tesla Model 3', 'Electric', '51R · 650/475 · 320+355 · 5x114.3 · none 0'],
  ['us', 2012, 'Ford F-150', '5.0L V8', '65 · 550 · 350 · 6x135 · 5w20 7.7'],
  ['us', 2010, 'Honda Pilot', '3.5L V6', '24F · 700/550/350 · 330 · 5x120 · 5w20 4.5'],
  ['us', 2014, 'Ram 2500', '6.7L I6 Turbo Diesel', '94R · 550 · 352 · 8x165.1 · 5w40 12.9'],
  ['us', 2014, 'Chevrolet Equinox', '3.6L V6', '48 · 600/425/280 · 300 · 5x120 · 5w30 6'],
  ['us', 2017, 'Ford F-150', '3.5L V6', '65 · 550 · 350 · 6x135 · 5w20 6'],
  ['us', 2017, 'Ford F-150', '3.5L V6 Turbo', '94R · 550 · 350 · 6x135 · 5w30 6'],
  ['us', 2006, 'Ford F-150', '5.4L V8', '65 · 525 · 330 · 6x135 · 5w20 7'],
  ['us', 2012, 'Ram 1500', '3.7L V6', '94R · 550 · 336 · 5x139.7 · 5w20 5'],
  ['us', 2000, 'Jeep Wrangler', '4.0L I6', '34 · 450/300 · 320 · 5x114.3 · 5w30 6'],
  ['us', 2020, 'Jeep Wrangler', '2.0L I4 Turbo', '94R · 400/300 · 330 · 5x127 · 5w30 5'],
  ['us', 2018, 'Dodge Charger', '3.6L V6', '94R · 575/500 · 320 · 5x115 · 5w20 5.9'],
  ['us', 2014, 'Volkswagen Jetta', '2.0L I4 Turbo', '47 · 600/475 · 312 · 5x112 · 5w40 4.5'],
  ['us', 2014, 'Volkswagen Jetta', '2.0L I4 Turbo Diesel', '47 · 600/475 · 288 · 5x112 · 5w30 4.5'],
  ['us', 2013, 'Honda Civic', '2.4L I4', '51R · 650/550 · 300 · 5x114.3 · 0w20 3.9'],
  ['us', 2012, 'Ford Mustang', '5.0L V8', '96R · 550/500 · 336 · 5x114.3 · 5w20 8'],
  ['us', 2002, 'Ford Mustang', '3.8L V6', '96R · 600/550 · 274 · 5x114.3 · 5w20 5'],
  ['us', 2025, 'Tesla Model 3', 'Electric', '51R · 650/475 · 320+355 · 5x114.3 · none 0'],
  ['us', 2020, 'Honda Accord', '1.5L I4 Turbo', '51R · 700/500 · 293 · 5x114.3 · 0w20 3.4'],
  ['us', 2020, 'Honda Accord', '2.0L I4 Turbo', '47 · 700/500 · 312 · 5x114.3 · 0w20 5.3'],
  ['us', 2006, 'Ford Escape', '3.0L V6', '48 · 650/400/300 · 288 · 5x114.3 · 5w20 5'],
  ['us', 2019, 'Subaru Impreza', '2.0L H4', '35 · 650/425/350 · 277 · 5x100 · 0w20 4.4'],
  ['us', 2012, 'Subaru Outback', '2.5L H4', '35 · 650/425/350 · 294 · 5x100 · 5w30 4.2'],
  ['us', 2013, 'Subaru Outback', '2.5L H4', '35 · 650/425/350 · 294 · 5x100 · 0w20 5.1'],
  ['us', 2012, 'Subaru Legacy', '2.5L H4', '35 · 650/425 · 294 · 5x100 · 5w30 4.2'],
  ['us', 2010, 'Subaru Forester', '2.5L H4', '35 · 700/475/350 · 277 · 5x100 · 5w30 4.2'],
  ['us', 2012, 'Subaru Forester', '2.5L H4', '35 · 700/475/350 · 277 · 5x100 · 0w20 5.5'],
  ['us', 2019, 'Subaru Crosstrek', '2.0L H4', '35 · 700/475/350 · 294 · 5x100 · 0w20 4.4'],
  ['us', 2007, 'Mazda Mazda3', '2.0L I4', '35 · 525/475/400 · 278 · 5x114.3 · 5w20 4.5'],
  ['us', 2016, 'Ford Explorer', '3.5L V6', '65 · 650/550/280 · 352 · 5x114.3 · 5w20 6'],
  ['us', 2014, 'Chevrolet Malibu', '2.5L I4', '47 · 700/475 · 300 · 5x120 · 5w30 5'],
  ['us', 2014, 'Chevrolet Malibu', '2.0L I4 Turbo', '47 · 700/475 · 322 · 5x120 · 5w30 5.3'],
  ['us', 2010, 'Nissan Sentra', '2.0L I4', '35 · 700/475 · 280 · 4x114.3 · 5w30 4.2'],
  ['us', 2021, 'Nissan Frontier', '3.8L V6', '24F · 550/475 · 296 · 6x114.3 · 0w20 6.1'],
  ['us', 2015, 'Kia Soul', '2.0L I4', '47 · 650/380/330 · 280+300 · 5x114.3 · 5w20 3.9'],
  ['us', 2001, 'Pontiac Grand Am', '3.4L V6', '75 · 550/500 · 278 · 5x115 · 5w30 5.8'],
  ['us', 2000, 'Buick LeSabre', '3.8L V6', '78 · 550 · 302 · 5x115 · 5w30 4.5'],
  ['us', 1998, 'Chevrolet Cavalier', '2.2L I4', '75 · 550/425 · 260 · 5x100 · 5w30 4.9'],
  ['us', 1999, 'Chevrolet S-10', '4.3L V6', '75 · 500 · 276 · 5x120 · 5w30 4.5'],
  ['us', 2002, 'Chevrolet Blazer', '4.3L V6', '75 · 500/350 · 276 · 5x120 · 5w30 4.5'],
  ['us', 2003, 'Chevrolet Suburban', '5.3L V8', '78 · 550/350 · 305 · 6x139.7 · 5w30 6'],
  ['us', 2005, 'Chevrolet Trailblazer', '4.2L I6', '78 · 550/350 · 305 · 6x127 · 5w30 7'],
  ['us', 2000, 'Chevrolet Corvette', '5.7L V8', '78 · 550 · 326 · 5x120 · 5w30 6.5'],
  ['us', 2004, 'Chevrolet Express', '6.0L V8', '78 · 550 · 304 · 6x139.7 · 5w30 6'],
  ['us', 1996, 'Ford Ranger', '2.3L I4', '65 · 450 · 276 · 5x114.3 · 5w30 5'],
  ['us', 1995, 'Ford Bronco', '5.0L V8', '65 · 450 · 296 · 5x139.7 · 5w30 6'],
  ['us', 2000, 'Ford E-150', '5.4L V8', '65 · 500 · 320 · 5x139.7 · 5w20 6'],
  ['us', 1998, 'Ford Expedition', '5.4L V8', '65 · 500/350 · 308 · 5x135 · 5w20 6'],
  ['us', 2005, 'Jeep Liberty', '3.7L V6', '34 · 475/300 · 288 · 5x114.3 · 5w30 5'],
  ['us', 2002, 'Dodge Dakota', '4.7L V8', '34 · 500 · 286 · 6x114.3 · 5w30 6'],
  ['us', 2001, 'Dodge Neon', '2.0L I4', '26R · 550/450 · 257 · 5x100 · 5w30 4.5'],
  ['us', 2006, 'Chrysler 300', '5.7L V8', '94R · 550/500 · 320 · 5x115 · 5w20 7'],
  ['us', 2003, 'Ford Taurus', '3.0L V6', '96R · 550/350 · 276 · 5x108 · 5w20 4.5'],
  ['us', 2010, 'GMC Acadia', '3.6L V6', '48 · 600/525/300 · 326 · 6x132 · 5w30 5.5'],
  ['us', 1995, 'Chevrolet C1500', '5.7L V8', '78 · 450 · 298 · 5x127 · 5w30 5'],
  ['mx', 2016, 'Nissan Versa', '1.6L I4', '51R · 600/350 · 260 · 4x100 · 5w30 3.4'],
  ['mx', 2010, 'Nissan Tsuru', '1.6L I4', '35 · 450 · 234 · 4x100 · 10w30 3.4'],
  ['mx', 2016, 'Nissan Sentra', '1.8L I4', '35 · 650/425 · 280 · 5x114.3 · 0w20 4.2'],
  ['mx', 2014, 'Volkswagen Jetta', '2.5L I5', '47 · 600/475 · 280+288 · 5x112 · 5w40 6.3'],
  ['mx', 2015, 'Chevrolet Aveo', '1.6L I4', '35 · 550/400 · 236+256 · 4x100 · 5w30 4.8'],
  ['mx', 2016, 'Toyota Corolla', '1.8L I4', '35 · 700/350 · 275 · 5x100 · 0w20 4.4'],
  ['mx', 2015, 'Nissan March', '1.6L I4', '51R · 550/300/280 · 260 · 4x100 · 5w30 3.4'],
  ['mx', 2017, 'Volkswagen Vento', '1.6L I4', '47 · 600/400 · 256 · 5x100 · 5w40 3.8'],
  ['mx', 2014, 'Honda CR-V', '2.4L I4', '51R · 650/425/300 · 296 · 5x114.3 · 0w20 4.6'],
  ['mx', 2018, 'Ford Lobo', '5.0L V8', '65 · 550 · 350 · 6x135 · 5w20 8.8'],
  ['mx', 2016, 'Honda HR-V', '1.8L I4', '51R · 650/400/350 · 293 · 5x114.3 · 0w20 3.9'],
  ['mx', 2023, 'Ford Ranger', '2.3L I4 Turbo', '48 · 600/400 · 332 · 6x139.7 · 5w30 6'],
  ['mx', 2019, 'Nissan Kicks', '1.6L', '35 · 600/400/300 · 260 · 4x100 · 5w30 3.7'],
  ['br', 2015, 'Volkswagen Gol', '1.0 Flex', '50 Ah · 525/450/300 · 239 · 5x100 · 5w40 3.7'],
  ['br', 2015, 'Volkswagen Gol', '1.6 Flex', '60 Ah · 525/450/300 · 256 · 5x100 · 5w40 3.7'],
  ['br', 2016, 'Chevrolet Onix', '1.4 Flex', '50 Ah · 600/350/280 · 256 · 4x100 · 5w30 3.7'],
  ['br', 2016, 'Hyundai HB20', '1.6 Flex', '60 Ah · 600/350/300 · 256 · 4x100 · 5w30 3.5'],
  ['br', 2015, 'Fiat Palio', '1.4 Flex', '50 Ah · 600/400/330 · 257 · 4x98 · 5w30 2.9'],
  ['br', 2012, 'Ford Fiesta', '1.0 Flex', '50 Ah · 600/400/330 · 258 · 4x108 · 5w30 4.2'],
  ['br', 2012, 'Honda Fit', '1.4 Flex', '50 Ah · 700/350/300 · 262 · 4x100 · 5w20 3.8'],
  ['br', 2022, 'Chevrolet Onix', '1.0 3cil Flex', '50 Ah · 650/425/330 · 256 · 4x100 · 0w20 3.7'],
  ['br', 2015, 'Fiat Strada', '1.4 Flex', '60 Ah · 500/450 · 257 · 4x98 · 5w30 2.9'],
  ['br', 2020, 'Fiat Argo', '1.0 3cil Flex', '50 Ah · 600/400/300 · 257 · 4x98 · 0w20 3.6'],
  ['br', 2018, 'Ford Ka', '1.0 3cil Flex', '48 Ah · 600/400/300 · 258 · 4x108 · 5w20 4.2'],
  ['br', 2017, 'Toyota Corolla', '2.0 Flex', '60 Ah · 700/350 · 275 · 5x100 · 0w20 4.4'],
  ['br', 2018, 'Jeep Renegade', '2.0 Turbo Diesel', '70 Ah · 550/500/300 · 281+305 · 5x110 · 5w30 5.1'],
  ['br', 2020, 'Volkswagen Polo', '1.0 Turbo Flex', '60 Ah · 600/400/280 · 276 · 5x100 · 5w40 4.2'],
  ['br', 2018, 'Chevrolet S10', '2.5 Flex', '70 Ah · 575/525 · 300 · 6x139.7 · 5w30 5.3'],
  ['br', 2018, 'Chevrolet S10', '2.8 Turbo Diesel', '80 Ah · 575/525 · 300 · 6x139.7 · 5w30 6'],
  ['br', 2018, 'Ford Ranger', '2.5 Flex', '70 Ah · 600/400 · 302 · 6x139.7 · 5w30 6'],
  ['br', 2024, 'Ford Ranger', '2.0 Turbo Diesel', '80 Ah · 600/400 · 332 · 6x139.7 · 5w30 6.3'],
  ['br', 2015, 'Toyota Hilux', '2.7 Flex', '70 Ah · 550/475 · 297 · 6x139.7 · 5w30 5.8'],
  ['br', 2018, 'Honda HR-V', '1.8 Flex', '60 Ah · 650/400/350 · 293 · 5x114.3 · 0w20 3.9'],
  ['br', 2024, 'Honda HR-V', '1.5 Flex', '60 Ah · 650/400/350 · 293 · 5x114.3 · 0w20 3.7'],
] as const)('%s %i %s %s', (market, year, car, engine, facts) => {
  expect(factsOf(market, car, year, engine)).toBe(facts);
});
