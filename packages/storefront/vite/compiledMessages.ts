import { dirname } from 'node:path';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { CompiledText, TextPart } from '@driveline/hooks/page';
import type { Plugin } from 'vite';
import { wholeWords } from './wholeWords.ts';

type Words = Readonly<Record<string, string>>;

/**
 * Turns `messages/*.json` (ICU) into modules of parts to be joined, so that no browser carries a message parser.
 * `?first` and `?late` are the two halves of a file; `&for=en-GB` makes them those of a locale that has no file.
 * A message that does not parse, or formats what its caller has to, ends the build with its id.
 * @param wordsOf what a shop makes of the words of a locale, asked when their file is compiled. It is passed in because
 *   Storybook and the unit tests read this module where no package is built, and errors in a shop's words need one.
 */
export function compiledMessages(
  wordsOf: (stock: Words, locale: string) => Promise<Words> = async (stock) => stock,
): Plugin {
  return {
    name: 'driveline:compiled-messages',
    enforce: 'pre',
    async transform(code, id) {
      const [, file = '', half, locale = file] =
        /\/messages\/([\w-]+)\.json(?:\?(first|late)(?:&for=([\w-]+))?)?$/.exec(id) ?? [];
      if (!file) return null;
      const stock = { ...wholeWords(dirname(id))[file], ...(JSON.parse(code) as Words) };
      const words = await wordsOf(stock, locale);
      const compiled = Object.fromEntries(
        Object.entries(words)
          .filter(([key]) => !half || isLate(key) === (half === 'late'))
          .map(([key, text]) => [key, compileMessage(key, text)]),
      );
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`,
        moduleType: 'js',
      };
    },
  };
}

const LATE =
  /^(wallet_cancelled$|label_ResetPassword_TryAgain$|whatsApp\.order$|address\.(?!(cep|cp|zipCode)$)|(account|browse|checkout|compare|confirmation|contact|crumbs|deals|fiscalId|garage|giftCard|guides|installments|landing|orders|payment|results|rewards|shared|signIn|track|warranty)\.)/;

/** Texts that only accounts, checkout, orders, lists to shop by, comparisons, shared carts, content, notes on a search and their forms show: they come with those pages (`app/shop/lateWords.tsx`). Not what an address names as a notice, but for those of the checkout: the frame around the other pages shows them. */
export const isLate = (id: string): boolean => LATE.test(id);

/** @throws Error naming the message */
export function compileMessage(id: string, text: string): CompiledText {
  try {
    return compact(parse(text, { captureLocation: false, ignoreTag: true }));
  } catch (error) {
    throw new Error(`Message '${id}' cannot be compiled: ${String(error)}`, { cause: error });
  }
}

function compact(elements: readonly MessageFormatElement[]): CompiledText {
  const parts = elements.map(partOf);
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

function partOf(element: MessageFormatElement): TextPart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      return { value: element.value };
    case TYPE.pound:
      return { count: true };
    case TYPE.select:
      return { by: element.value, options: optionsOf(element.options) };
    case TYPE.plural:
      if (element.offset) throw new RangeError('an offset of a plural is not known here');
      return {
        by: element.value,
        plural: element.pluralType ?? 'cardinal',
        options: optionsOf(element.options),
      };
    default:
      throw new RangeError(
        `'${'value' in element ? element.value : ''}' is formatted in the text; format it first`,
      );
  }
}

const optionsOf = (options: Record<string, { value: MessageFormatElement[] }>) =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, compact(value)]));
