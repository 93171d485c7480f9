import { createReadStream } from 'node:fs';

/** No line of a table of postal codes is so long: another file would come into memory whole. */
const longestLine = 4000;

/** Lines of a text file, a chunk of it at a time; nothing in place of one that is too long. */
export async function* linesOf(file: string): AsyncGenerator<{ line: number; text: string | undefined }> {
  let line = 1;
  let text = '';
  const taken = () => {
    const whole = text.length > longestLine ? undefined : text.replace(/^\uFEFF/, '').replace(/\r$/, '');
    text = '';
    return { line: line++, text: whole };
  };
  for await (const chunk of createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>) {
    const [first = '', ...others] = chunk.split('\n');
    const add = (piece: string) => {
      if (text.length <= longestLine) text += piece.slice(0, longestLine + 1);
    };
    add(first);
    for (const piece of others) {
      yield taken();
      add(piece);
    }
  }
  if (text) yield taken();
}
