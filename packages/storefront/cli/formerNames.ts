import type ts from 'typescript';
import type { Former, FormerKind } from '../src/former.ts';

type Compiler = typeof ts;

export type FormerName = {
  readonly kind: FormerKind;
  readonly name: string;
  /** Null where there is none. */
  readonly successor: string | null;
  /** From 1. */
  readonly line: number;
  /** Where it stands in the text, and what takes its place. */
  readonly start: number;
  readonly end: number;
  readonly written: string;
};

const SLOT_MODULE = '@driveline/storefront/slots/';
const OF_SECTION = new Set(['move', 'remove', 'before', 'after']);

/** Former names in a file, in the order of the text: in what `defineShop` is given, in imports of slots, their types and texts. */
export function formerNames(compiler: Compiler, path: string, text: string, former: Former): FormerName[] {
  const source = compiler.createSourceFile(path, text, compiler.ScriptTarget.Latest, true);
  const found: FormerName[] = [];
  const visit = (node: ts.Node) => {
    const name = nameOf(compiler, node);
    for (const { kind, key, shown } of name === undefined ? [] : meaningsOf(compiler, node, name)) {
      const successor = Object.hasOwn(former[kind], key) ? former[kind][key] : undefined;
      if (successor === undefined) continue;
      const start = node.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      const written = writtenAs(compiler, node, shown(successor ?? ''));
      found.push({ kind, name: key, successor, line, start, end: node.getEnd(), written });
      break;
    }
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(compiler: Compiler, node: ts.Node): string | undefined {
  if (compiler.isStringLiteralLike(node)) return node.text;
  if (!compiler.isIdentifier(node)) return undefined;
  return isPropertyName(compiler, node) || slotOf(compiler, node) !== undefined ? node.text : undefined;
}

/** The slot whose prop an identifier takes: `function Own({ prop }: SlotProps<'slot'>)`. */
function slotOf(compiler: Compiler, node: ts.Node): string | undefined {
  const element = node.parent;
  if (!compiler.isBindingElement(element) || (element.propertyName ?? element.name) !== node)
    return undefined;
  const parameter = element.parent.parent;
  if (!compiler.isParameter(parameter)) return undefined;
  return /\bSlotProps<['"]([\w.]+)['"]>/.exec(parameter.type?.getText() ?? '')?.[1];
}

const isPropertyName = (compiler: Compiler, node: ts.Node) =>
  compiler.isPropertyAssignment(node.parent) && node.parent.name === node;

type Meaning = {
  readonly kind: FormerKind;
  readonly key: string;
  readonly shown: (successor: string) => string;
};

/** What a name can mean where it stands: a dotted one is told by itself, any other by the properties that it is in. */
function meaningsOf(compiler: Compiler, node: ts.Node, name: string): Meaning[] {
  const same = (it: string) => it;
  const slot = slotOf(compiler, node);
  if (slot !== undefined) {
    const isWhole = compiler.isBindingElement(node.parent) && node.parent.propertyName === node;
    return [
      { kind: 'props', key: `${slot}.${name}`, shown: (it) => lastOf(it) + (isWhole ? '' : `: ${name}`) },
    ];
  }
  const own = propertiesAround(compiler, node);
  if (name.startsWith(SLOT_MODULE))
    return [{ kind: 'slots', key: name.slice(SLOT_MODULE.length), shown: (it) => SLOT_MODULE + it }];
  const meanings: Meaning[] = [];
  if (name.includes('.') || own[0] === 'slots') meanings.push({ kind: 'slots', key: name, shown: same });
  if (name.includes('.') || own[1] === 'messages') meanings.push({ kind: 'words', key: name, shown: same });
  if (own[0] === 'changes' && isPropertyName(compiler, node))
    meanings.push({ kind: 'routes', key: name, shown: same });
  const [property = '', list, sections] = own;
  if (OF_SECTION.has(property) && sections === 'sections')
    meanings.push({ kind: 'sections', key: `${list}.${name}`, shown: lastOf });
  return meanings;
}

/** `product.buyBox.fitProof` as `fitProof`. */
const lastOf = (name: string) => name.slice(name.lastIndexOf('.') + 1);

/** Names of the properties that a name is in, the innermost first; of a property's own name, those around it. */
function propertiesAround(compiler: Compiler, node: ts.Node): string[] {
  const names: string[] = [];
  let from = node;
  for (let at: ts.Node = node.parent; at; at = at.parent) {
    if (compiler.isPropertyAssignment(at) && at.name !== from)
      names.push(at.name.getText().replaceAll(/['"]/g, ''));
    from = at;
  }
  return names;
}

/** In the quotes that it had; a name without quotes gets some when its successor needs them. */
function writtenAs(compiler: Compiler, node: ts.Node, successor: string): string {
  if (compiler.isIdentifier(node))
    return /^[a-z_$][\w$]*(: \w+)?$/i.test(successor) ? successor : `'${successor}'`;
  const quote = node.getText().charAt(0);
  return quote + successor + quote;
}
