import type { ComponentProps } from 'react';
import type { FormIntent } from './formIntents.ts';

type IntentFormProps = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  /** Page whose action takes the post. */
  readonly action: string;
  /** What it is asked to do, and what the browser's own sending goes by. */
  readonly intent: FormIntent;
  /** Sent along unseen; those without a value are left out. */
  readonly fields?: Readonly<Record<string, string | number | undefined>> | undefined;
};

/** A plain form that posts its intent; with script it is sent without leaving the page (decision 7). */
export function IntentForm({ action, intent, fields = {}, children, ...rest }: IntentFormProps) {
  return (
    <form method="post" action={action} data-intent={intent} {...rest}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(
        ([name, value]) =>
          value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
}
