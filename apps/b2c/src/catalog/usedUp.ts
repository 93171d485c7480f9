import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../ops/packageRoot.ts';

const types: readonly string[] = JSON.parse(readFileSync(join(packageRoot, 'data', 'used-up.json'), 'utf8'));

/** Whether parts of the type are gone once they were used, as oil: nobody gives a warranty on them. */
export const isUsedUp = (typeCode: string): boolean => types.includes(typeCode);
