import { relative } from 'node:path/posix';
import type { Plugin } from 'vite';

interface Frame {
  /** The built module that brings what all components stand on. */
  readonly module: string;
  /** Its styles, which are written beside the build. */
  readonly styles: string;
}

const importOf = (module: string, style: string): string => {
  const path = relative(`${module}/..`, style);
  return `import ${JSON.stringify(path.startsWith('.') ? path : `./${path}`)};\n`;
};

/**
 * Has each built module import the styles that Vite has put beside it, so that they come and fall
 * away with it in whatever the other team bundles with.
 */
export function injectStyles(frame: Frame): Plugin {
  return {
    name: 'portico:inject-styles',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue;
        const own = [...(part.viteMetadata?.importedCss ?? [])];
        if (part.fileName === frame.module) own.unshift(frame.styles);
        part.code = own.map((style) => importOf(part.fileName, style)).join('') + part.code;
      }
    },
  };
}
