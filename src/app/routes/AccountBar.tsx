import { useHref, useLocation } from 'react-router-dom';
import { TopBar } from '../../components/TopBar/TopBar.tsx';
import { RouteLink } from '../../features/RouteLink.tsx';
import { Message } from '../../i18n/Message.tsx';
import { paths } from './paths.ts';

const labels = { login: 'bar_log_in', register: 'bar_sign_up' } as const;

/** The account layout's bar, with the way to the other page; register and login hide it on mobile (LAYOUT-003). */
export function AccountBar({ to }: { readonly to: keyof typeof paths }) {
  const { search } = useLocation();
  return (
    <TopBar homeHref={useHref({ pathname: paths.register, search })}>
      <RouteLink to={paths[to]}>
        <Message id={labels[to]} />
      </RouteLink>
    </TopBar>
  );
}
