import type { ComponentProps } from 'react';

/**
 * Where a form of a component goes. It works as it stands, without script; a storefront listens for submits
 * of forms with `data-intent` and sends them itself.
 */
export interface FormTarget {
  /** Address that takes the post. */
  action: string;
  /** What the form does, such as `add-to-cart`. */
  intent: string;
  /** Sent along. */
  fields?: Readonly<Record<string, string | number | undefined>>;
}

export interface IntentFormProps extends Omit<ComponentProps<'form'>, 'action' | 'target'> {
  target: FormTarget;
}

/** A plain form that posts `intent` and the target's fields. */
export function IntentForm({ target, children, ...rest }: IntentFormProps) {
  return (
    <form method="post" action={target.action} data-intent={target.intent} {...rest}>
      <input type="hidden" name="intent" value={target.intent} />
      <HiddenFields fields={target.fields} />
      {children}
    </form>
  );
}

/** Fields that a form carries unseen; those without a value are left out. */
export function HiddenFields({ fields = {} }: { fields: FormTarget['fields'] }) {
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}
