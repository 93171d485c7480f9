// What the extract keeps and how it words it.
export const firstYear = 1990;
export const lastYear = 2026;

const list = (text) => text.split(',').map((s) => s.trim());

/** Upper-case name of the tables to the name on the page. */
export const makes = new Map(
  list(
    'Acura,Alfa Romeo,Audi,BMW,Buick,Cadillac,Chevrolet,Chrysler,Dodge,FIAT,Ford,Genesis,GMC,Honda,Hummer,Hyundai,INFINITI,Isuzu,Jaguar,Jeep,Kia,Land Rover,Lexus,Lincoln,Lucid,Mazda,Mercedes-Benz,Mercury,MINI,Mitsubishi,Nissan,Oldsmobile,Plymouth,Polestar,Pontiac,Porsche,RAM,Rivian,Saab,Saturn,Scion,Subaru,Suzuki,Tesla,Toyota,Volkswagen,Volvo',
  ).map((name) => [
    name.toUpperCase(),
    name.replace('FIAT', 'Fiat').replace('INFINITI', 'Infiniti').replace('RAM', 'Ram'),
  ]),
);

/** Body classes of what people drive; buses, chassis, motor homes are left out. */
export const bodyNames = new Map(
  Object.entries({
    1: 'Convertible',
    2: 'Minivan',
    3: 'Coupe',
    5: 'Hatchback',
    7: 'SUV',
    8: 'SUV',
    9: 'Van',
    10: 'Convertible',
    13: 'Sedan',
    15: 'Wagon',
    60: 'Pickup',
    95: 'Van',
    119: 'Pickup',
  }),
);

/** Bodies that the tables tell wrongly. */
export const knownBodies = new Map([['Nissan Kicks', 'SUV']]);

/** Kept even where the tables tell no body. */
export const popularModels = new Set(
  list(
    'Ford F-150,Ford Mustang,Ford Explorer,Ford Ranger,Chevrolet Silverado,Chevrolet Tahoe,Chevrolet Camaro,GMC Sierra,Dodge Ram,Jeep Wrangler,Jeep Cherokee,Jeep Grand Cherokee,Honda Accord,Honda Civic,Toyota Camry,Toyota Corolla,Nissan Altima,Nissan Sentra',
  ),
);

/** Shouted names come down; a name of two brands' lists keeps one spelling. Undefined leaves the model out. */
export function modelName(make, raw) {
  if (make === 'Ram' && /^(4|5)\d00/.test(raw)) return undefined;
  if (/^(silverado|sierra)$/i.test(raw ?? '')) return `${raw} 1500`;
  if (
    !raw ||
    /incomplete|chassis|cutaway|motorhome|stripped|school|commercial|ambulance|limousine|hearse/i.test(raw)
  )
    return undefined;
  let name = raw
    .replace(/\s+/g, ' ')
    .replace(/[=;,/|\t]/g, '-')
    .trim();
  if (name === name.toUpperCase() && /^[A-Z]{5,}( [A-Z]{4,})*$/.test(name))
    name = name.toLowerCase().replace(/\b./g, (c) => c.toUpperCase());
  const doubled = name.toLowerCase().startsWith(`${make.toLowerCase()} `)
    ? name.slice(make.length + 1)
    : name;
  return doubled.length > 40 ? undefined : doubled;
}

const layouts = {
  'In-Line': 'I',
  'V-Shaped': 'V',
  'Horizontally opposed (boxer)': 'H',
  'W Shaped': 'W',
  Rotary: 'R',
};
const fuels = {
  Diesel: 'Diesel',
  'Flexible Fuel Vehicle (FFV)': 'Flex',
  'Ethanol (E85)': 'Flex',
  'Compressed Natural Gas (CNG)': 'CNG',
  'Compressed Hydrogen/Hydrogen': 'Hydrogen',
  'Fuel Cell': 'Hydrogen',
};
const inlineSix = { BMW: true, Jeep: true };
const boxerMakes = { Subaru: true };

/** '3.5L V6 Turbo Hybrid'; empty when nothing is known. */
export function engineLabel(make, model, engine) {
  const { litres, cylinders, fuel, second } = engine;
  const isElectric =
    fuel === 'Electric' || make === 'Tesla' || make === 'Rivian' || make === 'Lucid' || make === 'Polestar';
  if (isElectric && !litres) return 'Electric';
  const parts = [];
  if (litres > 0.5 && litres < 10) parts.push(`${litres.toFixed(1)}L`);
  if (cylinders > 1 && cylinders <= 16) parts.push(`${layoutLetter(make, engine)}${cylinders}`);
  if (!parts.length) return '';
  if (engine.turbo) parts.push('Turbo');
  if (isElectric) parts.push('Plug-in Hybrid');
  else if (second === 'Electric' || /hybrid|prius/i.test(model)) parts.push('Hybrid');
  else if (fuels[fuel]) parts.push(fuels[fuel]);
  return parts.join(' ');
}

/** The tables' own layout; where they are silent, what that many cylinders nearly always are. */
function layoutLetter(make, { layout, cylinders }) {
  if (layout) return layouts[layout];
  if (boxerMakes[make]) return 'H';
  if (cylinders < 6) return 'I';
  return cylinders === 6 && inlineSix[make] ? 'I' : 'V';
}
