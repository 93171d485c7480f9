function quoted(text: string): string {
  const double = JSON.stringify(text);
  return text.includes("'") ? double : `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const keyOf = (name: string) => (/^[a-z_$][\w$]*$|^\d$/i.test(name) ? name : quoted(name));

/**
 * Plain data as TypeScript: single quotes, and keys without any where they need none.
 * @param value text, number, boolean, list or record of such; `undefined` of a record is left out
 * @param indent of the line that it begins in
 */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => literal(part, deeper))
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => `${keyOf(name)}: ${literal(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}
