import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { sampleShopFolder } from './sampleShop.ts';

const repository = join(sampleShopFolder, '..', '..');

/** A folder of its own for each test of the file, for a shop that something is wrong with. */
export function doctorFolder() {
  let isLinked = false;
  const folder = {
    root: '',
    write: (files: Readonly<Record<string, string | object>>) => {
      for (const [path, content] of Object.entries(files)) {
        // Through the link they would be those of this repository.
        if (isLinked && path.startsWith('node_modules/')) throw new Error(`${path} is not the folder's own.`);
        mkdirSync(dirname(join(folder.root, path)), { recursive: true });
        writeFileSync(
          join(folder.root, path),
          typeof content === 'string' ? content : JSON.stringify(content),
        );
      }
    },
    /** Gives the shop the packages of this repository. */
    installed: () => {
      symlinkSync(join(repository, 'node_modules'), join(folder.root, 'node_modules'));
      isLinked = true;
    },
  };
  beforeEach(() => {
    folder.root = mkdtempSync(join(tmpdir(), 'driveline-doctor-'));
    isLinked = false;
  });
  afterEach(() => rmSync(folder.root, { recursive: true, force: true }));
  return folder;
}
