import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MachineGrid } from '../machine-card/MachineGrid.tsx';
import { animationFrames, stage } from '../testing/stage.tsx';
import { AppShell } from './AppShell.tsx';

const { show } = stage();

function shell(session: string | null) {
  return (
    <AppShell
      topBar={<div>Trạm</div>}
      sideNav={<nav>Thuê PC</nav>}
      sideFooter={
        <>
          {session !== null && <section>{session}</section>}
          <aside>Hỗ trợ 8h30 – 23h00</aside>
        </>
      }
      bottomBar={null}
    >
      <h1>Thuê PC GPU</h1>
    </AppShell>
  );
}

test.for([
  [1440, 2],
  [2560, 3],
] as const)(
  'a screen that is %i px wide has %i machine cards side by side',
  async ([width, columns]) => {
    await page.viewport(width, 1200);
    show(
      <AppShell topBar={null} sideNav={<nav>Thuê PC</nav>} bottomBar={null}>
        <MachineGrid label="Máy">
          {['Một', 'Hai', 'Ba', 'Bốn'].map((name) => (
            <p key={name}>{name}</p>
          ))}
        </MachineGrid>
      </AppShell>,
    );
    const list = page.getByRole('list', { name: 'Máy' });
    await expect.element(list).toBeVisible();
    const template = getComputedStyle(list.element()).gridTemplateColumns;
    expect(template.split(' ')).toHaveLength(columns);
  },
);

test('what comes later to the foot of the side menu moves nothing that is there (Layout Instability API)', async () => {
  show(shell(null));
  await expect.element(page.getByRole('complementary')).toBeVisible();
  await document.fonts.ready;
  await animationFrames(2);

  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  show(shell('1 máy đang chạy, còn 42 phút'));
  await expect.element(page.getByText('1 máy đang chạy, còn 42 phút')).toBeVisible();
  await animationFrames(2);
  shifts.push(...observer.takeRecords());
  observer.disconnect();
  expect(shifts).toEqual([]);
});
