import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';

/**
 * Turns `messages/*.json` into modules of parsed messages, so that no browser carries a message parser.
 * A message that does not parse ends the build with its id.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'driveline:compiled-messages',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/messages\/[\w-]+\.json$/.test(id)) return null;
      const source = JSON.parse(code) as Record<string, string>;
      const compiled = Object.fromEntries(
        Object.entries(source).map(([key, text]) => [key, compile(key, text)]),
      );
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`,
        moduleType: 'js',
      };
    },
  };
}

function compile(key: string, text: string): unknown {
  if (!/[{<']/.test(text)) return text;
  try {
    return IntlMessageFormat.__parse?.(text, { captureLocation: false });
  } catch (error) {
    throw new Error(`Message '${key}' does not parse: ${String(error)}`);
  }
}
