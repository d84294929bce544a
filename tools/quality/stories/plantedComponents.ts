import type { Configuration } from './configurations.ts';

interface PlantedComponent {
  readonly name: string;
  readonly page: string;
  readonly media?: Configuration['media'];
  /** The rules that must find something in it, and no other may. */
  readonly rules: readonly string[];
}

const control = 'padding: 8px 16px; font: 16px/1.5 sans-serif; min-block-size: 44px';

/** A component with a violation of each rule, and components that are sound. */
export const plantedComponents: readonly PlantedComponent[] = [
  {
    name: 'a picture without a text',
    page: '<img src="data:," width="30" height="30">',
    rules: ['axe image-alt'],
  },
  {
    name: 'two small buttons, close together',
    page: '<button style="all: unset; inline-size: 16px; block-size: 16px">A</button><button style="all: unset; inline-size: 16px; block-size: 16px">B</button><style>:focus { outline: 3px solid blue !important }</style>',
    rules: ['target'],
  },
  {
    name: 'a text that fits only as close as it is set',
    page: '<p style="inline-size: 110px; block-size: 20px; overflow: hidden; margin: 0; font: 16px/20px sans-serif; white-space: nowrap">Registration</p>',
    rules: ['text-spacing'],
  },
  {
    name: 'a button that is its fill alone',
    page: `<button style="${control}; border: 0; background: gold">Send</button>`,
    media: 'forced-colors',
    rules: ['forced-colors'],
  },
  {
    name: 'a field that is its fill alone',
    page: `<label>Name <input style="${control}; border: 0; background: gold"></label>`,
    media: 'forced-colors',
    rules: ['forced-colors'],
  },
  {
    name: 'a button that shows no focus',
    page: `<button style="${control}; outline: none">Send</button>`,
    rules: ['focus'],
  },
  {
    name: 'a button whose focus is a shadow',
    page: `<button style="${control}" class="shadowed">Send</button><style>.shadowed:focus { outline: none; box-shadow: 0 0 0 3px blue }</style>`,
    media: 'forced-colors',
    rules: ['focus'],
  },
  {
    name: 'a button that no key reaches',
    page: `<div role="button" tabindex="-1" style="${control}">Send</div><button style="${control}">Next</button>`,
    rules: ['keyboard'],
  },
  {
    name: 'a field that keeps the focus',
    page: `<label>Name <input style="${control}" onkeydown="event.preventDefault()"></label><button style="${control}">Send</button>`,
    rules: ['keyboard', 'keyboard-trap'],
  },
  {
    name: 'two buttons that pass the focus to each other for ever',
    page: `<button style="${control}" onkeydown="event.preventDefault(); this.nextElementSibling.focus()">One</button><button style="${control}" onkeydown="event.preventDefault(); this.previousElementSibling.focus()">Two</button>`,
    rules: ['keyboard-trap', 'tab-order'],
  },
  {
    name: 'a focus that goes up before it goes down',
    page: `<a href="#a" style="display: block; ${control}" onkeydown="event.preventDefault(); document.querySelector('#last').focus()">One</a><a href="#b" style="display: block; ${control}">Two</a><a href="#c" id="last" style="display: block; ${control}" onkeydown="if (!this.gone) { this.gone = true; event.preventDefault(); this.previousElementSibling.focus() }">Three</a>`,
    rules: ['tab-order'],
  },
  {
    name: 'a sound form',
    page: `<p>Read <a href="#terms">the terms</a> first.</p><label>Name <input style="${control}"></label><label><input type="checkbox"> I agree</label><fieldset><legend>Kind</legend><label><input type="radio" name="kind"> A</label><label><input type="radio" name="kind"> B</label></fieldset><button style="${control}">Send</button>`,
    rules: [],
  },
  {
    name: 'a sound form in forced colours',
    page: `<label>Name <input style="${control}; border: 1px solid"></label><button style="${control}; border: 1px solid transparent; background: gold">Send</button><button style="${control}; border: 0; background: none">Back</button>`,
    media: 'forced-colors',
    rules: [],
  },
  {
    name: 'a dialog over a page',
    page: `<button style="${control}">Below</button><dialog aria-label="Dialog"><button style="${control}">One</button><button style="${control}">Two</button></dialog><script>document.querySelector('dialog').showModal()</script>`,
    rules: [],
  },
  {
    name: 'tabs, of which the arrow keys reach the second',
    page: `<div role="tablist" aria-label="Tabs"><button role="tab" aria-selected="true" style="${control}">One</button><button role="tab" tabindex="-1" style="${control}">Two</button></div>`,
    rules: [],
  },
];
