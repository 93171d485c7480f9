import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';

const MOST_CHARACTERS = 60;

export interface ListNameFormProps {
  /** Takes `listName`. */
  target: FormTarget;
  /** What it is called now; absent for a new one. */
  name?: string;
  /** What was typed and refused. */
  typed?: string | undefined;
}

export function ListNameForm({ target, name, typed = name ?? '' }: ListNameFormProps) {
  const { lists } = useStrings().account;
  const isNew = name === undefined;
  return (
    <Card as="section">
      <IntentForm target={target}>
        <Stack gap={4} align="start">
          <TextField
            key={name}
            name="listName"
            label={isNew ? lists.newName : lists.name}
            defaultValue={typed}
            maxLength={MOST_CHARACTERS}
            pattern=".*\S.*"
            autoComplete="off"
            required
          />
          <Button type="submit" variant={isNew ? 'primary' : 'outline'}>
            {isNew ? lists.create : lists.rename}
          </Button>
        </Stack>
      </IntentForm>
    </Card>
  );
}
