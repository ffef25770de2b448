import { useId, useState } from 'react';
import { boxClass, Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField, type OwnInputProps } from '../field/useControlField.ts';
import { SentValue, useNameUntilSent } from '../field/SentValue.tsx';
import { isString, type FieldValueProps } from '../form/useField.ts';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMediaQuery } from '../media-query/useMediaQuery.ts';
import { media } from '../theme/scale.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { comboboxWords } from '../words/vietnamese/fields.ts';
import { chevron, clear, control as controlClass } from './Combobox.css.ts';
import { ComboboxSheet, ComboboxPopup } from './ComboboxOverlay.tsx';
import { OptionList } from './OptionList.tsx';
import type { ComboboxOption } from './options.ts';
import { useComboboxState } from './useComboboxState.ts';

export type { ComboboxOption } from './options.ts';

export interface ComboboxProps extends FieldWordsProps, FieldValueProps<string>, OwnInputProps {
  readonly placeholder?: string | undefined;
  /** Any number: past a hundred only the rows in sight are in the page. Keep the array while nothing changes in it. */
  readonly options: readonly ComboboxOption[];
  /** The options are on their way: the list says 'Đang tải…'. @default false */
  readonly busy?: boolean | undefined;
}

/**
 * One of many, found by typing: a bank, a province, a machine. Typing narrows the list, with or without Vietnamese marks ('o
 * cung' finds 'Ổ cứng'); the value is always an option's, or empty. For up to some fifteen options use `Select`.
 *
 * Renders a `<label>`, an `<input role="combobox">` and one message slot, and while open a `<div role="listbox">` of at most
 * 320 px below the box; on phones a sheet with a search at its top.
 *
 * Pattern: WAI-ARIA combobox, list autocomplete; the focus stays in the box. Arrow Down and Up open and move, Page Down and
 * Up move eight rows, Enter chooses, Tab chooses what typing has found, Esc closes and leaves the choice as it was (a second
 * one is the dialog's). An emptied box chooses nothing. While an input method composes, keys are its own.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function Combobox({
  options,
  busy = false,
  disabled = false,
  placeholder,
  onBlur,
  ...props
}: ComboboxProps) {
  const { label } = props;
  const words = useKitWords('combobox', comboboxWords);
  const isSheet = useMediaQuery(media.phone);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const listId = useId();
  const { value, setValue, leave, issue, control, parts } = useControlField(props, {
    empty: '',
    accepts: isString,
    // Typed before hydration: only a whole label is a choice.
    read: (element: HTMLInputElement) =>
      options.find((option) => option.label === element.value)?.value,
  });
  const state = useComboboxState({ options, value, setValue });
  const { shell, attributes } = parts();
  const nameUntilSent = useNameUntilSent(props.name);
  const rowId = (index: number): string => `${listId}-${index}`;
  const listAttributes = {
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': state.open,
    // The list is in the page only while it is open.
    ...(state.open ? { 'aria-controls': listId } : {}),
    ...(state.open && state.activeIndex !== -1
      ? { 'aria-activedescendant': rowId(state.activeIndex) }
      : {}),
  } as const;
  const list = (
    <OptionList
      id={listId}
      label={label}
      state={state}
      chosenValue={value}
      rowId={rowId}
      busy={busy}
    />
  );
  const canClear = value !== '' && !disabled && !attributes.required;

  /** What is typed next takes the place of the chosen label. */
  function open(): void {
    if (disabled || state.open) return;
    control.current?.focus();
    if (!isSheet) control.current?.select();
    state.show();
  }

  return (
    <Field {...shell}>
      <div ref={setAnchor} className={boxClass(issue?.status)}>
        <input
          {...attributes}
          {...nameUntilSent}
          {...(isSheet
            ? {
                role: 'combobox',
                autoComplete: 'off',
                'aria-haspopup': 'dialog',
                'aria-expanded': state.open,
                inputMode: 'none',
              }
            : listAttributes)}
          type="text"
          value={isSheet ? state.label : state.text}
          placeholder={placeholder}
          disabled={disabled}
          className={controlClass}
          onChange={(event) => state.type(event.currentTarget.value)}
          onClick={open}
          onKeyDown={state.pressKey}
          onBlur={(event) => {
            onBlur?.(event);
            // The sheet has taken the focus and gives it back.
            if (isSheet && state.open) return;
            state.settle();
            leave();
          }}
        />
        {canClear && (
          <span className={clear}>
            <IconButton
              aria-label={words.clear(label)}
              icon={<IconX size={16} />}
              onClick={() => {
                setValue('');
                control.current?.focus();
              }}
            />
          </span>
        )}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a part of the box for the pointer; the keys are the input's */}
        <span
          className={chevron}
          onMouseDown={(event) => event.preventDefault()}
          onClick={state.open ? state.cancel : open}
        >
          <IconChevronDown size={16} />
        </span>
      </div>
      {isSheet ? (
        <ComboboxSheet label={label} state={state} attributes={listAttributes}>
          {list}
        </ComboboxSheet>
      ) : (
        <ComboboxPopup open={state.open} anchor={anchor}>
          {list}
        </ComboboxPopup>
      )}
      <SentValue name={props.name} value={value} disabled={disabled} />
    </Field>
  );
}
