import { routeTable } from './routeTable.ts';

const simple: ReadonlySet<string> = new Set([
  routeTable.RegisterForm.path,
  routeTable.RegisterUS.path,
]);

/** Whether the form stands alone in the simple card: on its own routes, and inside another page. Source: B§2, S-006, S-037. */
export const isSimpleRegister = (place: {
  readonly pathname: string;
  readonly embedded: boolean;
}): boolean => place.embedded || simple.has(place.pathname.replace(/\/+$/, ''));
