import { ButtonLink, Card, Heading, Stack, Text } from '@driveline/ui';
import { useText } from '../../shop/useText.ts';

const STEPS = ['warranty.claim.bring', 'warranty.claim.check', 'warranty.claim.replace'] as const;

/** How a warranty is claimed, and where (ACCT-050, ACCT-052). */
export function ClaimHelp() {
  const text = useText();
  return (
    <Card as="section">
      <Stack gap={4} align="start">
        <Heading level={2} size="titleS">
          {text('warranty.claim.title')}
        </Heading>
        {STEPS.map((id) => (
          <Text key={id}>{text(id)}</Text>
        ))}
        <ButtonLink href="/store" variant="outline">
          {text('warranty.findStore')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
