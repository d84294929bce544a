import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFor, withoutLoadEffects } from './routerForProduction.ts';

it('marks a context and a component as made without effect, and drops their names', () => {
  const code = `var Place = React.createContext(null);
Place.displayName = "Place";
var Link = React10.forwardRef(
  function Link() { return memo(1); }
);
Link.displayName = "Link";
Boundary.contextType = Place;`;
  expect(withoutLoadEffects(code)).toBe(`var Place = /* @__PURE__ */ React.createContext(null);

var Link = /* @__PURE__ */ React10.forwardRef(
  function Link() { return memo(1); }
);

Boundary.contextType = Place;`);
});

it('finds both in the installed package', () => {
  const folder = builtFor('.');
  const parts = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const code = parts.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const bare = withoutLoadEffects(code);
  expect(code).toMatch(/^LocationContext\.displayName = /m);
  expect(bare).not.toContain('LocationContext.displayName');
  expect(bare).toMatch(/var Form = \/\* @__PURE__ \*\/ React\d+\.forwardRef\(/);
});
