/**
 * The state of a form's machine that the dialog around it uses. The form tells it in a layout effect: once
 * the end of a request is seen, Escape closes the dialog.
 */
export interface FormProgress {
  /** The form must not be closed: a request runs, or the page navigates (E-30). */
  readonly busy: boolean;
  /** Goes back in the form; null at its first step, where Back closes the dialog (E-14). */
  readonly goBack: (() => void) | null;
}

export const atRest: FormProgress = { busy: false, goBack: null };
