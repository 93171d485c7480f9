import { isValidElement } from 'react';

type Args = Record<string, unknown>;

interface StoryLike {
  component?: unknown;
  args?: Args;
  parameters?: Args;
  decorators?: unknown;
  render?: (args: Args, context: object) => unknown;
}

interface MetaLike extends StoryLike {
  title?: string;
  subcomponents?: Record<string, unknown>;
  parameters?: Args & { playgrounds?: Record<string, StoryLike> };
}

/** What a file of stories about a subcomponent alone would start with: only the whole goes from edge to edge. */
export const metaOfPart = ({ title, decorators, parameters, subcomponents }: MetaLike, part: string) => ({
  title,
  decorators,
  parameters: { ...parameters, layout: 'padded' },
  component: subcomponents?.[part],
});

/**
 * A story of one component, the one that the page is about or one of its parts, with a control for each property. It starts
 * with the args of its page, and with the properties that the first story gives the component. What no story draws by itself
 * stands in the page's `parameters.playgrounds`.
 */
export function playgroundOf(meta: MetaLike, stories: readonly StoryLike[], part?: string) {
  const own = part === undefined ? undefined : meta.parameters?.playgrounds?.[part];
  const component = part === undefined ? meta.component : meta.subcomponents?.[part];
  const drawn = own?.args ?? drawnArgs(component, meta, stories);
  const args =
    part === undefined
      ? { ...meta.args, ...(drawn ?? stories.find((story) => story.args)?.args) }
      : { ...drawn };
  return {
    ...own,
    args,
    // The page shows it first already, and a picture of it would be one of the sheet's.
    tags: ['!autodocs'],
    parameters: {
      chromatic: { disableSnapshot: true },
      // What each property is for, and the code that was set.
      controls: { expanded: true },
      docs: { codePanel: true },
    },
    argTypes: Object.fromEntries(
      Object.entries(args)
        .filter(([, value]) => !isEditable(value))
        .map(([name]) => [name, { control: false }]),
    ),
  };
}

/** Elements and functions are no text that somebody could edit. */
function isEditable(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isEditable);
}

function drawnArgs(component: unknown, meta: MetaLike, stories: readonly StoryLike[]): Args | undefined {
  for (const { render, args } of [...stories, meta]) {
    const all = { ...meta.args, ...args };
    const found = propsIn(drawn(render, all), component) ?? propsIn(all, component);
    if (found) return found;
  }
  return undefined;
}

/** What a story renders; nothing if it can only render within React. */
function drawn(render: StoryLike['render'], args: Args): unknown {
  try {
    return render?.(args, {});
  } catch {
    return undefined;
  }
}

/** Properties of the first element of a component, wherever it is within other elements. */
function propsIn(value: unknown, component: unknown): Args | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (isValidElement(value) && value.type === component) return value.props as Args;
  const inner = isValidElement(value) ? (value.props as object) : value;
  for (const one of Object.values(inner)) {
    const found = propsIn(one, component);
    if (found) return found;
  }
  return undefined;
}
