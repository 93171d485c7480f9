import { isValidElement } from 'react';

type Args = Record<string, unknown>;

interface StoryLike {
  component?: unknown;
  args?: Args;
  render?: (args: Args, context: object) => unknown;
}

/**
 * A story of one component with a control for each property. It starts with the args of its page, and with the properties that
 * the first story gives the component.
 */
export function playgroundOf(meta: StoryLike, stories: readonly StoryLike[]) {
  const shown = drawnArgs(meta.component, stories) ?? stories.find((story) => story.args)?.args;
  const args = { ...meta.args, ...shown };
  return {
    args,
    // The page shows it first already, and a picture of it would be one of the sheet's.
    tags: ['!autodocs'],
    parameters: { chromatic: { disableSnapshot: true } },
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

function drawnArgs(component: unknown, stories: readonly StoryLike[]): Args | undefined {
  for (const { render, args = {} } of stories) {
    const found = propsIn(drawn(render, args), component);
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
