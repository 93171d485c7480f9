import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';

export interface LineProblemProps extends BlockProps<'div', 'title'> {
  /** Name of the part. */
  title: string;
  /** Why it cannot be had as it is. */
  message: string | undefined;
  /** Takes what is left of it, where some is. */
  takeLeft?: { label: string; target: FormTarget } | undefined;
  /** Takes it out of the order. */
  remove: FormTarget;
}

/** A line that cannot be had as it is, and what buys the rest without leaving the checkout. */
export function LineProblem({ title, message, takeLeft, remove, ...rest }: LineProblemProps) {
  const strings = useStrings();
  return (
    <Alert
      tone="error"
      title={title}
      actions={
        <Inline gap={3}>
          {takeLeft && (
            <IntentForm target={takeLeft.target}>
              <Button type="submit" size="s">
                {takeLeft.label}
              </Button>
            </IntentForm>
          )}
          <IntentForm target={remove}>
            <Button type="submit" size="s" variant="outline" aria-label={strings.purchase.removeOf(title)}>
              {strings.remove}
            </Button>
          </IntentForm>
        </Inline>
      }
      {...rest}
    >
      {message}
    </Alert>
  );
}
