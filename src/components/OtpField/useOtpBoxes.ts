import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { seeShown, readEdit } from './completion.ts';
import {
  editByKey,
  enterText,
  pasteCode,
  tabStopOf,
  toBoxes,
  travel,
  type OtpEdit,
} from './otp.ts';
import { readDigits } from '../../domain/text/readDigits.ts';
import { useSmsCode } from './useSmsCode.ts';

interface OtpBoxesOptions {
  readonly length: number;
  readonly value: string;
  readonly sms: boolean | number;
  readonly onChange: (change: { readonly value: string }) => void;
  readonly onComplete: ((code: { readonly value: string }) => void) | undefined;
  readonly onRefuse: (() => void) | undefined;
  readonly ref: Ref<HTMLInputElement> | undefined;
}

/** Connects `otp.ts` and `completion.ts` to inputs: returns the text and the handlers of each box. */
export function useOtpBoxes(options: OtpBoxesOptions) {
  const { length, value, sms, onChange, onComplete, onRefuse, ref } = options;
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => inputs.current[0] ?? null,
  );
  // Gaps between digits are local state; the digits are the caller's and take precedence.
  const [own, setOwn] = useState(() => toBoxes(value, length));
  const boxes = own.length === length && own.join('') === value ? own : toBoxes(value, length);
  const [composing, setComposing] = useState<{ index: number; text: string } | null>(null);
  /** The box with the focus; null while it is elsewhere. */
  const [focused, setFocused] = useState<number | null>(null);
  const reported = useRef({ digits: value, completed: '' });
  useLayoutEffect(() => {
    reported.current = seeShown(reported.current, value);
  });

  function goTo(index: number) {
    const input = inputs.current[index];
    input?.focus();
    input?.select();
  }

  function apply(edit: OtpEdit, from: number) {
    if (edit.kind === 'refused') return;
    const next = edit.boxes.join('');
    const { reported: after, code } = readEdit(reported.current, next, length);
    reported.current = after;
    setOwn(edit.boxes);
    if (next !== value) onChange({ value: next });
    if (edit.focus !== from) goTo(edit.focus);
    if (code !== null) onComplete?.({ value: code });
  }

  function onText(index: number, event: ChangeEvent<HTMLInputElement>) {
    const text = event.currentTarget.value;
    const isComposing =
      'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    const edit = enterText(boxes, index, text);
    const digits = readDigits(text).length;
    // Composed letters stay in their box; digits from any keyboard are handled at once (E-05).
    const pending = isComposing && edit.kind === 'refused' && digits <= 1;
    setComposing(pending ? { index, text } : null);
    if (pending) return;
    if (edit.kind === 'refused' && digits > 1) onRefuse?.();
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

  useSmsCode(sms, (text) => apply(pasteCode(text, length), -1));

  return {
    tabStop: focused ?? tabStopOf(boxes),
    onFocus(index: number, event: FocusEvent<HTMLInputElement>) {
      setFocused(index);
      event.currentTarget.select();
    },
    onLeave: () => setFocused(null),
    /** The text of the box at an index. */
    shownAt: (index: number) =>
      composing?.index === index ? composing.text : (boxes[index] ?? ''),
    has: (element: EventTarget | null) => inputs.current.some((input) => input === element),
    register(index: number, input: HTMLInputElement | null) {
      inputs.current[index] = input;
    },
    onText,
    onKeyDown,
    onPaste,
    onCompositionEnd: () => setComposing(null),
  };
}
