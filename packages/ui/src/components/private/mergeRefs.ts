import type { Ref, RefCallback } from 'react';

/** One ref that hands its node to several. */
export function mergeRefs<Node>(...refs: (Ref<Node> | undefined)[]): RefCallback<Node> {
  return (node) => {
    const cleanups = refs.map((ref) => assign(ref, node));
    return () => cleanups.forEach((cleanup) => cleanup());
  };
}

function assign<Node>(ref: Ref<Node> | undefined, node: Node): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => void ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}
