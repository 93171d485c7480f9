import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';

export interface AppliedTenderProps extends BlockProps<'form', 'target' | 'action'> {
  /** What pays, and how much of the order. */
  words: string;
  remove: { words: string; label: string; target: FormTarget; pending: boolean };
}

/** A card or rewards that pay already, and the way to take them off (CART-043). */
export function AppliedTender({ words, remove, ...rest }: AppliedTenderProps) {
  return (
    <IntentForm target={remove.target} {...rest}>
      <Inline gap={3}>
        <Text>{words}</Text>
        <Button type="submit" variant="quiet" size="s" pending={remove.pending} aria-label={remove.label}>
          {remove.words}
        </Button>
      </Inline>
    </IntentForm>
  );
}
