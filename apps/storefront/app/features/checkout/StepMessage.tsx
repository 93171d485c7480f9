import { Card, Text } from '@driveline/ui';

/** Why a step could not go on, above its fields. */
export function StepMessage({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Card tone="sunken" padding="s" role="alert">
      <Text weight="bold">{message}</Text>
    </Card>
  );
}
