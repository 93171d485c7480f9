import { describe, expect, test } from 'vitest';
import { cleanHtml } from './cleanHtml.ts';

describe('[CONTENT-034] HTML of editors', () => {
  test.each([
    ['<p>A <b>b</b> &amp; c</p>', '<p>A <b>b</b> &amp; c</p>'],
    [
      '<a href="https://x.example/?a=1&amp;b=2">x</a>',
      '<a href="https://x.example/?a=1&amp;b=2" rel="noopener">x</a>',
    ],
    ['<a href="/parts">x</a>', '<a href="/parts">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript&colon;alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><p>x</p></svg><i>y</i>', '<i>y</i>'],
    ['<script>alert(1)', ''],
    ['<p title="<script>">x', '<p>x</p>'],
    ['one<br>two', 'one<br />two'],
    ['a < b', 'a &lt; b'],
    ['<<b>x</b>', '&lt;<b>x</b>'],
    ['</p></b>x<b><i>y</b>', '<p></p>x<b><i>y</i></b>'],
    ['<!-- <b> -->x', 'x'],
    ['<b/onmouseover=x>y', '<b>y</b>'],
  ])('[CONTENT-034] %s', (html, clean) => {
    expect(cleanHtml(html)).toBe(clean);
    expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html));
  });
});
