/** The part of Storybook's preview that the checks use. */
interface Channel {
  readonly on: (event: string, listener: (detail: unknown) => void) => void;
  readonly off: (event: string, listener: (detail: unknown) => void) => void;
  readonly emit: (event: string, detail: unknown) => void;
}

interface WindowSize {
  readonly width: string;
  readonly height: string;
}

interface Preview {
  readonly ready: () => Promise<void>;
  readonly storyStoreValue: {
    readonly userGlobals: { readonly update: (globals: StoryGlobals) => void };
  };
  readonly loadStory: (story: { readonly storyId: string }) => Promise<{
    readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
    readonly parameters: {
      readonly viewport?: {
        readonly options?: Readonly<Record<string, { readonly styles: WindowSize }>>;
      };
    };
  }>;
}

/** What Storybook's toolbar is set to; the language `region` is the region's own. */
export interface StoryGlobals {
  readonly language: string;
  readonly theme: string;
  /** The id of one; where it is left out, the toolbar stays as it is. */
  readonly region?: string;
}

// Storybook's own names on the global object, as its test runner uses them.
const preview = (): Preview => Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview;
const channel = (): Channel => Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;

/** Waits until Storybook can show a story. */
export const storybookReady = (): Promise<void> => preview().ready();

/** The window that a story asks for, in CSS lengths; null when any will do. */
export async function storyWindow(storyId: string): Promise<WindowSize | null> {
  const { storyGlobals, parameters } = await preview().loadStory({ storyId });
  return parameters.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles ?? null;
}

const errors = [
  ...['storyErrored', 'storyThrewException', 'storyMissing'],
  ...['playFunctionThrewException', 'unhandledErrorsWhilePlaying'],
];

let shown = '';

/** Shows a story, plays it and waits for its end. Resolves with how it failed; null when it did not. */
export function playStory(storyId: string, globals: StoryGlobals): Promise<string | null> {
  const storybook = channel();
  return new Promise((resolve) => {
    let failure: string | null = null;
    const note = (error: unknown) => {
      const { message, description } = Object(Array.isArray(error) ? error[0] : error);
      // The first line names the failure; the rest prints the page.
      failure ??= String(message ?? description ?? error).split('\n')[0] ?? '';
    };
    const end = (finished: unknown) => {
      if (Object(finished).storyId !== storyId) return;
      storybook.off('storyFinished', end);
      for (const event of errors) storybook.off(event, note);
      // A failed play has Storybook's message cover the story, which is checked all the same.
      document.body.classList.remove('sb-show-errordisplay');
      document.body.classList.add('sb-show-main');
      resolve(failure);
    };
    for (const event of errors) storybook.on(event, note);
    storybook.on('storyFinished', end);
    scrollTo(0, 0); // where the story before may have left the page
    preview().storyStoreValue.userGlobals.update(globals);
    // Storybook leaves a story as it stands that is chosen again.
    if (shown === storyId) storybook.emit('forceRemount', { storyId });
    else storybook.emit('setCurrentStory', { storyId, viewMode: 'story' });
    shown = storyId;
  });
}
