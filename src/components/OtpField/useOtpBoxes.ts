import {
  useImperativeHandle,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { editByKey, enterText, pasteCode, toBoxes, travel, type OtpEdit } from './otp.ts';
import { readDigits } from './readDigits.ts';

interface OtpBoxesOptions {
  readonly length: number;
  readonly value: string;
  readonly onChange: (change: { readonly value: string }) => void;
  readonly onComplete: ((code: { readonly value: string }) => void) | undefined;
  readonly onRefuse: (() => void) | undefined;
  readonly ref: Ref<HTMLInputElement> | undefined;
}

/** Binds the rules of `otp.ts` to inputs: gives what each box shows and does. */
export function useOtpBoxes(options: OtpBoxesOptions) {
  const { length, value, onChange, onComplete, onRefuse, ref } = options;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => inputs.current[0] ?? null,
  );
  // The gaps between digits are ours alone; the digits are the caller's, and win.
  const [own, setOwn] = useState(() => toBoxes(value, length));
  const boxes = own.length === length && own.join('') === value ? own : toBoxes(value, length);
  const [composing, setComposing] = useState<{ index: number; text: string } | null>(null);
  const reported = useRef({ value, completed: '' });

  function goTo(index: number) {
    const input = inputs.current[index];
    input?.focus();
    input?.select();
  }

  function apply(edit: OtpEdit, from: number) {
    if (edit.kind === 'refused') return;
    const next = edit.boxes.join('');
    // Digits that the caller replaced (a new code was sent) end the memory of the refused one.
    if (reported.current.value !== value) reported.current.completed = '';
    setOwn(edit.boxes);
    if (next !== value) onChange({ value: next });
    reported.current.value = next;
    if (edit.focus !== from) goTo(edit.focus);
    if (next.length === length && next !== reported.current.completed) {
      reported.current.completed = next;
      onComplete?.({ value: next });
    }
  }

  function onText(index: number, event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value;
    const isComposing =
      'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    // Letters under composition wait in their box; digits from any keyboard count at once (E-05).
    const pending = isComposing && readDigits(text) === '';
    setComposing(pending ? { index, text } : null);
    if (pending) return;
    const edit = enterText(boxes, index, text);
    if (edit.kind === 'refused' && readDigits(text).length > 1) onRefuse?.();
    apply(edit, index);
  }

  function onKeyDown(index: number, event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.shiftKey ? null : travel(key, index, length);
    const edit = editByKey(boxes, index, key);
    if (target === null && edit === null) return;
    event.preventDefault();
    if (target !== null) goTo(target);
    else if (edit !== null) apply(edit, index);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const edit = pasteCode(event.clipboardData.getData('text'), length);
    if (edit.kind === 'refused') onRefuse?.();
    apply(edit, -1);
  }

  return {
    /** What the box at an index shows. */
    shownAt: (index: number) =>
      composing?.index === index ? composing.text : (boxes[index] ?? ''),
    register(index: number, input: HTMLInputElement | null) {
      inputs.current[index] = input;
    },
    onText,
    onKeyDown,
    onPaste,
    onCompositionEnd: () => setComposing(null),
  };
}
