// `npm run messages`: writes the words of components and of field errors as code, from the ICU messages that people edit:
// packages/ui/messages and packages/validation/messages, a file for each language.
//   npm run messages                     writes what has changed
//   npm run messages -- --draw <seed>    prints 200 texts of each language, to be read as its shoppers do
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at } from './lib/paths.mjs';
import { refuse, print } from './lib/print.mjs';
import { drawnMessages } from './lib/words/drawnMessages.mjs';
import { uiFiles } from './lib/words/uiWords.mjs';
import { validationFiles } from './lib/words/validationWords.mjs';

const { values } = parseArgs({ options: { draw: { type: 'string' } } });
if (values.draw) {
  for (const locale of ['en-US', 'es-MX', 'es-US', 'pt-BR'])
    console.log([locale, ...drawnMessages(locale, values.draw, 200), ''].join('\n'));
  process.exit(0);
}

const files = await Promise.all([uiFiles(), validationFiles()]).catch((error) => refuse(error.message));
for (const { path, text } of files.flat()) {
  if (existsSync(at(path)) && readFileSync(at(path), 'utf8') === text) continue;
  writeFileSync(at(path), text);
  print(path);
}
