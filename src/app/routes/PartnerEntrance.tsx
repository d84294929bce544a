import { useNavigate } from 'react-router-dom';
import { useServices } from '../../features/Services.ts';
import { Entrance } from '../../features/sign-up/entrance/Entrance.tsx';
import { WithTexts } from '../../features/WithTexts.tsx';
import { FAST_ONBOARDING } from '../login-check/fastOnboarding.ts';

interface PartnerEntranceProps {
  /** The query of the entrance. */
  readonly query: URLSearchParams;
}

/** The entrance of the partner's sellers, which leads to the plain form by the same query without its own parameter. */
export default function PartnerEntrance({ query }: PartnerEntranceProps) {
  const { register } = useServices().page.paths;
  const navigate = useNavigate();
  const rest = new URLSearchParams(query);
  rest.delete(FAST_ONBOARDING);
  const search = rest.size === 0 ? '' : `?${rest}`;
  return (
    <WithTexts parts={['steps', 'account']}>
      <Entrance
        search={search}
        onForm={() => void navigate({ pathname: register, search }, { replace: true })}
      />
    </WithTexts>
  );
}
