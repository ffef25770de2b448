import { memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AppShell } from '@tram/ui/app-shell';
import { BottomBar } from '@tram/ui/bottom-bar';
import { Brand } from '@tram/ui/brand-mark';
import { Link as TextLink } from '@tram/ui/link';
import { SideNav } from '@tram/ui/side-nav';
import { TopBar } from '@tram/ui/top-bar';
import { importChunk } from '../../app/import-chunk.ts';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { DataProvider } from '../../data/DataProvider.tsx';
import { useAccount } from '../../data/query-state.ts';
import { useWhenConnected } from '../../data/live.ts';
import { usePreloadOnInput, useWhenIdle, whenIdle } from '../../data/when-idle.ts';
import { rechargeParameter } from '../../data/shown-recharge.ts';
import { useOpenRecharge } from '../../features/recharge/use-open-recharge.ts';
import {
  LaterRunwayNote,
  RunwayDialogs,
  useOpenRunway,
} from '../../features/runway/RunwayEntry.tsx';
import { ChunkBoundary, ChunkFallback } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import { useFollowNotificationRequests } from '../../features/notification-requests/use-follow-notification-requests.ts';
import { Link, Outlet, useLocation } from '../../router.ts';
import { Banner } from './Banner.tsx';
import { screen } from './Layout.css.ts';
import { LoadingIndicator } from './LoadingIndicator.tsx';
import { useLayoutNavigation } from './navigation.tsx';
import { useNotification } from './use-notification.ts';
import { UserMenu } from './UserMenu.tsx';
import { layoutWords } from './words.vi.ts';
import { queryClientOf } from '../../data/query-client.ts';
import type { BellNews } from '../../features/activity/Activity.tsx';
import { useDialogAddress } from '../../features/address/dialog-address.ts';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { formatMoney } from '../../app/format-money.ts';

// The layout renders with every answer about the account and every part that arrives; its menus change with none of them.
const SideMenu = memo(SideNav);
const BottomMenu = memo(BottomBar);

const MainDrawer = lazyChunk(async () => (await import('./MainDrawer.tsx')).MainDrawer);
const loadCommands = () => importChunk(() => import('./commands-parts.tsx'));
const loadKeepFocus = () => importChunk(() => import('./keep-focus.ts'));
const loadInsideScreens = () => importChunk(() => import('../../inside-screens.ts'));
const loadSessionClock = () => importChunk(() => import('../../features/session-clock/parts.tsx'));
const Activity = lazyChunk(
  async () => (await import('../../features/activity/Activity.tsx')).Activity,
);
const RechargeDialogs = lazyChunk(
  async () => (await import('../../features/recharge/RechargeDialogs.tsx')).RechargeDialogs,
);
const HtmlDialog = lazyChunk(async () => (await import('@tram/ui/html-dialog')).HtmlDialog);

/** The authenticated layout (specification, section 2): everything around the screens behind the login. */
export function Layout() {
  return (
    <DataProvider>
      <Frame />
    </DataProvider>
  );
}

/** Whether the drawer is open: until it is closed, or the customer has gone somewhere. */
function useDrawer() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [everOpened, setEverOpened] = useState(false);
  return {
    isOpen: openedAt === key,
    everOpened,
    open: useCallback(() => {
      setOpenedAt(key);
      setEverOpened(true);
    }, [key]),
    close: () => setOpenedAt(null),
  };
}

/** The recharge dialogs from the first address on that names one; then they stay, to close as they opened. */
function LaterRechargeDialogs() {
  const { search } = useLocation();
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && new URLSearchParams(search).has(rechargeParameter)) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <ChunkBoundary>
      <RechargeDialogs />
    </ChunkBoundary>
  );
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/[^\d+]/g, '');
}

