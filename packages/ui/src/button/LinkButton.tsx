import { cloneElement, type ComponentPropsWithRef, type ReactElement } from 'react';
import type { ButtonBaseProps } from './Button.tsx';
import { button, face } from './Button.css.ts';
import { useSubjectLabel } from './Subject.tsx';

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children'>;

export interface LinkButtonProps extends ButtonBaseProps, AnchorProps {
  /** A router's link that gets the button's look: `render={<Link to="/vps" />}`. Without it give `href`. */
  readonly render?: ReactElement<AnchorProps> | undefined;
}

/**
 * A link that looks like a button: it leads somewhere and never does anything else. Renders an `<a>`.
 * With `target="_blank"` it gets `rel="noopener noreferrer"` unless another `rel` is given.
 */
export function LinkButton({
  theme = 'secondary',
  size = 's',
  width = 'auto',
  icon,
  iconEnd,
  children,
  render,
  ...anchor
}: LinkButtonProps) {
  const named = useSubjectLabel(children);
  const props = {
    ...named,
    ...(anchor.target === '_blank' ? { rel: 'noopener noreferrer' } : {}),
    ...anchor,
    className: button({ theme, size, width }),
  };
  const content = (
    <span className={face}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </span>
  );
  if (render !== undefined) return cloneElement(render, props, content);
  return <a {...props}>{content}</a>;
}
