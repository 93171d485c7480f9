// Whether imports run the ways of `.dependency-cruiser.mjs`.
//   node scripts/imports.mjs [--graph]     also prints what each folder of the server imports
import { parseArgs } from 'node:util';
import { cruiseImports, serverGraph } from './lib/imports.mjs';
import { at } from './lib/paths.mjs';

const { values } = parseArgs({ options: { graph: { type: 'boolean', default: false } } });

const startedAt = performance.now();
const { modules, faults } = await cruiseImports(at());
for (const { rule, from, to, comment } of faults) console.error(`${from} → ${to}\n  ${rule}: ${comment}`);

const { edges, mutual, circular } = serverGraph(modules);
if (values.graph)
  for (const [folder, imported] of edges) console.log(`${folder} → ${[...imported].join(', ') || '-'}`);
const count = [...edges.values()].reduce((sum, imported) => sum + imported.size, 0);
console.log(
  `The server's ${edges.size} folders have ${count} edges, ${mutual.length} mutual pairs, ${circular.length} folders in a cycle; ` +
    `${modules.length} files were read in ${Math.round((performance.now() - startedAt) / 1000)} s.`,
);
const failed = new Set(faults.map(({ from }) => from)).size + mutual.length + circular.length;
console.log(`${modules.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
