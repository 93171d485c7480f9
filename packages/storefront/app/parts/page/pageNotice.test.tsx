import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderForTest } from '../../shop/renderForTest.tsx';
import { PageNotice } from './PageNotice.tsx';

const noticeAt = (path: string) => {
  const ways = { 'checkout.datesMoved': <a href="/checkout?step=delivery">See them</a> };
  const element = <PageNotice ways={ways} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return renderForTest(<RouterProvider router={router} />);
};

test('a notice has a mark, says itself at once, and leads to where it is looked after', () => {
  const html = noticeAt('/checkout?step=payment&notice=checkout.datesMoved');
  expect(html).toMatch(/role="alert"[^]*<svg[^]*Delivery dates changed/);
  expect(html).toContain('See them');
  expect(noticeAt('/cart?notice=error_session_idle')).not.toContain('<a');
  expect(noticeAt('/cart')).toBe('');
});
