import type { Locator } from '@playwright/test';

/** The boxes that take a code, in a step of a form. */
export class CodeBoxes {
  readonly boxes: Locator;
  /** What may carry the code's error: the group and its boxes. */
  readonly codeField: Locator;

  constructor(step: Locator) {
    const group = step.getByRole('group');
    this.boxes = group.getByRole('textbox');
    this.codeField = group.or(this.boxes);
  }

  /** Where each box begins, from the left of the window. Pixels. */
  async lefts(): Promise<number[]> {
    return this.boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().left));
  }

  /** Types digits, starting in the first box. */
  async typeCode(code: string): Promise<void> {
    await this.boxes.first().focus();
    await this.boxes.page().keyboard.type(code);
  }

  async digits(): Promise<string[]> {
    return this.boxes.evaluateAll((boxes) =>
      boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')),
    );
  }
}
