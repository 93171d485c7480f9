import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { at, root } from '../lib/paths.mjs';

const { config } = ts.readConfigFile(at('tsconfig.base.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(
  {
    ...config.compilerOptions,
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: ['node'],
    // A reader's project is strict, and no stricter.
    noUncheckedIndexedAccess: false,
    verbatimModuleSyntax: false,
  },
  root,
);

/**
 * Type-checks modules that are not on the disk, against the sources of the packages.
 * @param {Record<string, string>} modules code by its path in the repository; what stands there for others to import too
 * @param {string[]} checked paths whose faults are told
 * @returns {Record<string, string[]>} what the compiler says, by path
 */
export function typeFaults(modules, checked) {
  const files = new Map(Object.entries(modules).map(([path, code]) => [at(path), code]));
  const folders = new Set([...files.keys()].flatMap((file) => foldersAbove(file)));
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, readFile, fileExists, directoryExists } = host;
  Object.assign(host, {
    readFile: (file) => files.get(file) ?? readFile.call(host, file),
    fileExists: (file) => files.has(file) || fileExists.call(host, file),
    directoryExists: (folder) => folders.has(folder) || (directoryExists?.call(host, folder) ?? true),
    getSourceFile: (file, language, ...rest) =>
      files.has(file)
        ? ts.createSourceFile(file, files.get(file), language, true)
        : getSourceFile.call(host, file, language, ...rest),
  });
  const program = ts.createProgram(
    checked.map((path) => at(path)),
    options,
    host,
  );
  return Object.fromEntries(
    checked.map((path) => {
      const source = program.getSourceFile(at(path));
      const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [path, found.map((one) => worded(one, source))];
    }),
  );
}

function foldersAbove(file) {
  const folder = dirname(file);
  return folder === resolve(root) || folder === dirname(folder) ? [] : [folder, ...foldersAbove(folder)];
}

function worded({ messageText, start = 0 }, source) {
  const line = source.getLineAndCharacterOfPosition(start).line;
  return `${source.text.split('\n')[line]?.trim()}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
