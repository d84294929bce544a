/**
 * A page for each kind of fault that the detector must see, and pages that only look like one. They
 * are judged before any story is, so that a detector that sees nothing cannot pass.
 */
export const plantedFaults: readonly {
  readonly name: string;
  readonly page: string;
  /** What the detector must say; null: nothing. */
  readonly says: RegExp | null;
}[] = [
  {
    name: 'a page that scrolls sideways',
    page: '<p style="inline-size: 3000px; background: gold">One</p>',
    says: /scroll sideways/,
  },
  {
    name: 'a list that scrolls sideways',
    page: '<div style="inline-size: 80px; overflow-y: auto"><p style="inline-size: 90px">One</p></div>',
    says: /scrolls sideways/,
  },
  {
    name: 'a text cut off at the side',
    page: '<p style="inline-size: 40px; overflow: hidden; white-space: nowrap">Registration</p>',
    says: /cut off by \d+ px at the side/,
  },
  {
    name: 'a text cut off below',
    page: '<p style="inline-size: 60px; block-size: 20px; overflow: hidden">One two three four</p>',
    says: /cut off by \d+ px above or below/,
  },
  {
    name: 'a word wider than its block',
    page: '<div style="inline-size: 30px"><span>Registration</span></div>',
    says: /sticks out of its block/,
  },
  {
    name: 'a text higher than its button',
    page: '<button style="inline-size: 90px; block-size: 24px; padding: 0">One two three four five six</button>',
    says: /sticks out of its box/,
  },
  {
    name: 'a text beyond the window',
    page: '<p style="position: fixed; inset-inline-start: -20px">Registration</p>',
    says: /leaves the window/,
  },
  {
    name: 'two texts upon each other',
    page: '<p>Registration</p><p style="margin-block-start: -2em">Registration</p>',
    says: /lies upon/,
  },
  {
    name: 'a placeholder wider than its field',
    page: '<input style="inline-size: 40px" placeholder="name@example.com">',
    says: /cuts its text off/,
  },
  { name: 'a missing glyph', page: '<p>A\u{38B}B</p>', says: /has no glyph for \u{38B}/u },
  {
    name: 'texts in every script, one below the other',
    page: '<p>Ŵé šéñţ</p><p>ส่งรหัสแล้ว</p><p dir="rtl">أرسلنا</p><p>验证码</p><p>Đã gửi mã</p>',
    says: null,
  },
  {
    name: 'a text for readers of the screen',
    page: '<p style="position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%)">One two</p>',
    says: null,
  },
  {
    name: 'a closed part, and a slide that waits',
    page: '<div style="block-size: 0; overflow: hidden">One</div><div style="inline-size: 80px; overflow: hidden"><p aria-hidden="true" style="translate: 100px">Two</p></div>',
    says: null,
  },
  {
    name: 'a text scrolled away behind another',
    page: '<div style="block-size: 30px; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div><p style="margin: 0">Four</p>',
    says: null,
  },
  {
    name: 'a text scrolled away in a drawer that hides its sides',
    page: '<div style="block-size: 30px; overflow: hidden auto; background: gold"><p>One</p><p>Two</p><p>Three</p></div>',
    says: null,
  },
  {
    name: 'a message above the page',
    page: '<p>Registration</p><p style="position: fixed; inset-block-start: 20px; background: gold">Sent</p>',
    says: null,
  },
];
