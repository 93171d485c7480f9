import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A line as GeoNames writes it; what is given stands in the place of a colonia of Mexico City. */
export function geonamesLine(given: Partial<Record<keyof typeof colonia, string>> = {}): string {
  return Object.values({ ...colonia, ...given }).join('\t');
}

const colonia = {
  country: 'MX',
  code: '06700',
  place: 'Roma Norte',
  state: 'Ciudad de México',
  stateCode: '09',
  municipality: 'Cuauhtémoc',
  municipalityCode: '015',
  part: 'Ciudad de México',
  partCode: '06',
  lat: '19.4195',
  lng: '-99.1620',
  accuracy: '4',
};

/** A file with these lines, or these bytes. */
export function fileOf(lines: readonly string[] | Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), 'postal-')), 'codes.txt');
  writeFileSync(file, Buffer.isBuffer(lines) ? lines : `${lines.join('\n')}\n`);
  return file;
}
