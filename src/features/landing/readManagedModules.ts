import { moduleContent } from '../../domain/landing/content/moduleContent.ts';
import type { ManagedModule } from '../../domain/landing/landingModules.ts';
import type { ContentReader } from './readSlot.ts';

const modules = Object.keys(moduleContent) as (keyof typeof moduleContent)[]; // its own keys

/** The modules that have managed content, for the dynamic landing page. Never rejects. Source: S-185. */
export async function readManagedModules(
  reader: ContentReader,
  language: string,
): Promise<readonly ManagedModule[]> {
  const found = await Promise.all(
    modules.map(async (module) => {
      const { slot, shape } = moduleContent[module];
      const content = await reader.read<unknown>(slot, shape, language);
      return content.kind === 'managed' ? [{ module, priority: content.priority }] : [];
    }),
  );
  return found.flat();
}
