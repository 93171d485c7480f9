import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { InputFault } from './inputFault.ts';

/** An element with all below it. */
export interface Node {
  readonly name: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** No record of a catalogue is larger; a file that never closes one must not fill the memory. */
const largestRecord = 200_000;

/**
 * The records of an XML file, one by one, each with its line; memory holds those of one chunk of the file.
 * @param records names of elements that are read as a whole; what is around them is passed over
 * @throws InputFault for another root, and with the parser's words for what is no XML
 */
export async function* xmlRecords(
  file: string,
  { root, records }: { root: string; records: readonly string[] },
): AsyncGenerator<Node> {
  const parser = new SaxesParser({ position: true });
  const open: Node[] = [];
  let read: Node[] = [];
  let size = 0;
  let depth = 0;
  const fail = (words: string) => {
    throw new InputFault({ file, line: parser.line }, words);
  };
  parser.on('error', ({ message }) => fail(`this is no XML: ${message.replace(/^[\d:]+ /, '')}`));
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    if (depth++ === 0 && local !== root) fail(`the root is ${local}, not ${root}`);
    const parent = open.at(-1);
    if (!parent && !records.includes(local)) return;
    const node: Node = {
      name: local,
      line: parser.line,
      attributes: attributes as Record<string, string>,
      children: [],
      text: '',
    };
    parent?.children.push(node);
    open.push(node);
    if (++size > largestRecord) fail(`<${open[0]!.name}> is too large`);
  });
  const add = (text: string) => {
    const node = open.at(-1);
    if (!node) return;
    node.text += text;
    if ((size += text.length) > largestRecord * 10) fail(`<${open[0]!.name}> is too large`);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    depth--;
    const node = open.pop();
    if (!node) return;
    node.text = node.text.trim();
    if (open.length > 0) return;
    read.push(node);
    size = 0;
  });
  for await (const chunk of createReadStream(file, { encoding: 'utf8' }) as AsyncIterable<string>) {
    parser.write(chunk);
    const done = read;
    read = [];
    yield* done;
  }
  parser.close();
  yield* read;
}

export const childOf = (node: Node, name: string): Node | undefined =>
  node.children.find((child) => child.name === name);

export const textOfChild = (node: Node, name: string): string => childOf(node, name)?.text ?? '';

/** Of `<Descriptions><Description/>…`: the inner ones. */
export const listOf = (node: Node, outer: string, inner: string): Node[] =>
  (childOf(node, outer)?.children ?? []).filter(({ name }) => name === inner);
