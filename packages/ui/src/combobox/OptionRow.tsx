import type { Ref } from 'react';
import { IconCheck } from '../icon/generated/IconCheck.ts';
import { check, detail, label, row, words } from './Combobox.css.ts';
import type { ComboboxOption } from './options.ts';

interface OptionRowProps {
  readonly id: string;
  readonly option: ComboboxOption;
  /** Place in the whole list, from 0, and how long that is: not every row may be in the page. */
  readonly index: number;
  readonly count: number;
  readonly chosen: boolean;
  readonly active: boolean;
  readonly onActivate: (option: ComboboxOption) => void;
  readonly onChoose: (option: ComboboxOption) => void;
  /** The row is placed by its virtual list. */
  readonly placed: boolean;
  readonly ref: Ref<HTMLDivElement> | undefined;
}

/** One row of the list. The focus stays in the box, so that a row takes presses only. */
export function OptionRow({
  id,
  option,
  index,
  count,
  chosen,
  active,
  onActivate,
  onChoose,
  placed,
  ref,
}: OptionRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has the focus and the keys, as its pattern says
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of our own listbox
      role="option"
      id={id}
      data-index={index}
      aria-selected={chosen}
      aria-disabled={option.disabled === true}
      aria-setsize={count}
      aria-posinset={index + 1}
      data-active={active ? '' : undefined}
      className={row({ placed })}
      onPointerMove={({ movementX, movementY }) => {
        // A list that the keys scroll moves below a pointer that rests.
        if (movementX === 0 && movementY === 0) return;
        if (!active && option.disabled !== true) onActivate(option);
      }}
      onClick={() => onChoose(option)}
    >
      <span className={words}>
        <span className={label}>{option.label}</span>
        {option.detail !== undefined && (
          <>
            {' '}
            <span className={detail}>{option.detail}</span>
          </>
        )}
      </span>
      {chosen && (
        <span className={check}>
          <IconCheck size={16} />
        </span>
      )}
    </div>
  );
}
