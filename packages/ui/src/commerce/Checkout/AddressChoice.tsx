import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading, type HeadingProps } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';

/** An address that can be taken as it stands. */
export interface AddressOption {
  /** As the country writes them; empty ones are left out. */
  lines: readonly (string | undefined)[];
  /** Takes it. */
  target: FormTarget;
}

export interface AddressChoiceProps extends BlockProps<'section'> {
  /** Known addresses that are near to what was typed. */
  suggestions: readonly AddressOption[];
  /** What was typed; left out where it may not be used. */
  entered?: AddressOption | undefined;
  /** Of the question; default 3. */
  level?: HeadingProps['level'];
}

/** An address that is not known as typed: what is suggested beside what was entered (CART-038). */
export function AddressChoice({ suggestions, entered, level = 3, ...rest }: AddressChoiceProps) {
  const { address } = useStrings().checkout;
  return (
    <Card tone="sunken" role="alert" {...rest}>
      <Stack gap={4}>
        <Heading level={level}>{suggestions.length > 0 ? address.suggested : address.notFound}</Heading>
        {suggestions.map((option) => (
          <Option key={option.lines.join()} {...option} label={address.useSuggestion} />
        ))}
        {entered && <Option {...entered} label={address.useEntered} />}
      </Stack>
    </Card>
  );
}

function Option({ lines, target, label }: AddressOption & { label: string }) {
  const linesId = useId();
  return (
    <IntentForm target={target}>
      <Stack gap={2} align="start">
        <Text id={linesId}>{lines.filter(Boolean).join(', ')}</Text>
        <Button type="submit" size="s" aria-describedby={linesId}>
          {label}
        </Button>
      </Stack>
    </IntentForm>
  );
}
