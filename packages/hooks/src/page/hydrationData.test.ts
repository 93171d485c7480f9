import { expect, test } from 'vitest';
import { escapeForScript, withHydrationData } from './hydrationData.ts';

const stream = (...chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

const handed = (routerData: ReadableStream<Uint8Array>, state: unknown = {}) =>
  withHydrationData('<body></body></html>', { state, routerData });

test('appends what the router hands over inside the body, once', async () => {
  const html = await handed(stream('[{"_1":2}', ',"x"]\n'));
  const [, code = ''] = /<script>(.*)<\/script><\/body><\/html>$/s.exec(html) ?? [];
  const enqueued: string[] = [];
  const streamController = {
    enqueue: (text: string) => enqueued.push(text),
    close: () => enqueued.push('closed'),
  };
  new Function('window', code)({ __reactRouterContext: { streamController } });
  expect(enqueued).toEqual(['[{"_1":2},"x"]\n', 'closed']);
});

test('keeps characters that a chunk border cuts', async () => {
  const bytes = new TextEncoder().encode('"ação"');
  const cut = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 3));
      controller.enqueue(bytes.slice(3));
      controller.close();
    },
  });
  expect(await handed(cut)).toContain('ação');
});

test('hands over every sign as it was', async () => {
  const text = `["'a' \\"b\\" \\\\ </script><!-- & \u2028 \r"]\n`;
  const html = await handed(stream(text), { text });
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  const [, state = '', code = ''] =
    /<script type="application\/json" id="state">(.*?)<\/script><script>(.*)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(state)).toEqual({ text });
  let enqueued = '';
  const streamController = { enqueue: (it: string) => (enqueued = it), close: () => undefined };
  new Function('window', code)({ __reactRouterContext: { streamController } });
  expect(enqueued).toBe(text);
});

test('data can neither end its script nor open a comment', () => {
  const escaped = escapeForScript(JSON.stringify('</script><!-- & \u2028'));
  expect(escaped).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(escaped)).toBe('</script><!-- & \u2028');
});
