import type { OutputOf } from '@driveline/api';
import type { ContactTopic } from '@driveline/api/contract';
import {
  contactQueries,
  DESK_MESSAGE_LENGTH,
  deskForm,
  liveChat,
  storeLabel,
  useB2c,
  useMyStore,
} from '@driveline/hooks';
import { ButtonLink, Card, EmptyState, Inline, Link, Text } from '@driveline/ui';
import { ChatLink } from '@driveline/ui/contact';
import { InfoCards } from '@driveline/ui/content';
import { DateField, Select, TextArea, TextField } from '@driveline/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useActionData, useParams, useSearchParams } from 'react-router-dom';
import { AskOnWhatsApp } from '../../parts/contact/AskOnWhatsApp.tsx';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePersonForm } from '../../parts/form/usePostForm.ts';
import { Failure } from '../../parts/page/Failure.tsx';
import { NamedPage } from '../../parts/page/NamedPage.tsx';
import { EmailField, NameFields, PhoneField } from '../../parts/person/PersonFields.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import type { CaseTaken } from './contactAction.ts';
import * as paths from '../../paths/index.ts';

/** `/contactus` and its topics (CONTENT-018). */
export function ContactPage() {
  const text = useText();
  const { client } = useB2c();
  const { topic: name } = useParams();
  const { data, error, refetch } = useQuery(contactQueries.topics(client));
  const hub = { title: text('contact.page.title'), lead: text('contact.page.lead'), path: paths.contact() };
  const topic = data?.topics.find((it) => it.topic === name);
  if (topic) {
    const { title, description, path } = topic;
    const trail = [{ label: hub.title, href: hub.path }];
    return (
      <NamedPage narrow {...{ title, path, trail }} lead={description}>
        <TopicForm key={topic.topic} topic={topic} />
      </NamedPage>
    );
  }
  return (
    <NamedPage {...hub}>{data ? <Ways {...data} /> : <Failure error={error} onRetry={refetch} />}</NamedPage>
  );
}

/** Topics to write about, the phone, the desk's hours, and pages that may answer by themselves. */
function Ways({ topics, hours }: OutputOf<'contact.topics'>) {
  const text = useText();
  const { client } = useB2c();
  const { market, brand } = useShop();
  const phone = brand.phones[market.code];
  return (
    <>
      <InfoCards
        title={text('contact.page.topics')}
        cards={topics.map(({ title, description, path }) => ({
          title,
          text: description,
          link: { label: text('contact.page.write'), href: path },
        }))}
      />
      {phone && (
        <Text>
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{text('contact.page.call', { phone })}</Link>
        </Text>
      )}
      <AskOnWhatsApp message={text('whatsApp.help')} />
      <ChatLink
        href={paths.chat()}
        isOnPhones={liveChat(client, { isPhone: true, agentsAvailable: true }) === 'open'}
      />
      <Text tone="secondary">{hours.message}</Text>
      <Inline gap={5}>
        <Link href={paths.landing('faqs')}>{text('contact.page.questions')}</Link>
        <Link href={paths.stores()}>{text('contact.page.stores')}</Link>
        <Link href={paths.trackOrder()}>{text('contact.page.track')}</Link>
      </Inline>
    </>
  );
}

/** Contact, message and what the topic asks for; what was sent has a number (CONTENT-018, CONTENT-019). */
function TopicForm({ topic }: { topic: ContactTopic }) {
  const text = useText();
  const { market } = useShop();
  const answer = useActionData() as CaseTaken | object | undefined;
  const label = text('contact.page.message');
  const form = usePersonForm({ id: 'desk', rules: deskForm(market), labels: { message: label } });
  useKeptDraft(form, { name: 'desk', isSaved: answer !== undefined && 'caseNumber' in answer });
  const { field } = form;
  if (answer && 'caseNumber' in answer) {
    return (
      <EmptyState
        title={text('contact.page.thanks')}
        actions={<ButtonLink href={paths.home()}>{text('goHome')}</ButtonLink>}
      >
        {text('contact.page.number', { number: answer.caseNumber })}
      </EmptyState>
    );
  }
  return (
    <Card>
      <PostForm form={form} action={topic.path} intent="contact">
        <EmailField field={field} />
        <NameFields field={field} />
        <PhoneField field={field} optional />
        {topic.fields.map((name) => (
          <TopicField key={name} name={name} typed={form.answer?.values[name]} />
        ))}
        <TextArea {...field('message')} label={label} maxLength={DESK_MESSAGE_LENGTH} rows={6} required />
        <SubmitButton>{text('contact.page.send')}</SubmitButton>
      </PostForm>
    </Card>
  );
}

type TopicFieldProps = {
  readonly name: ContactTopic['fields'][number];
  /** What was typed before the server refused it. */
  readonly typed: string | undefined;
};

/** What a topic asks for beside contact and message; a store is the one of the address, else the shopper's (CONTENT-020). */
function TopicField({ name, typed }: TopicFieldProps) {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const mine = useMyStore();
  const field = { id: `desk-${name}`, name, label: text(`contact.page.${name}`), optional: true } as const;
  switch (name) {
    case 'visitDate':
      return <DateField {...field} defaultValue={typed} />;
    case 'rating':
      return (
        <Select {...field} defaultValue={typed} placeholder={text('contact.page.ratingHint')}>
          {['5', '4', '3', '2', '1'].map((value) => (
            <option key={value}>{value}</option>
          ))}
        </Select>
      );
    case 'storeNumber': {
      const number = typed ?? query.get('store') ?? mine?.storeNumber ?? '';
      const isMine = mine && mine.storeNumber === number;
      return (
        <TextField
          key={number}
          {...field}
          defaultValue={number}
          inputMode="numeric"
          {...(isMine && { description: storeLabel(mine, market).full })}
        />
      );
    }
    default:
      return <TextField {...field} defaultValue={typed ?? ''} autoComplete="off" />;
  }
}
