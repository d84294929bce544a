import { LegalLinks } from '../../components/LegalLinks/LegalLinks.tsx';
import { useServices } from '../../features/Services.ts';

/** The region's terms and privacy policy, and its help. Source: S-026, S-032. */
export default function FooterLinks() {
  const { agreements, domain } = useServices().page.region;
  const { terms, privacy } = agreements.links;
  return <LegalLinks terms={terms} privacy={privacy} help={domain.contact} />;
}
