import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { Stack } from '../stack/Stack.tsx';
import * as menuStyles from '../menu/ActionMenu.css.ts';
import { Toast } from '../toast/Toast.tsx';
import type { ToastOptions } from '../toast/toastQueue.ts';
import { tooltip } from '../tooltip/Tooltip.css.ts';
import { Column, Row } from './StoryFrame.tsx';

/**
 * Overlays as pictures of the documentation draw them: a real one would lie over the page and hide it. Each has the styles of
 * what it stands for; no part of the kit's public surface.
 */

interface DrawnDialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Words of its buttons, the last one in the theme of `last`. */
  readonly buttons: readonly string[];
  readonly last?: 'primary' | 'danger' | undefined;
}

export function DrawnDialog({ title, children, buttons, last = 'primary' }: DrawnDialogProps) {
  return (
    <Column width={300}>
      <Card>
        <Stack gap={16}>
          <Stack gap={4}>
            <h3>{title}</h3>
            {children}
          </Stack>
          <Row>
            {buttons.map((words, index) => (
              <Button key={words} theme={index === buttons.length - 1 ? last : 'secondary'}>
                {words}
              </Button>
            ))}
          </Row>
        </Stack>
      </Card>
    </Column>
  );
}

interface DrawnAction {
  readonly label: string;
  readonly detail?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly critical?: boolean | undefined;
}

export function DrawnMenu({ actions }: { readonly actions: readonly DrawnAction[] }) {
  return (
    <Column width={264}>
      <Card padding="m">
        {actions.map(({ label, detail, disabled = false, critical = false }) => (
          <div key={label} className={menuStyles.item({ critical })} aria-disabled={disabled}>
            <span className={menuStyles.itemWords}>
              <span className={menuStyles.itemLabel}>{label}</span>
              {detail !== undefined && <span className={menuStyles.itemDetail}>{detail}</span>}
            </span>
          </div>
        ))}
      </Card>
    </Column>
  );
}

export function DrawnTooltip({
  text,
  control,
}: {
  readonly text: string;
  readonly control: ReactNode;
}) {
  return (
    <Column>
      <span className={tooltip} data-enter>
        {text}
      </span>
      {control}
    </Column>
  );
}

const never = () => {};

export function DrawnToast(toast: ToastOptions) {
  return (
    <Column width={300}>
      <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        <Toast
          toast={{ ...toast, id: 'drawn', leaving: false }}
          paused
          onClose={never}
          onExpire={never}
          onLeft={never}
        />
      </ul>
    </Column>
  );
}
