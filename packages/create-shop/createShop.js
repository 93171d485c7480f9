import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { markets as shipped } from '@driveline/markets';
import { createBrandTheme } from '@driveline/ui/themes';
import { askDecisions, checkCorners, COLORS, completed, refusing } from './askDecisions.js';
import { checkId, checkName, checkPhone, recordsOf, shopFiles, titleOf } from './shopFiles.js';
import { checkFolder, writeShop } from './writeShop.js';

const USAGE = `npm create @driveline/shop <folder> [-- <flags>]

Writes a shop into a folder that does not exist yet, or is empty. In a terminal it asks for what no flag answers.

  --markets us,mx       markets the shop sells in, the default one first; of ${shipped.map(({ code }) => code).join(', ')}
  --name 'Corner Parts' the brand's name as shoppers read it
  --phone '...'         the service phone; with several markets once for each: --phone us='...' --phone mx='...'
  --ink --paper --brand --on-brand --accent '#1a2b3c'
                        the brand's colors
  --corners tight       square, tight or round
  --yes                 asks nothing, and takes defaults
`;

const text = { type: 'string' };
const options = {
  accent: text,
  brand: text,
  corners: text,
  help: { type: 'boolean', default: false },
  ink: text,
  markets: text,
  name: text,
  'on-brand': text,
  paper: text,
  phone: { ...text, multiple: true, default: [] },
  yes: { type: 'boolean', default: false },
};

const listOf = (words) =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** Decisions that flags make; of the others nothing. */
function decisionsOf(flags) {
  const { corners: radius, 'on-brand': onBrand, ...others } = flags;
  if (radius !== undefined) checkCorners(radius);
  const all = { ...others, onBrand, radius };
  const given = [...Object.keys(COLORS), 'radius'].filter((input) => all[input] !== undefined);
  return Object.fromEntries(given.map((input) => [input, all[input]]));
}

/** @returns {Record<string, string>} by market code */
function phonesOf(flags, codes) {
  return Object.fromEntries(
    flags.map((flag) => {
      const [, code, phone] = /^([a-z]+)=(.*)$/.exec(flag) ?? [undefined, codes[0], flag];
      if (!codes.includes(code))
        throw new RangeError(
          `--phone is for market '${code}', where the shop does not sell. Add it to --markets, or leave the phone out.`,
        );
      checkPhone(phone, code);
      return [code, phone];
    }),
  );
}

/** @returns {Promise<object>} options of `shopFiles`, from flags and, where `ask` is given, answers */
async function optionsOf(id, flags, ask) {
  const usual = ({ usual: answer }) => answer;
  const asked = ask ?? usual;
  const known = shipped.map(({ code }) => code);
  const codes = listOf(
    flags.markets ??
      (await asked({
        words: `Markets, the default one first (${known.join(', ')})`,
        usual: known[0],
        judge: refusing((answer) => recordsOf(listOf(answer))),
      })),
  );
  const records = recordsOf(codes);
  const name =
    flags.name ?? (await asked({ words: 'Brand name', usual: titleOf(id), judge: refusing(checkName) }));
  const phones = phonesOf(flags.phone, codes);
  for (const { code, phone } of records)
    phones[code] ??= await asked({
      words: codes.length > 1 ? `Phone in ${code}` : 'Phone',
      usual: phone.example,
      judge: refusing((answer) => checkPhone(answer, code)),
    });
  const given = decisionsOf(flags);
  // What flags decide is not asked again: it is refused at once.
  createBrandTheme({ ...completed(given), name: id });
  const decisions = completed(ask ? await askDecisions(ask, given) : given);
  return { id, name, markets: codes, phones, decisions };
}

/**
 * Questions of a terminal. An empty answer is the usual one, or the colour that was proposed.
 * @returns {{ ask: (question: { words: string, usual: string, judge: (answer: string) => { error?: string, proposal?: string } }) => Promise<string>, close: () => void }}
 */
function createQuestions(input, output) {
  const lines = createInterface({ input, output });
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  async function ask({ words, usual, judge }) {
    let answer = '';
    let offered = usual;
    for (;;) {
      answer = (await lines.question(`${words} [${offered}]: `, { signal: ended.signal })).trim() || offered;
      const { error, proposal } = judge(answer);
      if (error === undefined) return answer;
      output.write(`${error}\n`);
      offered = proposal ?? usual;
    }
  }
  return { ask, close: () => lines.close() };
}

async function write(folder, flags, { input, output }) {
  const root = resolve(folder);
  const id = basename(root);
  checkId(id);
  checkFolder(root);
  const questions = input.isTTY && !flags.yes ? createQuestions(input, output) : undefined;
  try {
    writeShop(root, shopFiles(await optionsOf(id, flags, questions?.ask)));
  } finally {
    questions?.close();
  }
  output.write(`\nYour shop is in ${root}. Now:\n\n  cd ${folder}\n  npm install\n  npm run dev\n\n`);
}

/**
 * The command.
 * @param {string[]} args folder and flags
 * @param {{ input: object, output: object, errors: object }} streams questions are asked when `input` is a terminal
 * @returns {Promise<number>} exit code: 1 when no shop can be written, 2 for flags that there are not
 */
export async function createShop(args, { input, output, errors }) {
  let parsed;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    errors.write(`${error.message}\n\n${USAGE}`);
    return 2;
  }
  const { values: flags, positionals } = parsed;
  const [folder, ...rest] = positionals;
  if (flags.help) output.write(USAGE);
  else if (!folder || rest.length > 0) errors.write(USAGE);
  if (flags.help || !folder || rest.length > 0) return flags.help ? 0 : 2;
  try {
    await write(folder, flags, { input, output });
    return 0;
  } catch (error) {
    if (error.name === 'AbortError') errors.write('\nNo shop was written.\n');
    else if (error instanceof RangeError || error instanceof TypeError) errors.write(`${error.message}\n`);
    else throw error;
    return 1;
  }
}
