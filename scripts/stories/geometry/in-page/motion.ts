import { nameOf } from './elements.ts';

/** The longest motion under `prefers-reduced-motion`, ms: it is not visible. */
const longest = 1;

function milliseconds(list: string): number {
  return Math.max(
    ...list.split(',').map((value) => {
      const time = Number.parseFloat(value);
      return value.trim().endsWith('ms') ? time : time * 1000;
    }),
  );
}

/** Animations and transitions that run despite `prefers-reduced-motion`. */
export function motion(): readonly string[] {
  const running = document.getAnimations().flatMap((animation) => {
    const { effect } = animation;
    const { duration, iterations } = effect?.getComputedTiming() ?? {};
    const time = typeof duration === 'number' ? duration * (iterations ?? 1) : Infinity;
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return time > longest && target !== null ? [`${nameOf(target)} moves for ${time} ms`] : [];
  });
  const kept = [...document.body.querySelectorAll('*')].flatMap((element) =>
    ([null, '::before', '::after'] as const).flatMap((pseudo) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(
        element,
        pseudo,
      );
      const time = Math.max(
        milliseconds(transitionDuration),
        animationName === 'none' ? 0 : milliseconds(animationDuration),
      );
      return time > longest ? [`${nameOf(element)}${pseudo ?? ''} would move for ${time} ms`] : [];
    }),
  );
  return [...running, ...kept];
}
