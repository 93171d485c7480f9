import ts from 'typescript';
import { argumentsOf } from '../../../packages/ui/src/words/compileText.ts';
import { helperCode, wordCode } from '../../../packages/ui/src/words/wordCode.ts';
import { at } from '../paths.mjs';
import { differences, messagesOf, nameOf, tableOf, writtenFile } from './wordTables.mjs';

const TYPES = at('packages', 'ui', 'src', 'i18n', 'messages.ts');
const HALVES = { first: 'FirstStrings', late: 'LateStrings' };

/** The types of both halves of the words, which say what is a text, a list or a function and of what. */
function readTypes() {
  const { config } = ts.readConfigFile(at('packages', 'ui', 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, at('packages', 'ui'));
  const program = ts.createProgram([TYPES], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(TYPES)));
  const typeOf = (name) => checker.getDeclaredTypeOfSymbol(exported.find((symbol) => symbol.name === name));
  return { checker, halves: Object.entries(HALVES).map(([half, name]) => [half, typeOf(name)]) };
}

/** The type at an id: of a member, or of any in a record or list. */
const typeAt = (checker, type, id) =>
  id.split('.').reduce((of, key) => {
    const member = of && checker.getPropertyOfType(of, key);
    if (member) return checker.getTypeOfSymbol(member);
    return of && (/^\d+$/.test(key) ? of.getNumberIndexType() : of.getStringIndexType());
  }, type);

/** `(count, vehicle?)`, `({ from, to? }, place?)`; nothing where the type is no function. */
function parametersOf(checker, type) {
  const [call] = type.getCallSignatures();
  const named = (symbol, isOptional) => {
    const of = checker.getTypeOfSymbol(symbol);
    const name =
      of.flags & ts.TypeFlags.Object
        ? `{ ${checker
            .getPropertiesOfType(of)
            .map((member) => named(member, Boolean(member.flags & ts.SymbolFlags.Optional)))
            .join(', ')} }`
        : symbol.name;
    return isOptional ? `${name}?` : name;
  };
  return (
    call &&
    `(${call.parameters.map((it) => named(it, Boolean(it.valueDeclaration.questionToken))).join(', ')})`
  );
}

/** What each text is given, by half and id: the parameters of a function, or the names that elements replace. */
function signaturesOf(texts) {
  const { checker, halves } = readTypes();
  const found = { first: {}, late: {} };
  for (const [id, text] of Object.entries(texts)) {
    const [half, type] = halves
      .map(([name, strings]) => [name, typeAt(checker, strings, id)])
      .find(([, it]) => it) ?? [undefined];
    if (!half) throw new RangeError(`There is no '${id}' in UiStrings (packages/ui/src/i18n).`);
    found[half][id] = parametersOf(checker, type) ?? argumentsOf(id, text).join(' ');
  }
  return found;
}

const signaturesFile = (signatures) =>
  writtenFile(
    'packages/ui/src/words/signatures.ts',
    `
/**
 * What each text of the components is given, by its half and id: the parameters of a function, in parentheses; or the names in
 * a text that the component replaces by elements.
 */
export const signatures = ${JSON.stringify(signatures)} as const;
`,
    'the types in src/i18n and messages/en-US.json',
  );

function tableFile(locale, half, texts, signatures) {
  const helpers = new Set();
  const leaves = Object.entries(signatures).map(([id, signature]) => {
    const compiled = wordCode(id, texts[id], signature);
    compiled.helpers.forEach((helper) => helpers.add(helper));
    return [id.split('.'), compiled.code];
  });
  const makers = { grouped: 'countFor', plural: 'pluralFor' };
  const used = Object.keys(makers).filter((helper) => helpers.has(helper));
  const type = HALVES[half];
  return writtenFile(
    `packages/ui/src/i18n/${half}/${locale}.ts`,
    `import type { ${type} } from '../messages.ts';
${used.length > 0 ? `import { ${used.map((helper) => makers[helper]).join(', ')} } from '../plural.ts';` : ''}

${helperCode(locale, helpers)}

export const ${nameOf(locale)}${half === 'first' ? 'First' : 'Late'}: ${type} = ${tableOf(leaves)};
`,
    `messages/${locale}.json`,
  );
}

/** Words of the components: two modules for each language, and what their texts are given. */
export async function uiFiles(words = messagesOf('packages/ui')) {
  const faults = differences(words);
  if (faults.length > 0) throw new RangeError(faults.join('\n'));
  const signatures = signaturesOf(words['en-US']);
  return Promise.all([
    signaturesFile(signatures),
    ...Object.entries(words).flatMap(([locale, texts]) =>
      Object.keys(HALVES).map((half) => tableFile(locale, half, texts, signatures[half])),
    ),
  ]);
}
