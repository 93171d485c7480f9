import { accountOf, chatForm, contactQueries, useB2c, useHeader, useProfile } from '@driveline/hooks';
import { ButtonLink, EmptyState, Heading, PageBody, Stack, Text, useStrings } from '@driveline/ui';
import { Checkbox, Select, TextField } from '@driveline/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { Options } from '../../parts/form/Options.tsx';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePersonForm } from '../../parts/form/usePostForm.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { EmailField, NameFields, PhoneField } from '../../parts/person/PersonFields.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** `/customerinfo`: who wants to chat about what; outside the desk's hours the other ways to reach it (CONTENT-015). */
export function CustomerInfoPage() {
  const { chat } = useStrings();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(contactQueries.topics(client));
  return (
    <PageBody narrow>
      <PageHead title={chat.title} />
      <Stack gap={5}>
        <Heading level={1}>{chat.title}</Heading>
        {!data && <Failure error={error} onRetry={refetch} />}
        {data?.hours.isOpen && <StartForm topics={data.topics} />}
        {data?.hours.isOpen === false && (
          <EmptyState
            title={chat.closed}
            actions={
              <ButtonLink href={paths.contact()} variant="primary">
                {chat.contactUs}
              </ButtonLink>
            }
          >
            {data.hours.message}
          </EmptyState>
        )}
      </Stack>
    </PageBody>
  );
}

function StartForm({ topics }: { topics: readonly { topic: string; title: string }[] }) {
  const text = useText();
  const { market } = useShop();
  const form = usePersonForm({ id: 'chat', rules: chatForm(market), start: useKnown() });
  const { field, answer } = form;
  return (
    <PostForm form={form} action={paths.chatContact()} intent="start-chat">
      <Text>{text('contact.chat.lead')}</Text>
      <NameFields field={field} />
      <EmailField field={field} />
      <PhoneField field={field} optional />
      <Select
        id="chat-topic"
        name="topic"
        label={text('contact.chat.topic')}
        defaultValue={answer?.values['topic'] ?? topics[0]?.topic}
      >
        <Options of={topics.map(({ topic, title }) => [topic, title])} />
      </Select>
      <TextField
        id="chat-order"
        name="orderId"
        label={text('contact.page.orderId')}
        defaultValue={answer?.values['orderId'] ?? ''}
        autoComplete="off"
        optional
      />
      <Checkbox name="consent" value="true" defaultChecked={answer?.values['consent'] === 'true'}>
        {text('contact.chat.consent')}
      </Checkbox>
      <SubmitButton>{text('contact.chat.start')}</SubmitButton>
    </PostForm>
  );
}

/** What is known of who is signed in. */
function useKnown(): Readonly<Record<string, string>> {
  const { isAuthenticated } = accountOf(useHeader().data);
  const { data } = useProfile({ enabled: isAuthenticated });
  if (!data) return {};
  const { firstName, lastName, email } = data;
  return { firstName, lastName, email };
}
