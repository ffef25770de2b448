import { expect, test } from 'vitest';
import type { CloudImage, Image } from '@tram/api/types';
import { runningCloudImage } from '@tram/machines/cloud-image/fixtures';
import { cloudImageActions, cloudImageStatusOf } from '@tram/machines/cloud-image/rules';
import { readyImage } from '@tram/machines/pc-image/fixtures';
import { pcImageActions, pcImageStatusOf } from '@tram/machines/pc-image/rules';
import { machineCommands } from './MachineCommands.tsx';
import { commandWords } from './words.vi.ts';

const id = '6740c1e29f0b7a4100000001';

/** A PC with the fields that decide about commands; the others do not matter. */
function pc(flags: Pick<Image, 'is_booting' | 'is_installed'>, ssh: Image['ssh'] = null): Image {
  return { ...readyImage, _id: id, name: 'Render', ssh, ...flags };
}

function cloud(flags: Partial<CloudImage>): CloudImage {
  return {
    ...runningCloudImage,
    _id: id,
    name: 'Game',
    is_creating: false,
    is_running: false,
    is_deleted: false,
    has_expired: false,
    operation: null,
    response_data: null,
    backup_response_data: null,
    resource_cloud: null,
    ...flags,
  };
}

function commandsOf(
  machines: Partial<Parameters<typeof machineCommands>[0]>,
  go: (address: string) => void = () => undefined,
) {
  const all = { pcs: [], clouds: [], vpsOrders: [], isAccountLoaded: true, ...machines };
  return machineCommands(all, commandWords.vi, go);
}

const flags = [0, 1] as const;
const pcStates = flags.flatMap((is_booting) =>
  flags.map((is_installed) => ({ is_booting, is_installed })),
);
const yesNo = [false, true];
const cloudStates = yesNo.flatMap((is_creating) =>
  yesNo.flatMap((is_running) =>
    yesNo.map((has_expired) => ({ is_creating, is_running, has_expired })),
  ),
);
const actionOf = (command: string): string => command.split('-')[1] ?? '';

test.each(pcStates)(
  'a PC with %o is never offered what its table of allowed actions forbids',
  (state) => {
    const row = pc(state);
    const allowed: Readonly<Record<string, readonly string[]>> = pcImageActions;
    for (const { id: name } of commandsOf({ pcs: [{ row, page: 1 }] })) {
      expect(allowed[actionOf(name)]).toContain(pcImageStatusOf(row));
    }
  },
);

test.each(pcStates)(
  'a PC with %o is never offered anything that costs money without an account',
  (state) => {
    const commands = commandsOf({ pcs: [{ row: pc(state), page: 1 }], isAccountLoaded: false });
    const spending = commands.filter(({ id: name }) => /^pc-(?:rent|extend)-/.test(name));
    expect(spending).toEqual([]);
  },
);

test.each(cloudStates)(
  'a cloud machine with %o is never offered what its table forbids',
  (state) => {
    const row = cloud(state);
    const allowed: Readonly<Record<string, readonly string[]>> = cloudImageActions;
    for (const { id: name } of commandsOf({ clouds: [{ row, page: 1 }] })) {
      expect(allowed[actionOf(name)]).toContain(cloudImageStatusOf(row));
    }
  },
);

test.each(cloudStates)(
  'a cloud machine with %o is offered no command while it is busy',
  (state) => {
    const row = cloud({ ...state, operation: 'backup' });
    const commands = commandsOf({ clouds: [{ row, page: 1 }] });
    const touching = /^cloud-(?:restart|shutdown|backup|restore|deleteVm|delete)-/;
    expect(commands.filter(({ id: name }) => touching.test(name))).toEqual([]);
  },
);

test('choosing one leads to its dialog on the page of the list that has the machine, and does nothing else', () => {
  const gone: string[] = [];
  const commands = commandsOf(
    { pcs: [{ row: pc({ is_booting: 0, is_installed: 1 }), page: 2 }] },
    (address) => gone.push(address),
  );
  expect(commands.map(({ label }) => label)).toEqual([
    'Gia hạn Render',
    'Kết nối tới Render',
    'Play trên Render',
    'Cấp mật khẩu mới cho Render',
    'Reset Render',
    'Chọn đường internet cho Render',
    'Xoay IP của Render',
  ]);
  commands.find(({ label }) => label === 'Reset Render')?.onSelect();
  expect(gone).toEqual([`/?reset=${id}&page=2`]);
});

test('a machine that two pages name, because it moved between them, has each command once', () => {
  const row = pc({ is_booting: 0, is_installed: 1 });
  const names = commandsOf({
    pcs: [
      { row, page: 1 },
      { row, page: 2 },
    ],
  }).map(({ id: name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
