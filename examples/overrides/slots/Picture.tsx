import type { SlotProps } from '@driveline/storefront';
import { PartPicture } from '@driveline/ui';

/** In place of the gallery: the picture alone. */
export default function Picture({ picture, title }: SlotProps<'product.gallery'>) {
  return (
    <figure id="own-picture">
      <PartPicture picture={picture} shape="stage" label={title} priority />
    </figure>
  );
}
