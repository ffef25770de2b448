// @vitest-environment happy-dom
/** Every React example of every README is drawn against stub ports and used once. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { stoppedCloudImage } from '@tram/machines/cloud-image/fixtures';
import { noneRecord } from '@tram/machines/hardware-request/fixtures';
import { freePc, OWN_ACCOUNT } from '@tram/machines/ip-rotation/fixtures';
import { readyImage } from '@tram/machines/pc-image/fixtures';
import { act, type ComponentType, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { componentsOf, readmeExamples, writtenExamples } from './readme-examples.ts';
import {
  cloudImagePorts,
  hardwareRequestPorts,
  ipRotationPorts,
  kycOtpPorts,
  pcImagePorts,
  rechargeQrPorts,
  sessionPorts,
} from './stub-ports.ts';

/** A component on a page, as its user sees it. */
interface Screen {
  text: () => string;
  /** Presses the button with these words, and waits for the effects. */
  press: (words: string) => Promise<void>;
  isDisabled: (words: string) => boolean;
}

/** The props of each component, the actions, and the visible result. */
interface Journey {
  readonly props: object;
  readonly sees: unknown;
  readonly use: (screen: Screen) => unknown;
}
const journeys: Readonly<Record<string, Journey>> = {
  'src/session/README.md App': {
    props: { ports: sessionPorts },
    use: (screen) => screen.text(),
    sees: 'Đăng nhập',
  },
  'src/recharge-qr/README.md TopUp': {
    props: { ports: rechargeQrPorts, resume: null },
    use: async (screen) => {
      await screen.press('Tạo mã QR');
      return screen.text();
    },
    sees: 'TRAM8K2Q7D',
  },
  'src/payment/README.md Extend': {
    props: {
      ports: {
        send: () => Promise.resolve({ ok: true, value: null }),
        newKey: () => 'one-key',
        evidence: null,
      },
    },
    use: async (screen) => {
      await screen.press('Gia hạn 2 tháng');
      return screen.text();
    },
    sees: 'Gia hạn thành công',
  },
  'src/pc-image/README.md PcCard': {
    props: { ports: pcImagePorts, image: readyImage },
    use: async (screen) => {
      const extend = vi.spyOn(pcImagePorts, 'extendOrder');
      const before = screen.isDisabled('Gia hạn');
      await screen.press('Gia hạn');
      return { before, orders: extend.mock.calls.map(([{ unit, period }]) => [unit, period]) };
    },
    sees: { before: false, orders: [['day', 1]] },
  },
  'src/cloud-image/README.md CloudCard': {
    props: { ports: cloudImagePorts, image: stoppedCloudImage },
    use: async (screen) => {
      await screen.press('Bật máy');
      const said = screen.text();
      await screen.press('Đã hiểu');
      return [said, screen.text(), screen.isDisabled('Bật máy')];
    },
    sees: ['Bật máyHết máy trốngĐã hiểu', 'Bật máy', false],
  },
  'src/hardware-request/README.md Hardware': {
    props: { ports: hardwareRequestPorts, record: noneRecord, discount: 10 },
    use: async (screen) => {
      await screen.press('Thêm phần cứng');
      return [screen.text(), screen.isDisabled('Gửi yêu cầu')];
    },
    sees: [expect.stringContaining('+32GB RAM 90.000 VNĐ'), true],
  },
  'src/ip-rotation/README.md Routes': {
    props: { ports: ipRotationPorts, record: freePc, accountId: OWN_ACCOUNT },
    use: async (screen) => {
      await screen.press('Start');
      return [screen.text(), screen.isDisabled('Đổi IP')];
    },
    sees: [expect.stringContaining('WAN11 VNPT xoay 198.51.100.7Đổi IP'), false],
  },
  'src/kyc-otp/README.md CodeDialog': {
    props: { ports: kycOtpPorts },
    use: (screen) => [screen.isDisabled('Xác nhận'), screen.isDisabled('Gửi lại mã OTP')],
    sees: [true, true],
  },
};

const examples = readmeExamples().filter(({ language }) => language === 'tsx');
const components = examples.flatMap((example) =>
  componentsOf(example).map((name) => [`${example.readme} ${name}`, example.file, name] as const),
);

let folder: string;
let unmount = () => {};
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  folder = writtenExamples('readme-react', examples);
});
afterEach(() => unmount());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every component of a README has its journey', () => {
  expect(Object.keys(journeys).sort()).toEqual(components.map(([title]) => title).sort());
});

describe('in React', () => {
  test.each(components)('%s', async (title, file, name) => {
    const module: Record<string, ComponentType<object>> = await import(
      /* @vite-ignore */ path.join(folder, file)
    );
    const component = module[name];
    const used = journeys[title];
    if (component === undefined || used === undefined) throw new Error(`${title} is not there`);
    const screen = await drawn(component, used.props);
    expect(await used.use(screen)).toEqual(used.sees);
  });
});

async function drawn(component: ComponentType<object>, props: object): Promise<Screen> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
  await act(async () => root.render(createElement(component, props)));
  const button = (words: string) => {
    const found = [...container.querySelectorAll('button')].find(
      (each) => each.textContent === words,
    );
    if (found === undefined) throw new Error(`No button says ${words}: ${container.textContent}`);
    return found;
  };
  return {
    text: () => container.textContent,
    press: (words) => act(async () => button(words).click()),
    isDisabled: (words) => button(words).disabled,
  };
}
