import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { media } from '@driveline/ui/theme';
import * as styles from './Composer.css.ts';

/**
 * Room for a page beside the controls. The page asks how wide the window is, so it is laid out for the whole window and
 * scaled to the room that it has.
 */
export function PageFrame({ children }: { children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const isBeside = matchMedia(media.desktop).matches;
      const { clientWidth } = scroller.current!;
      content.current!.style.zoom = isBeside ? String(Math.min(1, clientWidth / window.innerWidth)) : '';
    };
    // In a frame of its own: another zoom changes what is observed.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(fit);
    });
    observer.observe(scroller.current!);
    fit();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return (
    <div className={styles.pageFrame}>
      <div ref={scroller} className={styles.pageScroller}>
        <div ref={content}>{children}</div>
      </div>
    </div>
  );
}
