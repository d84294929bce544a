import type { ComponentProps } from 'react';
import { Card } from '../../../components/Card/Card.tsx';
import { Aside } from '../shared/Aside.tsx';

/** A card of the lead form: its step, and the way to the log-in for who has an account. */
export function LeadCard({ children, ...rest }: ComponentProps<typeof Card>) {
  return (
    <Card {...rest}>
      {children}
      <Aside />
    </Card>
  );
}
