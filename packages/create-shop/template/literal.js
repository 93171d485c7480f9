const INSIDE = '  ';

const quoted = (text) => {
  const double = JSON.stringify(text);
  return text.includes("'") ? double : `'${double.slice(1, -1).replaceAll('\\"', '"')}'`;
};

const keyOf = (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name));

/**
 * JSON as it is written in TypeScript: single quotes, and keys without any where they need none.
 * @param {unknown} value text, number, boolean, list or record of such; `undefined` of a record is left out
 * @param {string} indent of the line that it begins in
 */
export function literal(value, indent = '') {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = indent + INSIDE;
  const parts = Array.isArray(value)
    ? value.map((part) => literal(part, deeper))
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => `${keyOf(name)}: ${literal(part, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (parts.length === 0) return open + close;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join('')}${indent}${close}`;
}
