import * as Ariakit from '@ariakit/react/popover';
import {
  getLocalTimeZone,
  parseDate,
  today as todayOf,
  type CalendarDate,
} from '@internationalized/date';
import { useId, useState, type RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Button } from '../button/Button.tsx';
import { isEscapeForOverlay } from '../dialog/overlay.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMediaQuery } from '../media-query/useMediaQuery.ts';
import { popupOrSheet } from '../popover/popupOrSheet.tsx';
import { media } from '../theme/scale.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { dateFieldWords } from '../words/vietnamese/dates.ts';
import { calendar, foot, panel, sheetHead, sheetTitle } from './CalendarPanel.css.ts';
import { Month, type Span, CalendarHead } from './Month.tsx';
import type { DateLimits } from './useDateDraft.ts';
import { readDate } from './writtenDate.ts';
import { vietnameseStrings } from './vietnameseStrings.ts';

export interface CalendarPanelProps extends DateLimits {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What opened it: it stands beside it, and gets the focus back. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Name of the calendar. */
  readonly label: string;
  /** `YYYY-MM-DD`, or ''. */
  readonly value: string;
  /** Days that are drawn as belonging together. */
  readonly span?: Span | undefined;
  /** The date may be taken away. */
  readonly clearable: boolean;
  /** Gets `YYYY-MM-DD`, or '' for none. */
  readonly onChoose: (date: string) => void;
}

function dateOf(text: string | undefined): CalendarDate | undefined {
  const date = text === undefined ? undefined : readDate(text)?.date;
  return date === undefined ? undefined : parseDate(date);
}

/**
 * The calendar of a date field: React Aria's month in our own popover, on phones in a sheet. React Aria owns no overlay here, since
 * its own makes every other popup inert. Loaded by `loadCalendar` alone.
 */
export function CalendarPanel({
  open,
  onOpenChange,
  button,
  label,
  value,
  min,
  max,
  span,
  clearable,
  onChoose,
}: CalendarPanelProps) {
  const words = useKitWords('dateField', dateFieldWords);
  const titleId = useId();
  const isSheet = useMediaQuery(media.phone);
  useState(() => speakLanguage(words.locale));
  const store = Ariakit.usePopoverStore({
    open,
    setOpen: onOpenChange,
    placement: 'bottom-end',
  });
  const minValue = dateOf(min);
  const maxValue = dateOf(max);
  const chosen = dateOf(value);
  const today = todayOf(getLocalTimeZone());
  const canBeToday =
    (minValue === undefined || today.compare(minValue) >= 0) &&
    (maxValue === undefined || today.compare(maxValue) <= 0);
  return (
    <Ariakit.Popover
      store={store}
      aria-labelledby={isSheet ? titleId : undefined}
      aria-label={isSheet ? undefined : label}
      className={panel({ shape: isSheet ? 'sheet' : 'popup' })}
      gutter={8}
      getAnchorRect={() => button.current?.getBoundingClientRect() ?? null}
      finalFocus={button}
      hideOnEscape={isEscapeForOverlay}
      // A press on the button closes it already.
      hideOnInteractOutside={({ target }) =>
        !(target instanceof Node && button.current?.contains(target) === true)
      }
      {...popupOrSheet(isSheet)}
    >
      <I18nProvider locale={words.locale}>
        {isSheet && (
          <div className={sheetHead}>
            <p id={titleId} className={sheetTitle}>
              {label}
            </p>
            <Ariakit.PopoverDismiss
              render={<IconButton aria-label={words.close} icon={<IconX />} size="m" />}
            />
          </div>
        )}
        <Calendar
          aria-label={label}
          className={calendar}
          value={chosen ?? null}
          minValue={minValue ?? null}
          maxValue={maxValue ?? null}
          firstDayOfWeek="mon"
          onChange={(date) => onChoose(date.toString())}
        >
          <CalendarHead minValue={minValue} maxValue={maxValue} />
          <Month span={span} />
        </Calendar>
        {(canBeToday || (clearable && value !== '')) && (
          <div className={foot}>
            {canBeToday && (
              <Button theme="tertiary" onClick={() => onChoose(today.toString())}>
                {words.today}
              </Button>
            )}
            {clearable && value !== '' && (
              <Button theme="tertiary" onClick={() => onChoose('')}>
                {words.clear}
              </Button>
            )}
          </div>
        )}
      </I18nProvider>
    </Ariakit.Popover>
  );
}

/** Where React Aria looks for its words before it uses its own 34 languages (`@internationalized/string`). */
const localeKey = Symbol.for('react-aria.i18n.locale');
const stringsKey = Symbol.for('react-aria.i18n.strings');

/**
 * Gives React Aria its Vietnamese words, which it does not bring, where that is the language. It reads them once, at its first
 * render, so the language holds until the page is loaded again. Words that the page has given already stay.
 * @param locale BCP 47 tag of the language of the kit
 */
function speakLanguage(locale: string): void {
  const isVietnamese = new Intl.Locale(locale).language === 'vi';
  if (!isVietnamese || Reflect.has(window, stringsKey)) return;
  Reflect.set(window, localeKey, 'vi-VN');
  Reflect.set(window, stringsKey, vietnameseStrings);
}
