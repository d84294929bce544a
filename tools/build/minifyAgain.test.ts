import { expect, it } from 'vitest';
import { withEagerModules } from './minifyAgain.ts';

it.each([
  [
    'var a=l(e=>{e.b=1}),c=l(function(e){e.d=a()});',
    'var a=l((e=>{e.b=1})),c=l((function(e){e.d=a()}));',
  ],
  ['let a=l(e=>{let b=m(c=>c)});', 'let a=l((e=>{let b=m(c=>c)}));'],
  ['var a=new Map,b=1,c=e=>e;', 'var a=new Map,b=1,c=e=>e;'],
  ['var a=l(e=>{},1);', 'var a=l(e=>{},1);'],
  ['run(()=>{});', 'run(()=>{});'],
])('%s', (code, eager) => {
  expect(withEagerModules('entry.js', code)).toBe(eager);
});
