import { SitePickerDialog } from '../../components/SitePickerDialog/SitePickerDialog.tsx';
import { useServices } from '../Services.ts';
import { useTellFailure } from '../useTellFailure.ts';
import { useMarkets } from './useMarkets.ts';

interface SitePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The countries with a site of their own; the one that is chosen and confirmed is where the page goes.
 * Countries that cannot be loaded are not picked from: that is said, and the next try asks again.
 * Source: A§2 (REG-018), E-17.
 */
export default function SitePicker({ open, onClose }: SitePickerProps) {
  const { region } = useServices();
  const tell = useTellFailure();
  const markets = useMarkets(open, () => {
    tell();
    onClose();
  });
  if (markets === null) return null;
  return (
    <SitePickerDialog
      open={open}
      sites={markets.map(({ option }) => option)}
      current={region.defaultRegionCode}
      onConfirm={({ site }) => {
        onClose();
        markets.find(({ option }) => option.value === site.value)?.go();
      }}
      onCancel={onClose}
    />
  );
}
