import type { ContactTopic } from '@driveline/api/contract';
import { Alert, Button, ButtonLink, Card, EmptyState, Stack } from '@driveline/ui';
import { ErrorSummary, TextArea, TextField } from '@driveline/ui/forms';
import { useActionData, useNavigation } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { EmailField, NameFields, personKinds, PhoneField, usePersonLabels } from '../person-fields/index.ts';
import type { ContactAnswer } from './contactAction.ts';
import { deskForm, MESSAGE_LENGTH } from './contactFields.ts';

/** Contact, message and what the topic asks for; what was sent has a number (CONTENT-018, CONTENT-019). */
export function TopicForm({ topic }: { topic: ContactTopic }) {
  const text = useText();
  const { market } = useShop();
  const { state } = useNavigation();
  const answer = useActionData() as ContactAnswer | undefined;
  const fault = answer && 'issues' in answer ? answer : undefined;
  const labels = { ...usePersonLabels(), message: text('contact.page.message') };
  const { formProps, field, summary, submission } = useShopForm({
    id: 'desk',
    rules: deskForm(market),
    start: fault?.values,
    issues: fault?.issues,
    labels,
    kinds: personKinds,
  });
  if (answer && 'caseNumber' in answer) {
    return (
      <EmptyState
        title={text('contact.page.thanks')}
        actions={<ButtonLink href="/">{text('goHome')}</ButtonLink>}
      >
        {text('contact.page.number', { number: answer.caseNumber })}
      </EmptyState>
    );
  }
  return (
    <Card>
      <form method="post" action={topic.path} data-intent="contact" {...formProps}>
        <Stack gap={5}>
          <ErrorSummary errors={summary} submission={submission} />
          {fault?.message && (
            <Alert tone="error" role="alert">
              {fault.message}
            </Alert>
          )}
          <EmailField field={field} />
          <NameFields field={field} />
          <PhoneField field={field} />
          {topic.fields.map((name) => (
            <TextField
              key={name}
              id={`desk-${name}`}
              name={name}
              label={text(`contact.page.${name}`)}
              defaultValue={fault?.values[name] ?? ''}
              autoComplete="off"
              optional
            />
          ))}
          <TextArea
            {...field('message')}
            label={labels.message}
            maxLength={MESSAGE_LENGTH}
            rows={6}
            required
          />
          <Button type="submit" variant="primary" pending={state === 'submitting'}>
            {text('contact.page.send')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
