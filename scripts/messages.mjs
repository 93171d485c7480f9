// `npm run messages`: writes the words of components and of field errors as code, from the ICU messages that people edit:
// packages/ui/messages and packages/validation/messages, a file for each language.
//   npm run messages    writes what has changed
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './lib/paths.mjs';
import { refuse, say } from './lib/say.mjs';
import { uiFiles } from './lib/words/uiWords.mjs';
import { validationFiles } from './lib/words/validationWords.mjs';

const files = await Promise.all([uiFiles(), validationFiles()]).catch((error) => refuse(error.message));
for (const { path, text } of files.flat()) {
  if (existsSync(at(path)) && readFileSync(at(path), 'utf8') === text) continue;
  writeFileSync(at(path), text);
  say(path);
}
