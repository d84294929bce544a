import { moduleContent } from '../../domain/landing/content/moduleContent.ts';
import type { LandingModule } from '../../domain/landing/LandingSettings.ts';
import type { ManagedModule } from '../../domain/landing/landingModules.ts';
import type { Slot } from '../../domain/landing/slots.ts';
import type { ContentSnapshot } from './readSlot.ts';

type ModuleWithSlot = keyof typeof moduleContent;

const modulesWithSlot = Object.keys(moduleContent) as readonly ModuleWithSlot[]; // its own keys

/** The slots of modules; the others have none. */
export const slotsOf = (modules: readonly LandingModule[] = modulesWithSlot): readonly Slot[] =>
  modulesWithSlot
    .filter((module) => modules.includes(module))
    .map((module) => moduleContent[module].slot);

/** The modules that have managed content, for the dynamic landing page. Source: S-185. */
export const managedModules = (
  snapshot: ContentSnapshot,
  language: string,
): readonly ManagedModule[] =>
  modulesWithSlot.flatMap((module) => {
    const { slot, shape } = moduleContent[module];
    const content = snapshot.read<unknown>(slot, shape, language);
    return content.kind === 'managed' ? [{ module, priority: content.priority }] : [];
  });
