import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { declareLayers } from './declareLayers.ts';
import { layers } from './layers.ts';

type LayeredRule = Omit<StyleRule, '@layer'>;

/** A class in the components layer; use it in a `.css.ts` in place of `style`. */
export function componentStyle(rule: LayeredRule, debugId?: string): string {
  declareLayers();
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/** One class in the components layer for each entry of a record: the values of a prop, or steps of a scale. */
export function componentVariants<Key extends string | number, Value>(
  data: Record<Key, Value>,
  toRule: (value: Value, key: Key) => LayeredRule,
): Record<Key, string> {
  declareLayers();
  const rules = Object.entries<Value>(data).map(([key, value]) => {
    const rule: StyleRule = { '@layer': { [layers.components]: toRule(value, key as Key) } };
    return [key, rule] as const;
  });
  return styleVariants(Object.fromEntries(rules)) as Record<Key, string>;
}
