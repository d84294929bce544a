import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';
import { TextLink } from '../components/TextLink/TextLink.tsx';

interface RouteLinkProps extends Omit<ComponentProps<typeof TextLink>, 'href' | 'newTab'> {
  /** Path of a page of this application. */
  readonly to: string;
}

/** Leads to another page in place of this one and keeps the query string (LOGIN-002). */
export function RouteLink({ to, ...rest }: RouteLinkProps) {
  const { search } = useLocation();
  const target = { pathname: to, search };
  const onClick = useLinkClickHandler(target, { replace: true });
  return <TextLink {...rest} href={useHref(target)} onClick={onClick} />;
}
