import * as Ariakit from '@ariakit/react/menu';
import { Fragment, useEffect, useRef, type ReactElement, type ReactNode, type Ref } from 'react';
import { IconX } from '../icon/generated/IconX.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMediaQuery } from '../media-query/useMediaQuery.ts';
import { popupOrSheet } from '../popover/popupOrSheet.tsx';
import { media } from '../theme/scale.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { menuWords } from '../words/vietnamese/dialogs.ts';
import * as styles from './ActionMenu.css.ts';

export interface MenuAction {
  readonly id: string;
  /** Verb and object. */
  readonly label: string;
  /** Size 20. */
  readonly icon?: ReactNode | undefined;
  /** A sub-line: what it does now, or what it concerns. */
  readonly detail?: string | undefined;
  /** Why it cannot be done now. The row stays reachable and says so in place of its sub-line. */
  readonly disabledReason?: string | undefined;
  /** What cannot be undone is in the critical tone. @default false */
  readonly critical?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface MenuGroup {
  readonly id: string;
  /** A word above the rows; without it a rule parts the group from the one before. */
  readonly caption?: string | undefined;
  readonly actions: readonly MenuAction[];
}

export interface ActionMenuProps {
  /** The button that opens it: `<Button iconEnd={<IconChevronDown />}>Thao tác</Button>`. */
  readonly button: ReactElement;
  /** Name of the menu, and head of the sheet on phones. */
  readonly title: string;
  /** Second line of the sheet's head. */
  readonly subtitle?: string | undefined;
  readonly groups: readonly MenuGroup[];
  /** Up to three large keys at the top of the sheet, on phones only: on desktops the card has their buttons. */
  readonly keys?: readonly MenuAction[] | undefined;
  /** @default 'bottom-end' */
  readonly placement?: 'bottom-end' | 'bottom-start' | undefined;
  /** Called when it opens or closes. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** Open from the start, for a menu whose code came with the first press. @default false */
  readonly defaultOpen?: boolean | undefined;
}

const noKeys: readonly MenuAction[] = [];

interface ItemProps {
  readonly action: MenuAction;
  readonly ref?: Ref<HTMLDivElement> | undefined;
}

function Row({ action, ref }: ItemProps) {
  const detail = action.disabledReason ?? action.detail;
  return (
    <Ariakit.MenuItem
      ref={ref}
      className={styles.item({ critical: action.critical === true })}
      disabled={action.disabledReason !== undefined}
      accessibleWhenDisabled
      onClick={action.onSelect}
    >
      {action.icon}
      <span className={styles.itemWords}>
        <span className={styles.itemLabel}>{action.label}</span>
        {detail !== undefined && (
          <>
            {' '}
            <span className={styles.itemDetail}>{detail}</span>
          </>
        )}
      </span>
    </Ariakit.MenuItem>
  );
}

function Key({ action, ref }: ItemProps) {
  return (
    <Ariakit.MenuItem
      ref={ref}
      className={styles.key}
      disabled={action.disabledReason !== undefined}
      accessibleWhenDisabled
      onClick={action.onSelect}
    >
      <span className={styles.keyIcon}>{action.icon}</span>
      {action.label}
    </Ariakit.MenuItem>
  );
}

/**
 * The actions of a thing, in groups. Renders the given button and, while open, a `<div role="menu">`: a popup of 264 px that
 * flips to stay on screen, on phones a sheet from the bottom edge with large keys and 56 px rows.
 *
 * Pattern: WAI-ARIA menu button. Arrow keys, Home, End and letters move; Enter and Space choose; Esc closes and gives the
 * focus back. Rows that cannot be chosen still take the focus and say why.
 */
export function ActionMenu({
  button,
  title,
  subtitle,
  groups,
  keys = noKeys,
  placement = 'bottom-end',
  onOpenChange,
  defaultOpen = false,
}: ActionMenuProps) {
  const words = useKitWords('menu', menuWords);
  const isSheet = useMediaQuery(media.phone);
  /** The × comes before it, in the sheet's head: the focus goes to what the sheet was opened for. */
  const first = useRef<HTMLDivElement>(null);
  const firstId = (keys[0] ?? groups[0]?.actions[0])?.id;
  const firstRef = (action: MenuAction) => (action.id === firstId ? first : undefined);
  const store = Ariakit.useMenuStore({
    placement,
    ...(onOpenChange === undefined ? {} : { setOpen: onOpenChange }),
  });
  // Opened as by its button: the first row takes the focus.
  useEffect(() => {
    if (!defaultOpen) return;
    store.setAutoFocusOnShow(true);
    store.setInitialFocus('first');
    store.show();
  }, [defaultOpen, store]);
  return (
    <>
      <Ariakit.MenuButton store={store} render={button} />
      <Ariakit.Menu
        store={store}
        aria-label={title}
        className={styles.menu({ shape: isSheet ? 'sheet' : 'popup' })}
        gutter={4}
        // By itself Ariakit hides a menu twice: on Esc, and again two frames later, even if it was opened meanwhile.
        hideOnEscape={(event) => {
          event.stopPropagation();
          store.hide();
          return false;
        }}
        {...popupOrSheet(isSheet)}
        {...(isSheet ? { initialFocus: first } : {})}
      >
        {isSheet && (
          <div className={styles.sheetHead}>
            <div className={styles.sheetTitle} aria-hidden="true">
              <span className={styles.sheetName}>{title}</span>
              {subtitle !== undefined && <span className={styles.sheetDetail}>{subtitle}</span>}
            </div>
            {/* The mark of a dismiss: without one Ariakit adds a hidden button in English. */}
            <Ariakit.MenuItem
              data-dialog-dismiss=""
              render={<IconButton aria-label={words.close} icon={<IconX />} size="m" />}
            />
          </div>
        )}
        {isSheet && keys.length > 0 && (
          <div className={styles.keys} role="none">
            {keys.map((action) => (
              <Key key={action.id} ref={firstRef(action)} action={action} />
            ))}
          </div>
        )}
        {groups.map((group, index) => (
          <Fragment key={group.id}>
            {index > 0 && group.caption === undefined && (
              <Ariakit.MenuSeparator className={styles.rule} />
            )}
            <Ariakit.MenuGroup>
              {group.caption !== undefined && (
                <Ariakit.MenuGroupLabel className={styles.caption}>
                  {group.caption}
                </Ariakit.MenuGroupLabel>
              )}
              {group.actions.map((action) => (
                <Row key={action.id} ref={firstRef(action)} action={action} />
              ))}
            </Ariakit.MenuGroup>
          </Fragment>
        ))}
      </Ariakit.Menu>
    </>
  );
}
