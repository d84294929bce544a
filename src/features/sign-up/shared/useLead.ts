import type { Contact } from '../../../domain/account/Contact.ts';
import { useServices } from '../../Services.ts';
import { rawLeadOf, sendLead } from './rawLead.ts';

/** Creates the lead of a seller with a shop in the background; without a shop there is none. */
export function useLead() {
  const {
    backend: { call },
    telemetry: { report },
  } = useServices();
  return (shopUrl: string, contact: Contact | null): void => {
    if (shopUrl.trim() !== '') void sendLead(rawLeadOf(shopUrl, contact), call, report);
  };
}
