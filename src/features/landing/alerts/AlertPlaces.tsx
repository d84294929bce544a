import { useServices } from '../../Services.ts';
import { useChunk } from '../../useChunk.ts';
import { inPlace } from '../inPlace.ts';
import { Alert } from './Alert.tsx';
import { type AlertName, alerts } from './AlertName.ts';

const alert = () => Promise.resolve({ default: Alert });

/** The alerts above the main banner, each in its place. Source: B§2, S-120. */
export function AlertPlaces() {
  const { desktop } = useServices().page.region.landing;
  return alerts.map((name) => desktop.includes(name) && <LateAlert key={name} name={name} />);
}

/** An alert shows once its texts are there; nobody waits for it. */
function LateAlert({ name }: { readonly name: AlertName }) {
  const renderAlert = useChunk(alert, false, { texts: 'landing' });
  return inPlace(renderAlert?.({ name }), `[data-module=${name}]`);
}
