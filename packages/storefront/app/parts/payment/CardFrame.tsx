import { useCardFrame, type CardFrameOptions } from '@driveline/hooks';
import { CardFieldsFrame } from '@driveline/ui/forms';
import { useImperativeHandle, type Ref } from 'react';
import { useErrorText } from '../../shop/useErrorText.ts';
import { useText } from '../../shop/useShop.ts';

export type CardFrameHandle = { readonly submit: () => void };

/** The gateway's card fields in a frame of its own: neither this page nor its servers see a number (PLUS-020). */
export function CardFrame({ ref, ...options }: CardFrameOptions & { readonly ref: Ref<CardFrameHandle> }) {
  const text = useText();
  const errorText = useErrorText();
  const { frame, box, height, src, error, submit, retry, repaint } = useCardFrame(options);
  useImperativeHandle(ref, () => ({ submit }));
  return (
    <div ref={box}>
      <CardFieldsFrame
        ref={frame}
        label={text('payment.frameTitle')}
        src={src}
        height={height}
        failure={error && errorText(error)}
        onRetry={retry}
        onColorModeChange={repaint}
      />
    </div>
  );
}
