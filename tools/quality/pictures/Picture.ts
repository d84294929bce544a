/** One picture of the contact sheet. */
export interface Picture {
  readonly id: string;
  /** As Storybook's tree has it: `Components/Inputs/OtpField`. */
  readonly title: string;
  readonly name: string;
  readonly theme: string;
  readonly region: string;
  readonly language: string;
  /** The window it was taken in, `1440x900`. */
  readonly viewport: string;
  /** Of the picture, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** WebP, in base64. */
  readonly data: string;
  /** How the story's play failed, so that it may not stand in its state; null when it did not. */
  readonly failure: string | null;
}
