import addresses from 'virtual:component-addresses';

/** A snippet with the imports that it needs. Storybook transforms one more than once. */
export function withImports(code: string): string {
  if (code.startsWith('import ')) return code;
  const tags = [...code.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name);
  const used = [...new Set(tags)].filter((name) => addresses[name]).toSorted();
  const lines = [...new Set(used.map((name) => addresses[name]))].map((address) => {
    const names = used.filter((name) => addresses[name] === address);
    return `import { ${names.join(', ')} } from '${address}';`;
  });
  return lines.length > 0 ? `${lines.join('\n')}\n\n${code}` : code;
}
