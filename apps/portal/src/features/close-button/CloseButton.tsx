import { Button, type ButtonProps } from '@tram/ui/button';
import { useWords } from '../../app/words.ts';
import { closeButtonWords } from './words.vi.ts';

export function CloseButton(props: Pick<ButtonProps, 'ref' | 'onClick'>) {
  const { close } = useWords(closeButtonWords);
  return (
    <Button {...props} size="m">
      {close}
    </Button>
  );
}
