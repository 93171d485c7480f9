import { nameOf } from './layoutFaults.ts';

const root = document.documentElement;

/** Text nodes that are seen, with the element that holds each. */
function* texts(): Generator<[text: Text, holder: Element]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let at = walker.nextNode(); at; at = walker.nextNode()) {
    const holder = at.parentElement;
    if (at.textContent?.trim() && holder && isSeen(holder)) yield [at as Text, holder];
  }
}

/** Visually hidden texts are a pixel wide, and what lies fixed over the page stands in no box of it. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { position, clip, clipPath } = getComputedStyle(at);
    if (position === 'fixed' || clip !== 'auto' || clipPath.startsWith('inset')) return false;
    if (at.matches('select, option, textarea, svg, summary[hidden]')) return false;
  }
  return true;
}

function rangeOf(text: Text, from = 0, to = text.length): Range {
  const range = document.createRange();
  range.setStart(text, from);
  range.setEnd(text, to);
  return range;
}

const LINE_PX = 4;
const topsOf = (range: Range) => {
  const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
  return tops.filter((top, at) => tops.findIndex((other) => Math.abs(other - top) < LINE_PX) === at);
};

/** Plain words of ordinary length: a part number, an address of the web or a compound may break. */
const WORD = /(?<![\p{L}\p{N}@./_-])\p{L}{2,10}(?![\p{L}\p{N}@./_-])/gu;

/** Words that a box too narrow for them breaks in the middle. */
export function brokenWords(): string[] {
  const broken: string[] = [];
  for (const [text, holder] of texts()) {
    for (const { 0: word, index } of text.data.matchAll(WORD)) {
      const isBroken = topsOf(rangeOf(text, index, index + word.length)).length > 1;
      if (isBroken) broken.push(`'${word}' is broken in ${nameOf(holder)}`);
    }
  }
  return broken;
}

/** Texts that stand over the box of the story, but for what a shopper can scroll to. */
export function beyondBox(): string[] {
  const { left, right } = document.body.getBoundingClientRect();
  const isBeyond = ({ width, ...box }: DOMRect) =>
    width > 1 && (box.right > right + 1 || box.left < left - 1);
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => isSeen(element) && isBeyond(element.getBoundingClientRect()) && !isInScroller(element),
    )
    .map((element) => `out of its box: ${nameOf(element)}`);
}

function isInScroller(element: Element): boolean {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return true;
  }
  return false;
}

/** The part of a text's line that is seen: scrollers and clamped lines cut the rest off. */
function shownPart(box: DOMRect, holder: Element): DOMRect {
  let { left, right, top, bottom } = box;
  for (let at: Element | null = holder; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const edge = at.getBoundingClientRect();
    left = Math.max(left, edge.left);
    right = Math.min(right, edge.right);
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Texts of two elements over each other. */
export function overlapping(): string[] {
  const boxes = [...texts()].flatMap(([text, holder]) =>
    [...rangeOf(text).getClientRects()]
      .map((line) => ({ box: shownPart(line, holder), holder }))
      .filter(({ box }) => box.width > 1 && box.height > 1),
  );
  boxes.sort((one, other) => one.box.top - other.box.top);
  const faults: string[] = [];
  boxes.forEach(({ box, holder }, at) => {
    for (let next = at + 1; next < boxes.length && boxes[next]!.box.top < box.bottom - LINE_PX; next += 1) {
      const other = boxes[next]!;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const below = Math.min(box.bottom, other.box.bottom) - other.box.top;
      const isApart = !holder.contains(other.holder) && !other.holder.contains(holder);
      if (across > LINE_PX && below > LINE_PX && isApart)
        faults.push(`${nameOf(other.holder)} lies over ${nameOf(holder)}`);
    }
  });
  return faults;
}

/** What is typed or chosen must be seen: less than a year and its arrow is no field. */
const LEAST_FIELD_PX = 80;
const FIELDS =
  'input:is([type=text], [type=search], [type=email], [type=tel], [type=date], :not([type])), select, textarea';

/** Fields that are too narrow for what they hold; a quantity is two digits. */
export const squeezedFields = (): string[] =>
  [...document.body.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter((field) => isSeen(field.parentElement!) && field.inputMode !== 'numeric' && field.maxLength !== 1)
    .filter((field) => field.getBoundingClientRect().width < LEAST_FIELD_PX)
    .map(
      (field) =>
        `a field as narrow as ${Math.round(field.getBoundingClientRect().width)} px: ${nameOf(field)}`,
    );
