import { createContext, use, type ReactNode } from 'react';

const SubjectContext = createContext('');

interface SubjectProps {
  /** Its name; empty inside what is no longer about it, such as a dialog. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * What the buttons inside are about, where the same stand in every card or row: their accessible names end with it, 'Gia hạn, Render
 * Tết 2027' (WCAG 2.4.6; the visible label begins the name, 2.5.3). A button with an `aria-label` says it itself. Renders no element.
 */
export function Subject({ name, children }: SubjectProps) {
  return <SubjectContext value={name}>{children}</SubjectContext>;
}

/** The name of the `Subject` around; empty outside of one. */
export function useSubject(): string {
  return use(SubjectContext);
}

/** A label with what it is about: 'Gia hạn, Render Tết 2027'. */
export function labelled(label: string, subject: string): string {
  return subject === '' ? label : `${label}, ${subject}`;
}

/** The `aria-label` of a button whose visible label is text; none outside of a `Subject`. */
export function useSubjectLabel(label: ReactNode): { readonly 'aria-label'?: string | undefined } {
  const subject = useSubject();
  return subject === '' || typeof label !== 'string'
    ? {}
    : { 'aria-label': labelled(label, subject) };
}
