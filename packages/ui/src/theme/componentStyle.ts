import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { declareLayers } from './declareLayers.ts';
import type { layers } from './layers.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/** A class in a layer; use it in a `.css.ts` in place of `style`. */
export type LayeredStyle = (rule: LayeredRule, debugId?: string) => string;

/** One class in a layer for each entry of a record: the values of a prop, or steps of a scale. */
export type LayeredVariants = <Key extends string | number, Value>(
  data: Record<Key, Value>,
  toRule: (value: Value, key: Key) => LayeredRule,
) => Record<Key, string>;

/**
 * The two ways to write a class in a layer. A block's layer wins over that of the components in it, and a page's
 * over both, so a `className` handed down takes effect whatever the order in which stylesheets load.
 */
export function stylesIn(layer: (typeof layers)[keyof typeof layers]) {
  const componentStyle: LayeredStyle = (rule, debugId) => {
    declareLayers();
    return style({ '@layer': { [layer]: rule } }, debugId);
  };
  const componentVariants: LayeredVariants = <Key extends string | number, Value>(
    data: Record<Key, Value>,
    toRule: (value: Value, key: Key) => LayeredRule,
  ) => {
    declareLayers();
    const rules = Object.entries<Value>(data).map(([key, value]) => {
      const rule: StyleRule = { '@layer': { [layer]: toRule(value, key as Key) } };
      return [key, rule] as const;
    });
    return styleVariants(Object.fromEntries(rules)) as Record<Key, string>;
  };
  return { componentStyle, componentVariants };
}
