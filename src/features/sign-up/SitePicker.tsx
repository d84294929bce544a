import { SitePickerDialog } from '../../components/SitePickerDialog/SitePickerDialog.tsx';
import { useServices } from '../Services.ts';
import { useMarkets } from './useMarkets.ts';

interface SitePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The countries with a site of their own; the one that is chosen and confirmed is where the page goes. Source: A§2 (REG-018). */
export default function SitePicker({ open, onClose }: SitePickerProps) {
  const { region } = useServices();
  const markets = useMarkets(open);
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
