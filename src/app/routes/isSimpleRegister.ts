import { routeTable } from './routeTable.ts';

const simple: ReadonlySet<string> = new Set([
  routeTable.RegisterForm.path,
  routeTable.RegisterUS.path,
]);

/** Whether the page shows only the form in a simple card: on its own routes, and when embedded. Source: B§2, S-006, S-037. */
export const isSimpleRegister = ({
  pathname,
  embedded,
}: {
  readonly pathname: string;
  readonly embedded: boolean;
}): boolean => embedded || simple.has(pathname.replace(/\/+$/, ''));