function Frame() {
  const words = useWords(layoutWords);
  const config = useRuntimeConfig();
  const account = useAccount();
  const navigation = useLayoutNavigation(account);
  const openRecharge = useOpenRecharge();
  const openRunway = useOpenRunway();
  const notification = useNotification();
  const activity = useActivity();
  const drawer = useDrawer();
  const commands = useWhenIdle(loadCommands);
  const focusKeeper = useWhenIdle(loadKeepFocus);
  useEffect(() => focusKeeper?.keepFocus(), [focusKeeper]);
  useFollowNotificationRequests();
  usePreloadOnInput(loadInsideScreens);
  const sessionClock = useWhenConnected(loadSessionClock);
  const quick = useMemo(
    () => sessionClock?.withRunningDot(navigation.quick) ?? navigation.quick,
    [sessionClock, navigation.quick],
  );
  const balance = account?.balance ?? null;
  const { contact } = config;
  return (
    <>
      <AppShell
        topBar={
          <TopBar
            brand={<Brand name={config.name} logo={config.logo} link={<Link to="/" />} />}
            links={navigation.top}
            balance={balance}
            balanceNote={<LaterRunwayNote />}
            onBalance={openRunway}
            onTopUp={() => openRecharge()}
            onNotifications={activity.open}
            news={activity.news}
            onMenu={drawer.open}
            menuOpen={drawer.isOpen}
            userMenu={<UserMenu account={account} />}
          />
        }
        sideNav={<SideMenu groups={navigation.groups} />}
        sideFooter={
          <>
            {sessionClock !== null && (
              <Suspense fallback={null}>
                <sessionClock.SessionMark />
              </Suspense>
            )}
            {commands !== null && <commands.CommandsOpener />}
            <aside aria-label={words.help}>
              <strong>{words.support(contact.supportHours)}</strong>
              <br />
              <TextLink tone="inherit" href={`tel:${digitsOf(contact.hotline)}`}>
                {words.hotline(contact.hotline)}
              </TextLink>{' '}
              ·{' '}
              <TextLink tone="inherit" href={`https://zalo.me/${digitsOf(contact.zalo)}`} external>
                {words.zalo}
              </TextLink>
            </aside>
          </>
        }
        bottomBar={
          <BottomMenu
            items={quick}
            onMenu={drawer.open}
            menuOpen={drawer.isOpen}
            menuNews={activity.news?.label ?? null}
          />
        }
        banner={<Banner />}
      >
        <div className={screen}>
          <Outlet />
        </div>
      </AppShell>
      <BalanceAnnouncer balance={balance} />
      <LaterRechargeDialogs />
      <RunwayDialogs />
      {drawer.everOpened && (
        <ChunkBoundary>
          <MainDrawer
            open={drawer.isOpen}
            onClose={drawer.close}
            account={account}
            groups={navigation.groups}
            onNotifications={activity.open}
            news={activity.news}
          />
        </ChunkBoundary>
      )}
      {commands !== null && <commands.CommandsHost account={account} />}
      {activity.isWanted && (
        <Suspense fallback={activity.address.shown === null ? null : <ChunkFallback />}>
          <Activity
            address={activity.address}
            onNews={activity.onNews}
            onNotification={notification.openAgain}
          />
        </Suspense>
      )}
      {notification.shown !== null && (
        <ChunkBoundary>
          <HtmlDialog
            open
            onClose={notification.dismiss}
            title={notification.shown.title}
            html={notification.shown.content}
          />
        </ChunkBoundary>
      )}
      <LoadingIndicator />
      {sessionClock !== null && (
        <Suspense fallback={null}>
          <sessionClock.SessionWatch />
        </Suspense>
      )}
    </>
  );
}

const dialogs = ['activity'] as const;

/**
 * The bell's panel, which has an address of its own, and how many lines in it are new. Its code comes after the first screen, or
 * when the panel is open.
 */
function useActivity() {
  const services = useServices();
  const address = useDialogAddress(dialogs);
  const [isQuiet, setIsQuiet] = useState(false);
  const [news, onNews] = useState<BellNews | null>(null);
  useEffect(() => whenIdle(queryClientOf(services), () => setIsQuiet(true)), [services]);
  return {
    address,
    isWanted: isQuiet || address.shown !== null,
    news,
    onNews,
    open: () => address.open('activity'),
  };
}

/**
 * Says a change of the balance politely: it changes far from where the customer is, who may be in a dialog. The first value is not a
 * change.
 */
function BalanceAnnouncer({ balance }: { readonly balance: number | null }) {
  const words = useWords(layoutWords);
  const known = useRef<number | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (balance === null) return;
    if (known.current !== null && known.current !== balance) {
      setSaid(words.balanceChanged(formatMoney(balance)));
    }
    known.current = balance;
  }, [balance, words]);
  return (
    <VisuallyHidden>
      <output data-live-announcer="">{said}</output>
    </VisuallyHidden>
  );
}
