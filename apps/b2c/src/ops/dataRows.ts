import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { packageRoot } from './packageRoot.ts';

/** Rows of a gzipped, tab-separated file of the package's data. */
export const dataRows = (name: string): string[][] =>
  gunzipSync(readFileSync(join(packageRoot, 'data', name)))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
