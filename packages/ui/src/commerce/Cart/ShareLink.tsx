import { useState, type ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { ShareIcon } from '../../components/Icon/actionIcons.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import { pressInPlace } from '../private/pressInPlace.ts';

export interface ShareLinkProps extends BlockProps<'div'> {
  /** The page that is shared; where nothing can share or copy it, the link opens it. */
  href: string;
  /** Said once the link was copied. */
  copied: string;
  children: ReactNode;
}

/** Shares the address of a page by what the device has for it, else copies it; a link without script [PLUS-068]. */
export function ShareLink({ href, copied, children, ...rest }: ShareLinkProps) {
  const [done, setDone] = useState<string>();
  // The address as the document has it, with the prefix of its language.
  const press = ({ href: url }: HTMLAnchorElement) =>
    pressInPlace(() => {
      share(url).then(
        (isCopied) => isCopied && setDone(href),
        // Neither: the page is opened, whose address can be marked by hand.
        () => location.assign(url),
      );
    });
  return (
    <Inline {...rest}>
      <ButtonLink
        href={href}
        variant="quiet"
        size="s"
        icon={<ShareIcon size={16} />}
        onClick={(event) => press(event.currentTarget)(event)}
      >
        {children}
      </ButtonLink>
      <Text as="span" role="status" size="bodyS" tone="secondary">
        {done === href && copied}
      </Text>
    </Inline>
  );
}

/** @returns whether it was copied. @throws where the browser lets it neither be shared nor be copied */
async function share(url: string): Promise<boolean> {
  if ('share' in navigator) {
    try {
      await navigator.share({ url });
      return false;
    } catch (error) {
      // Closed without a choice; any other refusal leaves the clipboard.
      if ((error as DOMException).name === 'AbortError') return false;
    }
  }
  await navigator.clipboard.writeText(url);
  return true;
}
