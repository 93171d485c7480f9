// An app of one market is that market's: its build holds no other one's words or record, and it serves its pages.
//   node --conditions=@driveline/source scripts/marketBuild.mjs [mx]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languagesOf, marketByCode, markets } from '@driveline/markets';
import { enUS } from '@driveline/ui/i18n/en-US';
import { esMX } from '@driveline/ui/i18n/es-MX';
import { esUS } from '@driveline/ui/i18n/es-US';
import { ptBR } from '@driveline/ui/i18n/pt-BR';
import * as issueWords from '@driveline/validation/messages';
import { at } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';
import { startServer } from './lib/server.mjs';
import { messagesOf } from './lib/words/wordTables.mjs';

const [code = 'mx'] = process.argv.slice(2);
const market = marketByCode(code);
const folder = at('apps', 'storefront');
const faults = [];
/** Of a function or a field, on lines of its own: the server's files keep them, and they may quote what a page says. */
const COMMENT = /^\s*\/\*\*[\s\S]*?\*\/$/gm;

const built = await run(['npm', 'run', 'build', '-w', 'apps/storefront', '--', '--market', code], {
  quiet: true,
});
if (built.code === 0) {
  readShipped();
  await readFirstPage();
} else {
  faults.push(built.output);
}
for (const fault of faults.slice(0, 40)) console.log(fault);
console.log(faults.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
process.exitCode = faults.length === 0 ? 0 : 1;

/** Everything that is text in some data. */
function textsIn(data) {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** The sentences of a locale that a search finds: of some length, without places that are filled or signs that are escaped. */
function sentencesOf(locale) {
  const packages = {
    'en-US': [enUS, issueWords.enUS],
    'es-MX': [esMX, issueWords.esMX],
    'es-US': [esUS, issueWords.esUS],
    'pt-BR': [ptBR, issueWords.ptBR],
  };
  const all = textsIn([messagesOf('packages/storefront')[locale], packages[locale]]);
  return new Set(
    all.filter((text) => text.length >= 16 && text.includes(' ') && /^[^{}<>\\"'`’\n]+$/.test(text)),
  );
}

function readShipped() {
  const files = readdirSync(join(folder, 'build', code), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map(({ name, parentPath }) => ({
      name,
      text: readFileSync(join(parentPath, name), 'utf8').replace(COMMENT, ''),
    }));
  const own = new Set(languagesOf(market).flatMap(({ locale }) => [...sentencesOf(locale)]));
  const found = [...own].filter((sentence) => files.some(({ text }) => isSaid(text, sentence)));
  console.log(`${files.length} files of ${code} with ${found.length} of its ${own.size} sentences`);
  // A search that finds nothing would find nothing of the others either.
  if (found.length < own.size * 0.9) faults.push(`Most sentences of ${code} are not where this looks.`);
  for (const { locale, code: other } of markets.filter((it) => it.code !== code)) {
    const foreign = [...sentencesOf(locale)].filter((sentence) => !own.has(sentence));
    console.log(`${foreign.length} sentences of ${other} were looked for`);
    for (const { name, text } of files) {
      const said = foreign.filter((sentence) => isSaid(text, sentence));
      faults.push(...said.map((sentence) => `${name} says '${sentence}' (${locale}).`));
      // Libraries may name a locale; a record of ours says that it is a market's.
      if (new RegExp(`locale\\\\*["'\`]?:\\s*\\\\*["'\`]${locale}`).test(text)) {
        faults.push(`${name} holds a record of '${locale}'.`);
      }
    }
  }
}

/** As a text of the program. */
function isSaid(code, sentence) {
  return ['"', "'", '`'].some((quote) => code.includes(quote + sentence));
}

async function readFirstPage() {
  const server = await startServer({ DRIVELINE_MARKET: code });
  const answer = await fetch(`http://localhost:${server.port}/`);
  const language = /<html[^>]* lang="([^"]+)"/.exec(await answer.text())?.[1];
  await server.stop();
  if (answer.status !== 200 || language !== market.locale)
    faults.push(`The first page answers ${answer.status}, in '${language}'.`);
}
