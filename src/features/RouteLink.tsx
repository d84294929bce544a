import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { TextLink } from '../components/TextLink/TextLink.tsx';
import { useKeptQuery } from './useKeptQuery.ts';

interface RouteLinkProps extends Omit<ComponentProps<typeof TextLink>, 'href' | 'newTab'> {
  /** Path of a page of the application. */
  readonly to: string;
  /** Its query, with the question mark; that of the page by default. */
  readonly search?: string;
}

/** A link that replaces the current page by another one and keeps the query (LOGIN-002). */
export function RouteLink({ to, search, onClick, ...rest }: RouteLinkProps) {
  const kept = useKeptQuery();
  const target = { pathname: to, search: search ?? kept };
  const go = useLinkClickHandler(target, { replace: true });
  return (
    <TextLink
      {...rest}
      href={useHref(target)}
      onClick={(event) => {
        onClick?.(event);
        go(event);
      }}
    />
  );
}
