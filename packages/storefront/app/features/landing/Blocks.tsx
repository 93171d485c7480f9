import type { ContentBlock } from '@driveline/api/contract';
import { ButtonLink, Heading, Image, Link, Stack, StoreSearchForm, Text } from '@driveline/ui';
import { InfoCards, RichText } from '@driveline/ui/content';
import type { ReactNode } from 'react';
import { useText } from '../../shop/useText.ts';

/** The blocks of a page one by one; questions stand together below them (`Questions.tsx`). */
export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: ContentBlock }): ReactNode {
  switch (block.kind) {
    case 'hero':
      return (
        <Stack as="section" gap={3} align="start">
          <Heading level={2}>{block.title}</Heading>
          <Text>{block.text}</Text>
          {block.link && <ButtonLink href={block.link.href}>{block.link.label}</ButtonLink>}
        </Stack>
      );
    case 'text':
      return (
        <Stack as="section" gap={3} id={block.id}>
          <Heading level={2}>{block.title}</Heading>
          {block.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      );
    case 'html':
      return (
        <Stack as="section" gap={3} id={block.id}>
          <Heading level={2}>{block.title}</Heading>
          <RichText html={block.html} />
        </Stack>
      );
    case 'picture':
      return (
        <Image
          src={block.src}
          alt={block.alt}
          width={640}
          height={360}
          sizes="(min-width: 720px) 640px, 100vw"
        />
      );
    case 'video':
      // Played where it lies: nothing of another site is loaded that was not asked for.
      return (
        <Text>
          <Link href={block.src} newTab>
            {block.title}
          </Link>
        </Text>
      );
    case 'cards':
      return <InfoCards title={block.title} cards={block.cards} />;
    case 'steps':
      return (
        <InfoCards
          title={block.title}
          cards={block.steps.map((step, index) => ({ title: String(index + 1), text: step }))}
        />
      );
    case 'products':
      return (
        <Text>
          <Link href={block.canonicalPath}>{block.title}</Link>
        </Text>
      );
    case 'form':
      return block.form === 'storeSearch' ? <StoreForm title={block.title} /> : null;
    default:
      // A form of another release is left out.
      return null;
  }
}

/** The stores around a place: their counters know the repair shops of the neighborhood (CONTENT-027). */
function StoreForm({ title }: { title: string }) {
  const text = useText();
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{title}</Heading>
      <StoreSearchForm label={text('store.place')} />
    </Stack>
  );
}
