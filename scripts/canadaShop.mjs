// A shop in a market and a language that do not ship, as another team has it: the files of `examples/canada` over a new shop
// outside the repository. A guest in Quebec buys in French, with both taxes in sight and no English left, with script and without.
//   node scripts/canadaShop.mjs [--keep]     --keep leaves the shop where it is, and says where
import { join } from 'node:path';
import { seeCanada } from './lib/canadaCheck.mjs';
import { tryOutside } from './lib/outsideShop.mjs';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';

const LOCALITIES = at('examples', 'canada', 'localities.ts');

/** As it is typed: with what shoppers there type, from a file of the shop. */
const contract = (origin, data, ...more) => [
  ...['npm', 'run', '--silent', 'contract', '--', '--origin', origin, '--market', 'ca'],
  ...['--outbox', join(data, 'outbox'), '--trusted-proxy', '--malformed', '3', ...more],
];

/** A file that is none is refused by its name. */
async function refusal(origin, data, file, words) {
  const { code, output } = await run(contract(origin, data, '--localities', file), { quiet: true });
  return code !== 0 && output.includes(file) && output.includes(words) ? [] : [output];
}

await tryOutside({
  example: 'canada',
  parts: '100',
  async visit({ browser, origin, data, note, step }) {
    await seeCanada(browser, origin, data, note);
    await step('its server keeps the contract', contract(origin, data, '--localities', LOCALITIES));
    const record = at('examples', 'canada', 'record.ts');
    await step('a file without localities is refused', () =>
      refusal(origin, data, record, 'exports no localities'),
    );
    await step('a file that is not there is refused', () =>
      refusal(origin, data, at('nowhere.ts'), 'cannot be read'),
    );
  },
});
