import type { Contact } from '../../../domain/account/Contact.ts';
import { useServices } from '../../Services.ts';

/** Only who has entered a shop needs this code. */
const rawLead = () => import('./rawLead.ts');

/** Creates the lead of a seller with a shop in the background; without a shop there is none. */
export function useLead() {
  const {
    backend: { call },
    telemetry: { report },
  } = useServices();
  return (shopUrl: string, contact: Contact | null): void => {
    if (shopUrl.trim() === '') return;
    void rawLead().then(
      ({ rawLeadOf, sendLead }) => sendLead(rawLeadOf(shopUrl, contact), call, report),
      () => report({ name: 'lead.failed', source: 'register_form', code: null }),
    );
  };
}
