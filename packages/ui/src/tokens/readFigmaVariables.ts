import { colorCodec } from './colorCodec.ts';
import { plainCss } from './plainCss.ts';
import { requireRole, type ReadTokens } from './readDocument.ts';
import { isObject, wrongValue, type Json } from './tokenCodec.ts';
import { colorModes, tokenTypes, type ColorMode } from './tokenPaths.ts';

const COLOR = 'color/';

interface Mode {
  modeId: string;
  name: string;
}

interface Variable {
  name: string;
  collection: { modes: readonly Mode[]; defaultModeId: string };
  values: Json;
}

const isMode = (value: unknown): value is Mode =>
  isObject(value) && typeof value['modeId'] === 'string' && typeof value['name'] === 'string';

/** Whether a document is what Figma answers, and not a tree of tokens. */
export const isFigma = ({ meta }: Json): boolean =>
  isObject(meta) && isObject(meta['variables']) && isObject(meta['variableCollections']);

function variableOf(id: string, value: unknown, collections: Json): Variable {
  const { name, variableCollectionId, valuesByMode } = isObject(value) ? value : {};
  const collection = collections[String(variableCollectionId)];
  const { modes, defaultModeId } = isObject(collection) ? collection : {};
  if (typeof name !== 'string' || !isObject(valuesByMode))
    throw new RangeError(`Variable ${id} has no name or no valuesByMode. Export the variables again.`);
  if (!Array.isArray(modes) || !modes.every(isMode) || typeof defaultModeId !== 'string')
    throw new RangeError(
      `The collection of variable ${name} is missing. Export it together with its variables.`,
    );
  return { name, collection: { modes, defaultModeId }, values: valuesByMode };
}

type Variables = ReadonlyMap<string, Variable>;

/** The mode of another collection that an alias continues in: the one of the same name, otherwise its default. */
function modeIn({ collection }: Variable, modeName: string): string {
  const named = collection.modes.find(({ name }) => name.toLowerCase() === modeName.toLowerCase());
  return named?.modeId ?? collection.defaultModeId;
}

function valueIn(variables: Variables, start: Variable, mode: Mode): unknown {
  const seen = [start];
  let value = start.values[mode.modeId];
  while (isObject(value) && value['type'] === 'VARIABLE_ALIAS') {
    const target = variables.get(String(value['id']));
    if (!target)
      throw new RangeError(
        `Variable ${start.name} refers to ${String(value['id'])}, which is not in the document. Export its collection too.`,
      );
    if (seen.includes(target))
      throw new RangeError(
        `Variable ${start.name} refers to itself: ${[...seen, target].map(({ name }) => name).join(' → ')}.`,
      );
    seen.push(target);
    value = target.values[modeIn(target, mode.name)];
  }
  return value;
}

function colorCss(path: string, value: unknown): string {
  const { r, g, b, a = 1 } = isObject(value) ? value : {};
  const color = { colorSpace: 'srgb', components: [r, g, b], alpha: a };
  const same = (alias: unknown) => alias;
  try {
    return colorCodec.format(color, { path, mode: 'light', follow: same, roleOf: () => undefined });
  } catch {
    throw wrongValue(path, value, 'a colour with r, g, b and a from 0 to 1');
  }
}

function brandCss(path: string, value: unknown): string {
  if (typeof value !== 'number') return plainCss(`Variable ${path}`, value);
  const type = tokenTypes.get(path);
  if (type === 'fontWeight' || value === 0) return String(value);
  if (type === 'dimension') return `${value}px`;
  throw wrongValue(path, value, 'a text');
}

type Entry = readonly [path: string, css: string];

function colorEntries(variables: Variables, variable: Variable): Entry[] {
  const modes = variable.collection.modes.flatMap((mode) => {
    const name = mode.name.toLowerCase();
    return (colorModes as readonly string[]).includes(name) ? [{ mode, name: name as ColorMode }] : [];
  });
  // Without modes it is a palette.
  if (modes.length > 0) requireRole(variable.name, variable.name.slice(COLOR.length));
  return modes.map(({ mode, name }) => {
    const path = `${name}.color.${variable.name.slice(COLOR.length)}`;
    return [path, colorCss(path, valueIn(variables, variable, mode))];
  });
}

function brandEntries(variables: Variables, variable: Variable): Entry[] {
  const path = variable.name.replaceAll('/', '.');
  if (!tokenTypes.has(path)) return [];
  const { modes, defaultModeId } = variable.collection;
  const mode = modes.find(({ modeId }) => modeId === defaultModeId) ?? { modeId: defaultModeId, name: '' };
  return [[path, brandCss(path, valueIn(variables, variable, mode))]];
}

/**
 * Figma variables as values of a theme. Variables of other names are palettes that aliases may refer to.
 * @throws {RangeError} names the variable and what to write
 */
export function readFigmaVariables({ meta }: Json): ReadTokens {
  const { variables: found, variableCollections: collections } = meta as Record<string, Json>;
  const variables = new Map(
    Object.entries(found ?? {}).map(([id, value]) => [id, variableOf(id, value, collections ?? {})]),
  );
  const entries = [...variables.values()].flatMap((variable) =>
    variable.name.startsWith(COLOR) ? colorEntries(variables, variable) : brandEntries(variables, variable),
  );
  return { values: new Map(entries) };
}
