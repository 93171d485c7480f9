import type { ContactTopic } from '@driveline/api/contract';
import { ButtonLink, Card, EmptyState } from '@driveline/ui';
import { TextArea, TextField } from '@driveline/ui/forms';
import { useActionData } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { EmailField, NameFields, personKinds, PhoneField, usePersonLabels } from '../person-fields/index.ts';
import { PostForm, SubmitButton } from '../post-form/index.ts';
import type { CaseTaken } from './contactAction.ts';
import { deskForm, MESSAGE_LENGTH } from './contactFields.ts';

/** Contact, message and what the topic asks for; what was sent has a number (CONTENT-018, CONTENT-019). */
export function TopicForm({ topic }: { topic: ContactTopic }) {
  const text = useText();
  const { market } = useShop();
  const answer = useActionData() as CaseTaken | FormAnswer | undefined;
  const fault = answer && 'values' in answer ? answer : undefined;
  const labels = { ...usePersonLabels(), message: text('contact.page.message') };
  const form = useShopForm({
    id: 'desk',
    rules: deskForm(market),
    start: fault?.values,
    issues: fault?.issues,
    labels,
    kinds: personKinds,
  });
  useKeptDraft(form, { name: 'desk', isSaved: answer !== undefined && 'caseNumber' in answer });
  const field = answeredFields(form, fault);
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
      <PostForm form={form} action={topic.path} intent="contact" answer={fault}>
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
        <TextArea {...field('message')} label={labels.message} maxLength={MESSAGE_LENGTH} rows={6} required />
        <SubmitButton>{text('contact.page.send')}</SubmitButton>
      </PostForm>
    </Card>
  );
}
