// Before a release: every published manifest says where its source is, or nothing is published.
//   node scripts/nameRepository.mjs
import { writeFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { publishedPackages } from './lib/publishedPackages.mjs';
import { repositoryAddress, withRepository } from './lib/repository.mjs';
import { refuse, print } from './lib/print.mjs';

const address = repositoryAddress();
if (!address)
  refuse('Nothing says where this repository is: set `repository` in package.json, or run in a workflow.');
for (const { folder, manifest } of publishedPackages()) {
  const named = JSON.stringify(withRepository(manifest, folder, address), undefined, 2);
  writeFileSync(at(folder, 'package.json'), `${named}\n`);
}
print(`The manifests name ${address}.`);
