import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Editorial content: FAQs, articles, events, repair guides and blocks from a CMS.',
  instead: [
    { when: 'sections are few and need no filter', use: 'Accordion' },
    { when: 'the words are the page’s own', use: 'Text and Heading' },
    { when: 'a store is meant, with hours and stock', use: 'StoreCard' },
  ],
  anatomy: [
    'FaqList: a search field, groups with a heading, questions that open',
    'RichText: headings of level 2 and 3, paragraphs, lists, links',
    'ContentBlocks: blocks in the order that an editor chose',
    'EventList: a heading, cards of a day, a place and a few words, past ones below',
    'RepairGuide: cautions, numbered steps, figures; beside them difficulty, time, tools and parts',
    'RepairShopList: how many were found, rows of a name, rating, address, distance and phone',
    'ReviewList: what is invented says so, links that choose and sort, reviews with stars, text, vehicle and author, pages',
    'OwnTextFields: what a member says of a part: stars, title, text, vehicle and name, or a question and a name',
    'OwnTextSent: thanks, and a way back',
    'OwnReviewNote: why no review can be written, or what became of the one that was',
    'StarsField: a question, five stars in a row, each a radio; an error',
    'AppLinks: badges of the app stores, a code for the camera of a phone',
    'InfoCards: a heading, cards of a title, a few words and a link',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next question' },
    { keys: 'Enter, Space', does: 'opens or closes the answer' },
    { keys: 'Arrow keys', does: 'in StarsField: choose one star more or less' },
    { keys: 'Enter', does: 'in the search field: asks for the page with what was typed' },
  ],
  content: ['Ask as a shopper asks.', 'Answer in the first sentence; reasons come after it.'],
  do: ['Pass RichText only HTML that the server has sanitized.', 'Link to an answer by its id.'],
  dont: ['Do not put a page of terms into FaqList: text that the browser searches should be open.'],
};
