import { SitePickerDialog } from '../../../components/SitePickerDialog/SitePickerDialog.tsx';
import { useServices } from '../../Services.ts';
import { useFailureToast } from '../../useFailureToast.ts';
import { useMarkets } from './useMarkets.ts';

interface SitePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The dialog to switch to the site of another country. When the list fails to load, it closes with a
 * toast, and the next attempt loads again. Source: A§2 (REG-018), E-17.
 */
export default function SitePicker({ open, onClose }: SitePickerProps) {
  const { region } = useServices().page;
  const showFailure = useFailureToast();
  const markets = useMarkets(open, (error) => {
    showFailure(error);
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
