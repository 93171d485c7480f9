import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { run } from './processes.mjs';

/** Fewer findings than this, and hardly anything was asked. */
const FEWEST = 400;
/** Spoiled requests of each row: the shipped markets get 25, and the server is the same. */
const MALFORMED = '1';

/** Files that are no localities of Canada, and what is said of each. */
const WRONG = [
  { file: 'nowhere.ts', says: ['nowhere.ts cannot be read', 'Cannot find module'] },
  {
    file: 'record.ts',
    says: ['record.ts exports no localities', 'export const localities = [localityOf(…)];'],
  },
  {
    file: 'otherMarket.ts',
    code: "import { localities as own } from './localities.ts';\n\nexport const localities = own.map((one) => ({ ...one, code: 'nz' }));\n",
    says: ["otherMarket.ts has no locality of market 'ca'", "It has 'nz'."],
  },
  {
    file: 'withoutPlace.ts',
    code: "import { localities as own } from './localities.ts';\n\nexport const localities = own.map(({ place, promoCode, ...one }) => one);\n",
    says: ["withoutPlace.ts: the locality of 'ca' lacks place, promoCode."],
  },
];

/**
 * `npm run contract` with the localities of the shop's folder: its server keeps the contract, and a wrong file is refused in
 * words that name it.
 * @param {{ shop: string, origin: string, data: string, step: (words: string, work: () => Promise<string[]>) => Promise<boolean> }} served
 */
export async function holdToContract({ shop, origin, data, step }) {
  const contract = (command, file, ...more) =>
    run([...command, ...['--origin', origin, '--market', 'ca', '--localities', join(shop, file)], ...more], {
      quiet: true,
    });
  const answers = WRONG.map(({ file, code }) => {
    if (code) writeFileSync(join(shop, file), code);
    return contract(['node', at('scripts', 'contract.mjs')], file);
  });
  for (const [index, { file, says }] of WRONG.entries())
    await step(`the contract refuses ${file}`, async () => {
      const { code, output } = await answers[index];
      const isRefused =
        code === 2 && says.every((words) => output.includes(words)) && !/^ +at /m.test(output);
      return isRefused ? [] : [`Exit code ${code}: ${output}`];
    });
  const mails = ['--outbox', join(data, 'outbox'), '--trusted-proxy', '--malformed', MALFORMED];
  await step("the server keeps the contract with the shop's localities", async () => {
    const npm = ['npm', 'run', '--silent', 'contract', '--'];
    const { code, output } = await contract(npm, 'localities.ts', ...mails);
    const [, passed = 0] = /^(\d+) passed, 0 failed in/m.exec(output) ?? [];
    return code === 0 && passed >= FEWEST ? [] : [`Exit code ${code}, ${passed} passed: ${output}`];
  });
}
