#!/usr/bin/env node
// npm create @driveline/shop my-shop
import { basename, resolve } from 'node:path';
import { writeShop } from './writeShop.js';

const USAGE =
  'npm create @driveline/shop <folder>\n\nWrites a shop into a folder that does not exist yet, or is empty.\n';

const [folder, ...rest] = process.argv.slice(2);
if (!folder || rest.length > 0 || folder.startsWith('-')) {
  process.stderr.write(USAGE);
  process.exit(folder === '--help' ? 0 : 2);
}
try {
  const root = resolve(folder);
  writeShop(root, basename(root));
  process.stdout.write(`\nYour shop is in ${root}. Now:\n\n  cd ${folder}\n  npm install\n  npm run dev\n\n`);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
