import { iconItem } from '../../domain/landing/content/shapes/iconItem.ts';
import type { Slot } from '../../domain/landing/slots.ts';
import { Managed } from './Managed.tsx';
import { pictureOf } from './pictureOf.tsx';
import { useManaged } from './useManaged.ts';

/** The managed items of a slot that holds icons with titles; null without them. Source: B§3 (LAND-040). */
export const useManagedIcons = (slot: Slot) =>
  useManaged(slot, iconItem)?.map(({ icon, title }, index) => ({
    id: String(index),
    icon: pictureOf(icon),
    title: <Managed text={title} />,
  })) ?? null;
