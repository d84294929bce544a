/** A page with a violation for a detector to find. */
export interface Planted {
  readonly name: string;
  readonly page: string;
  /** What must be found; null: nothing. */
  readonly finds: RegExp | null;
}

/** A page for each kind of overflow that must be found, and pages that only look like one. */
export const plantedOverflow: readonly Planted[] = [
  {
    name: 'a page that scrolls sideways',
    page: '<p style="inline-size: 3000px; background: gold">One</p>',
    finds: /scroll sideways/,
  },
  {
    name: 'a list that scrolls sideways',
    page: '<div style="inline-size: 80px; overflow-y: auto"><p style="inline-size: 90px">One</p></div>',
    finds: /scrolls sideways/,
  },
  {
    name: 'a text cut off at the side',
    page: '<p style="inline-size: 40px; overflow: hidden; white-space: nowrap">Registration</p>',
    finds: /cut off by \d+ px at the side/,
  },
  {
    name: 'a text cut off below',
    page: '<p style="inline-size: 60px; block-size: 20px; overflow: hidden">One two three four</p>',
    finds: /cut off by \d+ px above or below/,
  },
  {
    name: 'a word wider than its block',
    page: '<div style="inline-size: 30px"><span>Registration</span></div>',
    finds: /sticks out of its block/,
  },
  {
    name: 'a text higher than its button',
    page: '<button style="inline-size: 90px; block-size: 24px; padding: 0">One two three four five six</button>',
    finds: /sticks out of its box/,
  },
  {
    name: 'a text beyond the window',
    page: '<p style="position: fixed; inset-inline-start: -20px">Registration</p>',
    finds: /leaves the window/,
  },
  {
    name: 'two texts upon each other',
    page: '<p>Registration</p><p style="margin-block-start: -2em">Registration</p>',
    finds: /lies upon/,
  },
  {
    name: 'a placeholder wider than its field',
    page: '<input style="inline-size: 40px" placeholder="name@example.com">',
    finds: /cuts its text off/,
  },
  { name: 'a missing glyph', page: '<p>A\u{38B}B</p>', finds: /has no glyph for \u{38B}/u },
  {
    name: 'texts in every script, one below the other',
    page: '<p>Ŵé šéñţ</p><p>ส่งรหัสแล้ว</p><p dir="rtl">أرسلنا</p><p>验证码</p><p>Đã gửi mã</p>',
    finds: null,
  },
  {
    name: 'a text for screen readers',
    page: '<p style="position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%)">One two</p>',
    finds: null,
  },
  {
    name: 'a closed part, and a slide that waits',
    page: '<div style="block-size: 0; overflow: hidden">One</div><div style="inline-size: 80px; overflow: hidden"><p aria-hidden="true" style="translate: 100px">Two</p></div>',
    finds: null,
  },
  {
    name: 'a text scrolled away behind another',
    page: '<div style="block-size: 30px; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div><p style="margin: 0">Four</p>',
    finds: null,
  },
  {
    name: 'a text scrolled away in a drawer that hides its sides',
    page: '<div style="block-size: 30px; overflow: hidden auto; background: gold"><p>One</p><p>Two</p><p>Three</p></div>',
    finds: null,
  },
  {
    name: 'a message above the page',
    page: '<p>Registration</p><p style="position: fixed; inset-block-start: 20px; background: gold">Sent</p>',
    finds: null,
  },
];

const icon = (style: string, shapes = '<path d="M4 4h16v16H4z" />'): string =>
  `<svg viewBox="0 0 24 24" width="24" height="24" stroke="none" ${style}>${shapes}</svg>`;

/** Icons in forced colours. */
export const plantedIcons: readonly Planted[] = [
  { name: 'a fixed dark icon', page: icon('fill="#14213d"'), finds: /^dark: svg is painted/ },
  { name: 'a fixed light icon', page: icon('fill="#ffffff"'), finds: /^light: svg is painted/ },
  {
    name: 'an icon whose own colour is fixed',
    page: icon('fill="currentColor" style="color: #4a5470"'),
    finds: /^dark: svg is painted/,
  },
  { name: 'an icon that inherits its colour', page: icon('fill="currentColor"'), finds: null },
  {
    name: 'an icon that inherits a colour that is fixed for all else',
    page: `<p style="color: #14213d">${icon('fill="currentColor"')}</p>`,
    finds: null,
  },
  {
    name: 'a white tick on a fill that is seen',
    page: icon(
      '',
      '<path d="M4 4h16v16H4z" fill="CanvasText" /><path d="M5 12l4 4" stroke="Canvas" fill="none" />',
    ),
    finds: null,
  },
  {
    name: 'a fixed icon that is hidden',
    page: icon('fill="#14213d" style="visibility: hidden"'),
    finds: null,
  },
];

const leaking = (onOpen: string): string => `
  <button data-opens>Open</button><dialog aria-label="Dialog"><p>Open</p></dialog>
  <script>
    const dialog = document.querySelector('dialog');
    document.querySelector('button').onclick = () => { ${onOpen}; dialog.showModal(); };
  </script>`;

/** What a component leaves behind each time it opens. */
export const plantedLeaks: readonly Planted[] = [
  { name: 'a clean dialog', page: leaking(''), finds: null },
  {
    name: 'a listener that stays',
    page: leaking("document.addEventListener('scroll', () => dialog.id)"),
    finds: /^holds 40 more listeners/,
  },
  {
    name: 'an element that stays',
    page: leaking("(window.kept ??= []).push(document.createElement('p'))"),
    finds: /^holds 40 more nodes/,
  },
  {
    name: 'an interval that stays',
    page: leaking('setInterval(() => dialog.id, 60_000)'),
    finds: /^holds 40 more timers/,
  },
  {
    name: 'a timeout that is called off',
    page: leaking('clearTimeout(window.last); window.last = setTimeout(() => {}, 60_000)'),
    finds: null,
  },
];

/** One text in each place that the reader must look at; each is the name of its place. */
export const plantedTexts = {
  page: `
    <style>#drawn::before { content: "drawn"; }</style>
    <p>shown</p><p id="drawn"></p>
    <p style="position: absolute; clip-path: inset(50%)">clipped</p>
    <button aria-label="named" aria-description="described" title="titled"></button>
    <input placeholder="held" /><img alt="pictured" />
    <select><option>chosen</option></select>
    <svg><title>entitled</title></svg>
    <p hidden>unseen</p>`,
  finds: [
    ...['chosen', 'clipped', 'described', 'drawn', 'entitled', 'held', 'named', 'pictured'],
    ...['shown', 'titled'],
  ],
};
