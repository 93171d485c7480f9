import type { ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { BlockProps } from '../private/blockProps.ts';

export interface OrderChangesProps extends BlockProps<'div', 'title'> {
  title: ReactNode;
  /** One sentence each. */
  changes: readonly string[];
  /** What the shopper can do now. */
  lead: ReactNode;
}

/** What is not as the shopper saw it when they placed the order (PLUS-065). */
export function OrderChanges({ title, changes, lead, ...rest }: OrderChangesProps) {
  return (
    <Alert tone="warning" role="alert" title={title} {...rest}>
      <Stack gap={2} as="ul">
        {changes.map((change) => (
          <Text as="li" size="bodyS" key={change}>
            {change}
          </Text>
        ))}
      </Stack>
      <Text size="bodyS">{lead}</Text>
    </Alert>
  );
}
