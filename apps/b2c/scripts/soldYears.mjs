// The tables let many models live on: a maker's key stays valid after the last car. What was truly sold in the United States.
import { lastYear } from './vehicleRules.mjs';

/** Last model year by make and model; `Make *` is all of them. */
const lastSold = {
  'Saab *': 2011,
  'Suzuki *': 2013,
  'Chevrolet Captiva Sport': 2015,
  'Chevrolet Caprice Police Vehicle': 2017,
  'Chevrolet SS': 2017,
  'Chevrolet Volt': 2019,
  'Chevrolet Camaro': 2024,
  'Chevrolet Geo Prizm': 2002,
  'Chevrolet Tracker': 2004,
  'Cadillac ELR': 2016,
  'Chevrolet Silverado LD': 2019,
  'GMC Sierra Limited': 2019,
  'Chevrolet Silverado LTD': 2022,
  'Ford Fiesta': 2019,
  'Ford Flex': 2019,
  'Ford Ecosport': 2022,
  'Ford Transit Connect': 2023,
  'Ford Edge': 2024,
  'Dodge Challenger': 2023,
  'Dodge Grand Caravan': 2020,
  'Chrysler Grand Caravan': 2020,
  'Chrysler 300': 2023,
  'Jeep Renegade': 2023,
  'Jeep Patriot': 2017,
  'Mitsubishi Diamante': 2004,
  'Mitsubishi Mirage': 2024,
  'Nissan Titan': 2024,
  'Nissan Versa Note': 2019,
  'Nissan NV': 2021,
  'Nissan NV200': 2021,
  'Toyota Celica': 2005,
  'Toyota Venza': 2024,
  'Toyota Yaris': 2020,
  'Hyundai Accent': 2022,
  'Hyundai Santa Fe XL': 2018,
  'Mazda Mazda2': 2014,
  'Mercedes-Benz B-Class': 2019,
  'Mercedes-Benz GLK-Class': 2015,
  'Mercedes-Benz M-Class': 2015,
  'Mercedes-Benz SLS-Class': 2015,
  'Mercedes-Benz Metris': 2023,
  'Lincoln Continental': 2020,
};

/** Years between two lives of a name. */
const pauses = {
  'Jeep Cherokee': [2002, 2013],
  'Honda Passport': [2003, 2018],
  'Acura Integra': [2002, 2022],
  'Toyota Supra': [1999, 2019],
  'Mitsubishi Mirage': [2003, 2013],
  'Acura NSX': [2006, 2016],
  'Toyota Venza': [2016, 2020],
  'Acura ZDX': [2014, 2023],
  'Ford Ranger': [2012, 2018],
  'Chrysler Pacifica': [2009, 2016],
  'Lincoln Continental': [2003, 2016],
  'Lincoln Aviator': [2006, 2019],
};

const neverSold = new Set([
  'Chevrolet Orlando',
  'Chevrolet Onix',
  'Chevrolet Matiz',
  "Ford '34",
  'GMC Cruise Origin AV',
  'Mitsubishi RVR',
]);

const renamed = {
  'Jeep Wrangler JK': 'Wrangler',
  'Nissan Ariya Hatchback': 'Ariya',
  'Nissan Ariya MPV': 'Ariya',
  'Nissan Kicks MPV': 'Kicks',
  'Toyota COROLLA iM': 'Corolla iM',
  'Toyota Prius Prime (PHEV)': 'Prius Prime',
  'Toyota RAV4 Prime (PHEV)': 'RAV4 Prime',
  'Pontiac Grand AM': 'Grand Am',
  'Chevrolet S-10 Pickup': 'S-10',
  'Chevrolet Astro Van': 'Astro',
  'GMC Jimmy Utility': 'Jimmy',
  'GMC S15 Utility': 'Jimmy',
  'Cadillac Deville': 'DeVille',
  'Oldsmobile Eighty Eight (88)': 'Eighty-Eight',
  'Oldsmobile Ninety Eight (98)': 'Ninety-Eight',
};

/** Name of a model as the shop has it; undefined for one that was not sold. */
export const soldName = (make, model) =>
  neverSold.has(`${make} ${model}`) ? undefined : (renamed[`${make} ${model}`] ?? model);

export function wasSold(make, model, year) {
  const [from = lastYear + 1, to = 0] = pauses[`${make} ${model}`] ?? [];
  const last = lastSold[`${make} ${model}`] ?? lastSold[`${make} *`] ?? lastYear;
  return year <= last && !(from <= year && year <= to);
}
