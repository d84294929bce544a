import { LegalLinks } from '../../components/LegalLinks/LegalLinks.tsx';
import { BottomItems } from '../../features/landing/BottomItems.tsx';
import { useServices } from '../../features/Services.ts';

interface FooterLinksProps {
  /** Whether the content service adds to them, as the last module of a landing page. */
  readonly isBottomNav: boolean;
}

/** The region's terms and privacy policy, and its help. Source: B§2, S-026, S-032, S-116. */
export default function FooterLinks({ isBottomNav }: FooterLinksProps) {
  const { agreements, domain } = useServices().page.region;
  const { terms, privacy } = agreements.links;
  return (
    <>
      <LegalLinks terms={terms} privacy={privacy} help={domain.contact} />
      {isBottomNav && <BottomItems />}
    </>
  );
}
