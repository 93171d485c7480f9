import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

const perPart = 50;
/** Types without a measure that the vehicle decides on: whatever is generated has no fault. */
const types = [
  'oil-filters',
  'air-filters',
  'engine-mounts',
  'valve-cover-gaskets',
  'pcv-valves',
  'thermostats',
];

/** Writes a file line by line; memory holds what the disk has not taken. */
async function writeLines(file, lines) {
  const stream = createWriteStream(file);
  let chunk = '';
  for (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < 65_536) continue;
    if (!stream.write(chunk)) await once(stream, 'drain');
    chunk = '';
  }
  stream.end(chunk);
  await once(stream, 'finish');
}

/**
 * The cars of the United States that a database has, by year, with their engines.
 * @param {import('@driveline/b2c/seed').Database} database
 */
export async function readCars({ pool }) {
  const { rows } = await pool.query(
    `select k.name as make, m.name as model, v.year, array_agg(distinct e.label order by e.label) as engines
     from vehicle v join model m on m.id = v.model_id join make k on k.id = m.make_id join engine e on e.id = v.engine_id
     where v.market = 'us' group by m.id, k.name, m.name, v.year order by m.id, v.year`,
  );
  return rows;
}

/**
 * ACES and PIES files, a mapping table and stock of so many applications, 50 a part, over these cars. Ids are made up:
 * the industry's are licensed.
 * @param {string} folder
 * @param {{ applications: number, cars: { make: string, model: string, year: number, engines: string[] }[] }} wanted
 * @returns {Promise<{ aces: string, pies: string, map: string, stock: string, parts: number }>}
 */
export async function writeAutoCareFiles(folder, { applications, cars }) {
  const labels = [...new Set(cars.flatMap(({ engines }) => engines))];
  const engineIds = new Map(labels.map((label, at) => [label, at + 1]));
  const parts = Math.ceil(applications / perPart);
  const numberOf = (part) => `MIL-${String(part).padStart(6, '0')}`;
  const typeOf = (part) => part % types.length;
  const file = (name) => join(folder, name);

  function* map() {
    yield 'kind,id,to,market,make,model,year';
    yield 'brand,MILL,Million Parts,,,,';
    yield 'position,*,-,,,,';
    yield 'price,RET,list,,,,';
    for (const [at, type] of types.entries()) yield `part type,${1000 + at},${type},,,,`;
    for (const [label, id] of engineIds) yield `engine,${id},"${label}",,,,`;
    for (const [at, { make, model, year }] of cars.entries())
      yield `vehicle,${at + 1},,us,"${make}","${model}",${year}`;
  }

  function* aces() {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<ACES version="4.2">';
    yield '<Header><BrandAAIAID>MILL</BrandAAIAID><SubmissionType>FULL</SubmissionType></Header>';
    for (let id = 0; id < applications; id++) {
      const part = Math.floor(id / perPart);
      const at = (part * 17 + (id % perPart)) % cars.length;
      const car = cars[at];
      // Each second part is for one engine.
      const engine = part % 2 ? `<EngineBase id="${engineIds.get(car.engines[0])}"/>` : '';
      yield `<App action="A" id="${id + 1}"><BaseVehicle id="${at + 1}"/>${engine}<Qty>1</Qty><PartType id="${1000 + typeOf(part)}"/><Part>${numberOf(part)}</Part></App>`;
    }
    yield `<Footer><RecordCount>${applications}</RecordCount></Footer>\n</ACES>`;
  }

  function* pies() {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<PIES xmlns="http://www.autocare.org">';
    yield '<Header><PIESVersion>7.2</PIESVersion><SubmissionType>FULL</SubmissionType></Header><Items>';
    for (let part = 0; part < parts; part++) {
      const number = numberOf(part);
      yield `<Item MaintenanceType="A"><HazardousMaterialCode>N</HazardousMaterialCode><PartNumber>${number}</PartNumber><BrandAAIAID>MILL</BrandAAIAID><PartTerminologyID>${1000 + typeOf(part)}</PartTerminologyID><Descriptions><Description DescriptionCode="DES" LanguageCode="EN">Part ${number}</Description></Descriptions><Prices><Pricing PriceType="RET"><CurrencyCode>USD</CurrencyCode><Price UOM="PE">${10 + (part % 90)}.99</Price></Pricing></Prices><DigitalAssets><DigitalFileInformation><AssetType>P04</AssetType><URI>https://img.example/${number}.jpg</URI></DigitalFileInformation></DigitalAssets></Item>`;
    }
    yield `</Items><Trailer><ItemCount>${parts}</ItemCount></Trailer>\n</PIES>`;
  }

  function* stock() {
    yield 'brand,part_number,market,store,on_hand';
    for (let part = 0; part < parts; part++)
      yield `Million Parts,${numberOf(part)},us,1203,${1 + (part % 9)}`;
  }

  await writeLines(file('map.csv'), map());
  await writeLines(file('aces.xml'), aces());
  await writeLines(file('pies.xml'), pies());
  await writeLines(file('stock.csv'), stock());
  return {
    aces: file('aces.xml'),
    pies: file('pies.xml'),
    map: file('map.csv'),
    stock: file('stock.csv'),
    parts,
  };
}
