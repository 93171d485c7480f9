import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @throws {RangeError} the folder has files, which would be lost among those of a shop */
export function checkFolder(root) {
  if (existsSync(root) && readdirSync(root).length > 0) throw new RangeError(`${root} has files already.`);
}

/**
 * @param {string} root folder that does not exist yet or is empty
 * @param {Record<string, string>} files of `shopFiles`
 * @throws {RangeError} the folder has files
 */
export function writeShop(root, files) {
  checkFolder(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
