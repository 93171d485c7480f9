// `npm run fonts`: makes the font files of the themes from those that Fontsource publishes, with the letters and features
// that the shop is set in.
import { writeFileSync } from 'node:fs';
import { fontSubsets, furtherRange } from './lib/fontSubsets.mjs';
import { at } from './lib/paths.mjs';

for (const { file, bytes } of await fontSubsets()) {
  writeFileSync(at('packages', 'ui', 'src', 'themes', 'fonts', file), bytes);
  console.log(`${file}: ${(bytes.length / 1000).toFixed(1)} kB`);
}
console.log(`unicodeRange of the further ones, for furtherFace.ts: ${furtherRange()}`);
