import { MachineCardContent, type MachineCardContentProps } from './MachineCardContent.tsx';
import { MachineCardFrame, type MachineCardHeadProps } from './MachineCardFrame.tsx';

export { LazyMachineCard, type LazyMachineCardProps } from './LazyMachineCard.tsx';
export {
  MachineCardContent,
  type MachineCardContentProps,
  type MachinePrice,
  type MachineSpec,
} from './MachineCardContent.tsx';
export { MachineGrid, type MachineGridProps } from './MachineGrid.tsx';

export interface MachineCardProps extends MachineCardHeadProps, MachineCardContentProps {}

/**
 * One machine: plate, name, state / display / details / prices / buttons. Renders an `<article>` named by its heading, for a
 * child of `MachineGrid`. On phones details and prices fold into 'Chi tiết máy' and the buttons fill the width
 * (art direction, sections 5 and 7). Where there may be many, use `LazyMachineCard`.
 */
export function MachineCard({
  plate,
  name,
  headingLevel,
  kind,
  host,
  tag,
  ...content
}: MachineCardProps) {
  return (
    <MachineCardFrame
      plate={plate}
      name={name}
      kind={kind}
      host={host}
      tag={tag}
      {...(headingLevel === undefined ? {} : { headingLevel })}
    >
      <MachineCardContent {...content} />
    </MachineCardFrame>
  );
}
