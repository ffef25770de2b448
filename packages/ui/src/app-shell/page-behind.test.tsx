import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BottomBar } from '../bottom-bar/BottomBar.tsx';
import { Button } from '../button/Button.tsx';
import { CommandPalette } from '../command-palette/CommandPalette.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Drawer } from '../drawer/Drawer.tsx';
import { ActionMenu } from '../menu/ActionMenu.tsx';
import { SideNav } from '../side-nav/SideNav.tsx';
import { barLinks, quickItems, sampleGroups } from '../testing/sample-navigation.tsx';
import { animationFrames, stage } from '../testing/stage.tsx';
import { TopBar } from '../top-bar/TopBar.tsx';
import { AppShell } from './AppShell.tsx';

/** The page behind whatever covers it: it stays where the customer has scrolled to, with its bars. */

const { show } = stage();

const nothing = () => {};

function Screen({ overlay }: { readonly overlay: Overlay }) {
  const [open, setOpen] = useState(false);
  return (
    <AppShell
      topBar={
        <TopBar
          brand="Trạm"
          links={barLinks}
          balance={2_000_000}
          onTopUp={nothing}
          onNotifications={nothing}
          onMenu={nothing}
          menuOpen={false}
          userMenu={null}
        />
      }
      sideNav={<SideNav groups={sampleGroups} />}
      bottomBar={<BottomBar items={quickItems} onMenu={nothing} menuOpen={false} />}
    >
      <div style={{ height: 3_000 }} />
      <span id="opener">
        <Button onClick={() => setOpen(true)}>Mở</Button>
      </span>
      {overlay(open, () => setOpen(false))}
      <div style={{ height: 3_000 }} />
    </AppShell>
  );
}

type Overlay = (open: boolean, close: () => void) => ReactNode;

const overlays: readonly (readonly [name: string, role: 'dialog' | 'menu', overlay: Overlay])[] = [
  [
    'a dialog',
    'dialog',
    (open, close) => (
      <Dialog open={open} onClose={close} title="Thuê máy">
        Không hoàn tiền sau khi đã thuê máy.
      </Dialog>
    ),
  ],
  [
    'the drawer',
    'dialog',
    (open, close) => (
      <Drawer open={open} onClose={close} title="Đỗ Quốc Bửu">
        Máy PC
      </Drawer>
    ),
  ],
  [
    'the palette',
    'dialog',
    (open, close) => <CommandPalette open={open} onClose={close} groups={[]} />,
  ],
  [
    'a menu',
    'menu',
    (open) =>
      open && (
        <ActionMenu
          defaultOpen
          button={<Button>Thao tác</Button>}
          title="Máy 01"
          groups={[{ id: 'all', actions: [{ id: 'wake', label: 'Bật nguồn', onSelect: nothing }] }]}
        />
      ),
  ],
];

/** Where the bars and the button that opens the overlay are in the window. */
function places() {
  return [...document.querySelectorAll('header, nav, #opener')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0)
    .map(({ x, y }) => [Math.round(x), Math.round(y)]);
}

const rootOverflow = () => getComputedStyle(document.documentElement).overflowY;

test.for(
  [390, 1440].flatMap((width) =>
    overlays.map(([name, role, overlay]) => ({ name, width, role, overlay })),
  ),
)(
  '$name moves neither a page that has been scrolled, $width px wide, nor its bars',
  async ({ width, role, overlay }) => {
    await page.viewport(width, 844);
    show(<Screen overlay={overlay} />);
    const opener = page.getByRole('button', { name: 'Mở', exact: true });
    await expect.element(opener).toBeInTheDocument();
    opener.element().scrollIntoView({ block: 'center' });
    await animationFrames(2);
    const before = places();
    const y = window.scrollY;
    expect(y).toBeGreaterThan(2_000);

    await userEvent.click(opener);
    await expect.element(page.getByRole(role)).toBeVisible();
    await animationFrames(2);
    expect(places()).toEqual(before);
    expect(window.scrollY).toBe(y);
    // The popup of a menu stands beside its button, and the page stays alive.
    expect(rootOverflow()).toBe(role === 'menu' && width > 760 ? 'scroll' : 'hidden');

    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole(role)).not.toBeInTheDocument();
    await expect.poll(rootOverflow).toBe('scroll');
    expect(places()).toEqual(before);
    expect(window.scrollY).toBe(y);
  },
);
