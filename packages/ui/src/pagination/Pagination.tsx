import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { IconChevronLeft } from '../icon/generated/IconChevronLeft.ts';
import { IconChevronRight } from '../icon/generated/IconChevronRight.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { paginationWords } from '../words/vietnamese/tables.ts';
import { placedPageItems } from './page-items.ts';
import { gap, item as itemStyle, list, page as pageStyle } from './Pagination.css.ts';

/** What the pager puts onto a link or button. */
export interface PageTargetProps {
  readonly className?: string | undefined;
  readonly children?: ReactNode | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-current'?: 'page' | undefined;
  readonly 'aria-disabled'?: boolean | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

export interface PaginationProps {
  /** The page that is shown, from 1. */
  readonly page: number;
  /** How many there are. With none, nothing is rendered. */
  readonly pageCount: number;
  /**
   * The bare link of a page: `renderLink={(page) => <Link to={`?page=${page}`} />}`. Give this, so that a page has an
   * address; or `onPageChange` where the pages live inside a dialog.
   */
  readonly renderLink?: ((page: number) => ReactElement<PageTargetProps>) | undefined;
  readonly onPageChange?: ((page: number) => void) | undefined;
  /** Name of the landmark, when there are several pagers on a page. @default 'Phân trang' */
  readonly label?: string | undefined;
}

function swallow(event: MouseEvent<HTMLElement>): void {
  event.preventDefault();
}

/**
 * Pages of a list: prev 1 2 3 … n next. Renders a `<nav>` of links (or of buttons); the page that is shown has
 * `aria-current`. At the ends prev and next stay in place, disabled, so that the focus is not lost on them. From a page behind the last
 * one, which rows that were deleted leave, prev leads to the last.
 */
export function Pagination({ page, pageCount, renderLink, onPageChange, label }: PaginationProps) {
  const words = useKitWords('pagination', paginationWords);
  if (pageCount < 1) return null;

  function target(to: number, props: PageTargetProps): ReactElement {
    if (renderLink !== undefined) {
      return cloneElement(renderLink(to), {
        ...props,
        className: pageStyle,
        ...(props['aria-disabled'] === true ? { onClick: swallow } : {}),
      });
    }
    return (
      <button
        type="button"
        {...props}
        className={pageStyle}
        onClick={() => {
          if (props['aria-disabled'] !== true && to !== page) onPageChange?.(to);
        }}
      />
    );
  }

  function step(to: number, name: string, arrow: ReactNode): ReactElement {
    const isOut = to < 1 || to > pageCount;
    return target(isOut ? page : to, {
      'aria-label': name,
      children: arrow,
      ...(isOut ? { 'aria-disabled': true } : {}),
    });
  }

  return (
    <nav aria-label={label ?? words.label}>
      <ul className={list}>
        <li className={itemStyle()}>
          {step(Math.min(page - 1, pageCount), words.previous, <IconChevronLeft size={16} />)}
        </li>
        {placedPageItems(page, pageCount).map(({ item, place }) =>
          typeof item === 'number' ? (
            <li key={item} className={itemStyle({ place })}>
              {target(item, {
                'aria-label': words.page(item),
                children: item,
                ...(item === page ? { 'aria-current': 'page' as const } : {}),
              })}
            </li>
          ) : (
            <li key={item} className={itemStyle({ place, isGap: true })} aria-hidden="true">
              <span className={gap}>…</span>
            </li>
          ),
        )}
        <li className={itemStyle()}>
          {step(page + 1, words.next, <IconChevronRight size={16} />)}
        </li>
      </ul>
    </nav>
  );
}
